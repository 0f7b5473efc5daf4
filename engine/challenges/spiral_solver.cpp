// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/solvers.h"

#include <new>

#include "engine/challenges/jump_notation.h"
#include "engine/challenges/symmetry.h"
#include "engine/challenges/turned_keys.h"
#include "engine/solve/beam.h"

namespace byways::challenges {

using overpass::board;
using overpass::kColours;

namespace {

struct SpiralPlace {
  SpiralPosition position;
  TurnedKeys::All keys{};
};

// What the beam asks about the Spiral.
class SpiralRules {
 public:
  using Position = SpiralPlace;
  using Move = Jump;

  SpiralRules() : keys_(node_turns(board()), kColours) {
    NodeSet reached;
    reached.add(board().centre());
    NodeSet ring = reached;
    for (int distance = 0; !ring.empty(); ++distance) {
      NodeSet next;
      ring.for_each([&](Node node) {
        distance_[slot(node)] = distance;
        next |= board().beside(node);
      });
      ring = next - reached;
      reached |= next;
    }
  }

  [[nodiscard]] Position place(const SpiralPosition& position) const {
    Position result{position, {}};
    for (Colour colour = 0; colour < kColours; ++colour) {
      position.pieces(colour).for_each([&](Node node) { keys_.flip(result.keys, node, slot(colour)); });
    }
    return result;
  }
  template <class Visit>
  void visit_moves(const Position& place, Visit visit) const {
    visit_leaps(place.position, [&visit](const Jump& leap) {
      visit(leap);
      return true;
    });
  }
  [[nodiscard]] Position after(const Position& place, const Move& leap) const {
    Position next = place;
    const std::size_t mover = slot(place.position.colour_at(leap.from));
    keys_.flip(next.keys, leap.from, mover);
    keys_.flip(next.keys, leap.to, mover);
    keys_.flip(next.keys, leap.removed, slot(place.position.colour_at(leap.removed)));
    next.position.play(leap);
    return next;
  }
  [[nodiscard]] KeyTable::Key key(const Position& place) const { return keys_.key(place.keys); }
  // Pieces near the centre, none of them alone, and colours mixed.
  [[nodiscard]] int score(const Position& place, std::uint64_t noise) const {
    constexpr int kDistance = 4;
    constexpr int kAlone = 12;
    const SpiralPosition& position = place.position;
    int sum = static_cast<int>(noise % 4);
    position.occupied().for_each([&](Node node) {
      sum -= kDistance * distance_[slot(node)];
      sum -= (board().beside(node) & position.occupied()).empty() ? kAlone : 0;
    });
    for (Colour colour = 0; colour < kColours && position.has_colours(); ++colour) {
      const int count = position.pieces(colour).count();
      sum -= 2 * count * count;
    }
    return sum;
  }
  [[nodiscard]] static std::optional<int> rank(const Position& place) {
    if (!place.position.is_solved()) {
      return {};
    }
    return place.position.is_in_centre() ? 0 : 1;
  }

 private:
  static std::size_t slot(int i) { return static_cast<std::size_t>(i); }

  TurnedKeys keys_;
  std::array<int, overpass::kMostNodes> distance_{};
};

// Wider and wider beams: the first ones find what is easy to find, and one that was wide enough for
// everything proves.
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
    // After the widest, narrow ones with other noise.
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
