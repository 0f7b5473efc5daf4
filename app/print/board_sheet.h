// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace byways::app {

class Match;

/// The names of the boards and cards that can be printed; they are valid in file names.
[[nodiscard]] QStringList printableBoards();
/// The name of the board that the match is played on; empty if its game has none.
[[nodiscard]] QString printableBoardOf(const Match& match);
/// The name of such a board for people. Precondition for these two: `board` is one of printableBoards().
[[nodiscard]] QString printableBoardName(const QString& board);

/// Draws a board, with the score sheet that it needs, for playing on paper: black lines on white, as large as
/// the page allows. `page` is the whole page in millimetres.
void drawBoardSheet(QPainter& painter, const QRectF& page, const QString& board);

}  // namespace byways::app
