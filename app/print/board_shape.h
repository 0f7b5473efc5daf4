// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/game_face.h"

namespace byways::app {

/// The part of a square that a board fills when it is drawn into the square, in units of the square's side;
/// the whole square if nothing is drawn. May be called on any thread that owns `match` and `look`.
[[nodiscard]] QRectF boardShape(const GameFace& face, const Match& match, const Look& look);

}  // namespace byways::app
