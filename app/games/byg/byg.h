// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

#include "app/games/arranger.h"
#include "app/games/byg/byg_scene.h"
#include "app/games/game_face.h"

class QPainter;
class QRectF;

// Byg as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// How Byg speaks and looks. Lives as long as the program.
[[nodiscard]] const GameFace& bygFace();

/// Byg's rules page as rich text with "board:" pictures, in the language of the moment.
[[nodiscard]] QString bygRules();
/// The picture of that name in the rules page; nothing if there is none.
[[nodiscard]] std::optional<BygScene> bygExample(const QString& name, const Look& look);

/// Setting up a position of Byg: stones of both players.
[[nodiscard]] std::unique_ptr<Arranger> makeBygArranger(const Match& match, const Look& look);

/// Draws a board of Byg with that many hexes a side and a reminder of the rules. `page` is the whole page in
/// millimetres.
void drawBygSheet(QPainter& painter, const QRectF& page, int side);

}  // namespace byways::app
