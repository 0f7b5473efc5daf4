// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/solvers.h"

#include <new>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/symmetry.h"
#include "engine/challenges/turned_keys.h"
#include "engine/overpass/groups_notation.h"
#include "engine/solve/beam.h"

namespace byways::challenges {

using overpass::board;

namespace {

struct HousePlace {
  FullHousePosition position{SpaceSet()};
  TurnedKeys::All keys{};
};

// What the beam asks about Full House.
class HouseRules {
 public:
  using Position = HousePlace;
  using Move = GroupsStep;

  HouseRules() : keys_(space_turns(board()), 1) {}

  [[nodiscard]] Position place(const FullHousePosition& position) const {
    Position result{position, {}};
    position.pieces().for_each([&](Space space) { keys_.flip(result.keys, space); });
    return result;
  }
  template <class Visit>
  void visit_moves(const Position& place, Visit visit) const {
    visit_steps(place.position, [&visit](const GroupsStep& step) {
      visit(step);
      return true;
    });
  }
  [[nodiscard]] Position after(const Position& place, const Move& step) const {
    Position next = place;
    next.position.play(step);
    keys_.flip(next.keys, step.from);
    keys_.flip(next.keys, step.to);
    step.brought_in.for_each([&](Space space) { keys_.flip(next.keys, space); });
    return next;
  }
  [[nodiscard]] KeyTable::Key key(const Position& place) const { return keys_.key(place.keys); }
  // Pieces count most, then what the next move could bring in.
  [[nodiscard]] static int score(const Position& place, std::uint64_t noise) {
    constexpr int kPiece = 100;
    constexpr int kOne = 5;
    constexpr int kTwo = 20;
    const FullHousePosition& position = place.position;
    int sum = kPiece * position.pieces().count() + static_cast<int>(noise % 2);
    position.pieces().for_each([&](Space from) {
      position.ways_from(from).for_each([&](Space to) {
        const int count = position.completed(from, to).count();
        sum += count == 0 ? 0 : (count == 1 ? kOne : kTwo);
      });
    });
    return sum;
  }
  [[nodiscard]] static std::optional<int> rank(const Position& place) {
    return place.position.is_solved() ? std::optional<int>(0) : std::nullopt;
  }

 private:
  TurnedKeys keys_;
};

// Wider and wider beams, until one proves something or the last is done.
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
      // A solution in hand is told whatever has ended the search for better ones.
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
