// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/stones/stone_scene.h"
#include "engine/hex/groups.h"

namespace byways {
class State;
}

namespace byways::app {

/// A picture of Byg: stones, with their groups around them.
struct BygScene : StoneScene {
  /// Finds the groups of these stones (BYG-4).
  explicit BygScene(StoneScene placed);

  std::vector<hex::Group> groups;    ///< in reading order of their first stones
  Cells closed;                      ///< empty places that the turn in progress has closed (BYG-6, BYG-7)
  std::optional<hex::Cell> pointed;  ///< a stone whose group stands out

  /// The group of a stone; null for an empty cell.
  [[nodiscard]] const hex::Group* groupOf(hex::Cell stone) const;
};

/// The name of the picture of the board with so many cells a side.
[[nodiscard]] QString bygPicture(int side);

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences.
[[nodiscard]] BygScene bygScene(const Match& match, const Look& look);
/// The places that the turn in progress has closed, as long as it has stones left: with the last one placed
/// every place is closed, and hatching them all would explain nothing.
[[nodiscard]] Cells bygClosed(const State& state, const hex::Grid& grid);

}  // namespace byways::app
