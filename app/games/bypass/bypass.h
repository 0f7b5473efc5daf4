// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/match/match.h"

class QPainter;
class QRectF;

namespace byways::app {

// Bypass as the window knows it. References that are passed must outlive what is made of them.

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

// The longer texts of Bypass's GameFace, which are documented there.

[[nodiscard]] QString bypassRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString bypassLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; the steps of an unfinished turn will do.
[[nodiscard]] QString bypassTurnText(const QString& entry, const Match& match);
/// Which routes the turn that has just ended closed or broke, and who owns how much of them; empty if none.
[[nodiscard]] QString bypassRoutesText(const Match& match);
/// Where a letter's route leads, whether it is closed, and who owns how much of it.
[[nodiscard]] QString bypassRouteText(const Match& match, int letter);
[[nodiscard]] QString bypassResultText(const Match& match);

// The aim of Bypass and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bypassAim();
[[nodiscard]] QString bypassStepText(const QString& step);
/// Both halves of a swap as one, short enough for a list; empty if they are something else.
[[nodiscard]] QString bypassSwapText(const QString& oneHalf, const QString& otherHalf);

}  // namespace byways::app
