// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/match/match.h"

class QPainter;
class QRectF;

// Bypass as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// Bypass for people. Lives as long as the program.
[[nodiscard]] const GameFace& bypassFace();

/// The rules of Bypass as GameFace::rules wants them.
[[nodiscard]] QString bypassRules();
/// The game behind the picture of that name in the rules page, played up to what it shows; null if there is
/// none. Two players, on the board of three a side.
[[nodiscard]] std::unique_ptr<Match> bypassExample(const QString& name);
/// Draws that picture into the area.
void drawBypassExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

/// Setting up a position of Bypass: paths and walls of everybody.
[[nodiscard]] std::unique_ptr<Arranger> makeBypassArranger(const Match& match, const Look& look);

/// Draws a board of Bypass with its score tracks and a reminder of the rules. `board` is a value of the
/// game's option; `page` is the whole page in millimetres.
void drawBypassSheet(QPainter& painter, const QRectF& page, const QString& board);

}  // namespace byways::app
