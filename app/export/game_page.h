// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

#include "app/print/game_copy.h"

namespace byways::app {

/// How the web page of a game looks.
struct WebPageChoice {
  PictureOptions picture;  ///< the theme is ignored: the page has both
  bool notation = true;    ///< whether turns are written in notation (Preferences::notation)
};

/// A game as a single self-contained web page, in the language of the window: the board turn by turn, the
/// turns with comments and other lines, the players, the result, and what a review has found. The page loads
/// nothing from the network and runs only its own script; without scripts it shows the last position. Names
/// and comments are shown as plain text.
///
/// May be called on any thread. `goOn` is called with the number of boards done and the total number, and
/// returns whether to go on. The page is empty if it returns false, or if the game can't be replayed.
[[nodiscard]] QByteArray gameWebPage(const GameCopy& game, const WebPageChoice& choice,
                                     const std::function<bool(int, int)>& goOn);

}  // namespace byways::app
