// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/solvers.h"

#include <new>

#include "engine/challenges/jump_notation.h"
#include "engine/challenges/spiral_rules.h"
#include "engine/solve/beam.h"

namespace byways::challenges {

namespace {

// Searches with wider and wider beams: the narrow ones find easy solutions, and a beam that never had to drop
// a position proves the result.
Solution search_leaps(const SpiralPosition& position, const SolveLimits& limits) {
  constexpr std::size_t kFirstWidth = 20;
  constexpr std::size_t kFactor = 4;
  Watch watch(limits);
  const SpiralRules rules;
  Beam<SpiralRules> beam(rules, watch, limits.megabytes);
  Solution solution;
  for (std::size_t round = 0, width = kFirstWidth;; ++round) {
    const auto result = beam.run(rules.place(position), width, position.count(), round);
    solution.nodes = watch.nodes();
    if (result.rank && (solution.moves.empty() || *result.rank == 0)) {
      solution.verdict = Verdict::Solved;
      solution.centre = *result.rank == 0;
      solution.moves.clear();
      for (const Jump& leap : result.moves) {
        solution.moves.push_back(text_of(leap));
      }
      watch.set_best(1);
    }
    if (solution.centre || result.complete) {
      solution.proven_best = !solution.moves.empty();
      solution.verdict = solution.moves.empty() ? Verdict::Impossible : Verdict::Solved;
      return solution;
    }
    if (watch.ended()) {
      solution.verdict = solution.moves.empty() ? *watch.ended() : Verdict::Solved;
      return solution;
    }
    // After the widest beam, starts again with a narrow one and other noise.
    width = width < Beam<SpiralRules>::kWidest ? std::min(width * kFactor, Beam<SpiralRules>::kWidest)
                                               : kFirstWidth * kFactor * kFactor;
  }
}

}  // namespace

Solution solve_spiral(const SpiralPosition& position, const SolveLimits& limits) {
  try {
    return search_leaps(position, limits);
  } catch (const std::bad_alloc&) {
    Solution none;
    none.verdict = Verdict::Memory;
    return none;
  }
}

}  // namespace byways::challenges
