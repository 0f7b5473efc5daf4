// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"

class QMimeData;
class QWidget;

namespace byways::app {

class Look;

/// The board of a match as data for other programs: a picture, and a PNG file, which exists as long as the
/// program runs. It contains nothing secret.
[[nodiscard]] std::unique_ptr<QMimeData> boardToDrop(const Match& match, const Look& look);

/// Starts dragging it out of the window, with a small board below the pointer. Returns after the drop.
void dragBoard(QWidget& from, const Match& match, const Look& look);

}  // namespace byways::app
