// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

#include "app/print/game_copy.h"

namespace byways::app {

/// How the web page of a game looks.
struct WebPageChoice {
  PictureOptions picture;  ///< except the theme: the page has both
  bool notation = true;    ///< how the turns are written: Preferences::notation
};

/// A game as one web page that needs nothing else: the board turn by turn, the turns with their comments and
/// other lines, the players, the result, and what a review has found. It loads nothing from the network, runs
/// no script but its own, and shows the last position if scripts are off. Names and comments are shown as
/// plain text. In the language of the window.
///
/// Any thread. `goOn` is called with the number of boards done and the number in all, and returns whether to
/// go on; if not, or if the game can't be replayed, the page is empty.
[[nodiscard]] QByteArray gameWebPage(const GameCopy& game, const WebPageChoice& choice,
                                     const std::function<bool(int, int)>& goOn);

}  // namespace byways::app
