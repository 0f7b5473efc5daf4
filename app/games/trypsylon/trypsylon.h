// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/trypsylon/trypsylon_scene.h"

class QPainter;
class QRectF;

// TRYPSYLON as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// TRYPSYLON and TRYPSYLON Expert for people. Lives as long as the program.
[[nodiscard]] const GameFace& trypsylonFace();

/// The rules of TRYPSYLON as GameFace::rules wants them.
[[nodiscard]] QString trypsylonRules();
/// The boards side by side in the picture of that name in the rules page; none if there is no such picture.
[[nodiscard]] std::vector<TrypsylonScene> trypsylonExample(const QString& name);
/// That picture's height for its width.
[[nodiscard]] double trypsylonExampleShape(const QString& name);
/// Draws that picture into the area.
void drawTrypsylonExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

/// Setting up a position of TRYPSYLON: cards face down and face up, and the one inserted last.
[[nodiscard]] std::unique_ptr<Arranger> makeTrypsylonArranger(const Match& match, const Look& look);

// TRYPSYLON for playing on paper. `page` is the whole page in millimetres.

/// Draws a board with its four shores, told apart by their patterns, and a reminder of the rules.
void drawTrypsylonSheet(QPainter& painter, const QRectF& page, int columns, int rows);
/// Draws the cards, enough for the largest board, to be cut out. They fit the cells of the board.
void drawTrypsylonCards(QPainter& painter, const QRectF& page);

}  // namespace byways::app
