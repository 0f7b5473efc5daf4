// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The way in which a player sees a game's board: first mirrored left to right, or not, then turned
/// clockwise.
struct BoardFacing {
  int ways = 0;   ///< how many ways round it can lie: 6, 4, or 0 for one that always lies the same way
  int steps = 0;  ///< turned clockwise by that many of the `ways`, 0 to ways - 1
  bool mirrored = false;
  bool follows = false;  ///< turned further, towards whoever has the turn; only on the table

  [[nodiscard]] bool isUsual() const { return steps == 0 && !mirrored && !follows; }
  /// The same, turned further; to the left if negative.
  [[nodiscard]] BoardFacing turnedBy(int more) const;
  bool operator==(const BoardFacing&) const = default;

  // The facing as a text for the settings. Text that makes no sense is read as the usual facing.
  [[nodiscard]] QString text() const;
  [[nodiscard]] static BoardFacing fromText(const QString& text);
};

}  // namespace byways::app
