// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/challenges/full_house_position.h"
#include "engine/challenges/symmetry.h"
#include "engine/challenges/turned_keys.h"

namespace byways::challenges {

/// A position of Full House with its symmetry keys.
struct HousePlace {
  FullHousePosition position{SpaceSet()};
  TurnedKeys::All keys{};
};

/// Full House as the Rules of Beam. Changing this class changes the puzzles that codes give (maker.h).
class HouseRules {
 public:
  using Position = HousePlace;
  using Move = GroupsStep;

  HouseRules() : keys_(space_turns(overpass::board()), 1) {}

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
  // Pieces count most, then the pieces that the next move could bring in.
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

}  // namespace byways::challenges
