// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>

#include "app/games/sheet.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BygSheet {
  Q_DECLARE_TR_FUNCTIONS(BygSheet)
};

}  // namespace

void BygFace::drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const {
  drawHexSheet(
      painter, page, hex::Grid(sheetValue(sheet).toInt()),
      {QStringLiteral("Byg"), BygSheet::tr("By Nick Bentley, 2010"),
       BygSheet::tr(
           "To open, the Second player places one stone, and then the First player places one.\nYour turn: "
           "place at least one stone, and at most one for each of your groups, up to three.\nStones placed "
           "in one turn must not touch one another. Each group that you had when the turn began may be "
           "extended by only one of them.\nWhen the board is full, compare both players’ largest groups: the "
           "larger one wins. If they are equal, the player with priority wins.")});
}

}  // namespace byways::app
