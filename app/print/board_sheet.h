// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace byways::app {

/// The boards that can be printed, as the option "board" of Bypass names them.
[[nodiscard]] QStringList printableBoards();

/// Draws a board with its score tracks for playing on paper: black lines on white, as large as the page
/// allows. `page` is the whole page in millimetres.
void drawBoardSheet(QPainter& painter, const QRectF& page, const QString& board);

}  // namespace byways::app
