// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/challenges/distances.h"
#include "engine/challenges/spiral_position.h"
#include "engine/challenges/symmetry.h"
#include "engine/challenges/turned_keys.h"

namespace byways::challenges {

/// A position of the Spiral with its symmetry keys.
struct SpiralPlace {
  SpiralPosition position;
  TurnedKeys::All keys{};
};

/// The Over-Pass Spiral as the Rules of Beam. Changing this class changes the puzzles that codes give
/// (maker.h).
class SpiralRules {
 public:
  using Position = SpiralPlace;
  using Move = Jump;

  SpiralRules()
      : keys_(node_turns(overpass::board()), overpass::kColours), distance_(distances_from_centre()) {}

  [[nodiscard]] Position place(const SpiralPosition& position) const {
    Position result{position, {}};
    for (Colour colour = 0; colour < overpass::kColours; ++colour) {
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
  // Rewards pieces for being near the centre and for not being isolated, and mixed colours.
  [[nodiscard]] int score(const Position& place, std::uint64_t noise) const {
    constexpr int kDistance = 4;
    constexpr int kAlone = 12;
    const SpiralPosition& position = place.position;
    int sum = static_cast<int>(noise % 4);
    position.occupied().for_each([&](Node node) {
      sum -= kDistance * distance_[slot(node)];
      sum -= (overpass::board().beside(node) & position.occupied()).empty() ? kAlone : 0;
    });
    for (Colour colour = 0; colour < overpass::kColours && position.has_colours(); ++colour) {
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
  NodeDistances distance_;
};

}  // namespace byways::challenges
