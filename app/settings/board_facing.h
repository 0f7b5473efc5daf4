// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// How the board of a rule set lies for whoever looks at it. If `mirrored`, the board is first mirrored left
/// to right; then it is turned clockwise.
struct BoardFacing {
  int ways = 0;   ///< in how many directions the board can lie: 6, 4, or 0 if it can't be turned
  int steps = 0;  ///< by how many of the `ways` it is turned clockwise, 0 to ways - 1
  bool mirrored = false;
  bool follows = false;  ///< whether it also turns towards the player to move; only on the table

  [[nodiscard]] bool isUsual() const { return steps == 0 && !mirrored && !follows; }
  /// This facing, turned clockwise by `more` further steps; counterclockwise if negative.
  [[nodiscard]] BoardFacing turnedBy(int more) const;
  bool operator==(const BoardFacing&) const = default;

  // The facing as a text for the settings. Text that makes no sense is read as the usual facing.
  [[nodiscard]] QString text() const;
  [[nodiscard]] static BoardFacing fromText(const QString& text);
};

}  // namespace byways::app
