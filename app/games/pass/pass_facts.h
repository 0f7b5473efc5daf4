// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/overpass/place_values.h"

namespace byways::app {

/// Where a player's pieces are in a position of Over-Pass or Groups-of-Three.
struct PassPieces {
  std::vector<std::string> places;  ///< the places of the pieces on the board
  int reserve = 0;
  int home = 0;

  /// The sum of the values that `steps` has for `places`; `find` returns the index of the place with this id.
  [[nodiscard]] int sumOf(const overpass::PlaceValues& steps,
                          const std::function<std::optional<int>(const std::string& id)>& find) const;
};

[[nodiscard]] PassPieces passPieces(const State& state, Seat seat, int players);

}  // namespace byways::app
