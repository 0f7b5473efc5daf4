// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace byways::app {

class Match;

/// The ids of the boards and cards that can be printed. They are valid in file names.
[[nodiscard]] QStringList printableBoards();
/// The id of the board on which the match is played; empty if its rule set has no printable board.
[[nodiscard]] QString printableBoardOf(const Match& match);
/// The name for people of the board with this id. Precondition, also of drawBoardSheet: `board` is one of
/// printableBoards().
[[nodiscard]] QString printableBoardName(const QString& board);

/// Draws a board for playing on paper, with the score sheet that its rule set needs: black lines on white, as
/// large as the page allows. `page` is the whole page in millimetres.
void drawBoardSheet(QPainter& painter, const QRectF& page, const QString& board);

}  // namespace byways::app
