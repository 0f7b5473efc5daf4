// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/highway/highway_scene.h"

class QPainter;
class QRectF;

// Hexagonal Highway as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// Hexagonal Highway for people. Lives as long as the program.
[[nodiscard]] const GameFace& highwayFace();

/// The rules of Hexagonal Highway as GameFace::rules wants them.
[[nodiscard]] QString highwayRules();
/// The board in the picture of that name in the rules page; nothing if there is no such picture. Control and
/// journeys are those of the rules in the picture's round.
[[nodiscard]] std::optional<HighwayScene> highwayExample(const QString& name);
/// Draws that picture into the area.
void drawHighwayExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

/// Setting up a position of Hexagonal Highway: signs, travellers, scores, the round.
[[nodiscard]] std::unique_ptr<Arranger> makeHighwayArranger(const Match& match, const Look& look);

/// Draws the board of Hexagonal Highway with its starting hexes, a table for the scores of six rounds and a
/// reminder of the rules. `page` is the whole page in millimetres.
void drawHighwaySheet(QPainter& painter, const QRectF& page);

}  // namespace byways::app
