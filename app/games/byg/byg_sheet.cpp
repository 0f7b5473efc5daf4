// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>

#include "app/games/sheet.h"

namespace byways::app {

namespace {

constexpr double kBygFoot = 26;
constexpr double kLargestHex = 26;  // a large coin has room

/// The context of these texts for translators.
class BygSheet {
  Q_DECLARE_TR_FUNCTIONS(BygSheet)
};

}  // namespace

void BygFace::drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area, QStringLiteral("Byg"), BygSheet::tr("By Nick Bentley, 2010"));
  HexSheet board(painter, area.adjusted(0, kSheetHead, 0, -kBygFoot), hex::Grid(sheetValue(sheet).toInt()),
                 kLargestHex);
  board.drawLines();
  board.drawNames();
  const QRectF foot(area.left(), area.bottom() - kBygFoot + 4, area.width(), kBygFoot - 4);
  writeOnSheet(
      painter, foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
      BygSheet::tr(
          "To open, Second places one stone, then First does.\n"
          "Your turn: place at least one stone, and at most as many as you have groups, up to three.\n"
          "Stones of one turn don’t touch one another. Each of your groups, as it was when the turn began, "
          "grows by one stone at most.\n"
          "When the board is full, compare both players’ largest groups: the larger one wins. If they are "
          "equal, the player with priority wins."),
      3.1, false, kSheetInk);
}

}  // namespace byways::app
