// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"

class QMimeData;
class QWidget;

namespace byways::app {

class Look;

/// The board of a match as data for other programs: as a picture, and as a PNG file that exists as long as
/// the program runs. Neither contains anything secret. Null if the board can't be drawn.
[[nodiscard]] std::unique_ptr<QMimeData> boardToDrop(const Match& match, const Look& look);

/// Starts dragging the board out of the window, with a small picture of it below the pointer. Returns after
/// the drop.
void dragBoard(QWidget& from, const Match& match, const Look& look);

}  // namespace byways::app
