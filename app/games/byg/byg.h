// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

#include "app/games/arranger.h"
#include "app/games/byg/byg_board.h"
#include "app/games/game_face.h"
#include "app/match/match.h"

class QPainter;
class QRectF;

namespace byways::app {

// Byg as the window knows it. References that are passed must outlive what is made of them.

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

/// Who has priority at the match's cursor; nothing before the lot.
[[nodiscard]] std::optional<Seat> bygPriority(const Match& match);

// The longer texts of GameFace, which are documented there.

[[nodiscard]] QString bygRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString bygLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; a single step such as "first 2" will do.
[[nodiscard]] QString bygTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString bygResultText(const Match& match);

// The aim of Byg and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bygAim(const Match& match);
[[nodiscard]] QString bygStepText(const QString& step);

}  // namespace byways::app
