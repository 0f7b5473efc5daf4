// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"

class QMimeData;
class QWidget;

namespace byways::app {

class Look;

/// The board of a match as what other programs take: a picture, and a PNG file, which lies in a folder of its
/// own as long as the program runs. Nothing secret is in it.
[[nodiscard]] std::unique_ptr<QMimeData> boardToDrop(const Match& match, const Look& look);

/// Lets people drag that out of the window, a small board below the pointer. Returns when it is dropped.
void dragBoard(QWidget& from, const Match& match, const Look& look);

}  // namespace byways::app
