// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/match/match.h"
#include "engine/trypsylon/insight.h"

class QPainter;
class QRectF;

namespace byways::app {

// TRYPSYLON as the window knows it. References that are passed must outlive what is made of them.

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

// The longer texts of TRYPSYLON's GameFace, which are documented there.

[[nodiscard]] QString trypsylonRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString trypsylonLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; the steps of an unfinished turn will do.
[[nodiscard]] QString trypsylonTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString trypsylonResultText(const Match& match);

// The aim of TRYPSYLON and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString trypsylonAim(const Match& match);
[[nodiscard]] QString trypsylonStepText(const QString& step);
/// All steps of a turn, short enough for a list: "c3 to column c north ↗". The arrow shows the card's corner.
[[nodiscard]] QString trypsylonStepsText(const QString& steps);

// What TRYPSYLON's GameFace says of the turn in progress; documented there.

[[nodiscard]] QString trypsylonTask(const Match& match);
/// Which kinds of move are open in this turn and why, and how far the endgame is.
[[nodiscard]] QList<TurnItem> trypsylonTurnItems(const Match& match);

// Several games between the same two people: who starts the next one (TRY-8, TRY-10), and how many each has
// won.

/// The seat that started the game, kNobody before the lot.
[[nodiscard]] Seat trypsylonStarter(const Match& match);
/// The seat that starts the next game: the loser of this one, in Expert and after a draw the one that didn't
/// start it. Precondition: the game is over.
[[nodiscard]] Seat nextTrypsylonStarter(const Match& match);
/// As GameFace::nextSetup and GameFace::nextText. Precondition: the game is over.
[[nodiscard]] MatchSetup nextTrypsylonSetup(const Match& match);
[[nodiscard]] QString nextTrypsylonText(const Match& match);

}  // namespace byways::app
