// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/solvers.h"

#include <new>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/full_house_rules.h"
#include "engine/overpass/groups_notation.h"
#include "engine/solve/beam.h"

namespace byways::challenges {

namespace {

// Searches with wider and wider beams, until one proves a result or the widest one has ended.
Solution search(const FullHousePosition& position, const SolveLimits& limits) {
  constexpr std::array<std::size_t, 3> kWidths{100, 500, 2000};
  constexpr int kDeepest = 150;
  Watch watch(limits);
  const HouseRules rules;
  const int bound = fewest_moves(position);
  watch.set_bound(bound);
  Solution solution;
  solution.bound = bound;
  int best = kDeepest + 1;
  for (const std::size_t width : kWidths) {
    Beam<HouseRules> beam(rules, watch, limits.megabytes);
    const auto result = beam.run(rules.place(position), width, std::min(kDeepest, best - 1), width);
    if (result.rank) {
      best = static_cast<int>(result.moves.size());
      watch.set_best(best);
      solution.moves.clear();
      for (const GroupsStep& step : result.moves) {
        solution.moves.push_back(text_of(step));
      }
      solution.verdict = Verdict::Solved;
    }
    solution.nodes = watch.nodes();
    if (best == bound) {
      break;
    }
    if (watch.ended()) {
      // A solution that was found is reported, whatever ended the search for a better one.
      solution.verdict = best <= kDeepest ? Verdict::Solved : *watch.ended();
      return solution;
    }
    if (result.complete && best > kDeepest) {
      solution.verdict = Verdict::Impossible;
      return solution;
    }
  }
  solution.proven_best = best == bound;
  return solution;
}

}  // namespace

Solution solve_full_house(const FullHousePosition& position, const SolveLimits& limits) {
  try {
    return search(position, limits);
  } catch (const std::bad_alloc&) {
    Solution none;
    none.verdict = Verdict::Memory;
    return none;
  }
}

}  // namespace byways::challenges
