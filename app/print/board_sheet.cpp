// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/board_sheet.h"

#include <QPainter>

#include "app/games/catalogue.h"

namespace byways::app {

namespace {

/// A printable board and the face that draws it.
struct OfferedSheet {
  const GameFace* face;
  PaperSheet sheet;
};

QList<OfferedSheet> offeredSheets() {
  QList<OfferedSheet> offered;
  for (const CatalogueEntry& entry : catalogue()) {
    for (const PaperSheet& sheet : entry.face->sheets()) {
      offered.append({entry.face, sheet});
    }
  }
  return offered;
}

// Precondition: `board` is one of printableBoards().
OfferedSheet offeredSheet(const QString& board) {
  for (const OfferedSheet& offered : offeredSheets()) {
    if (offered.sheet.id == board) {
      return offered;
    }
  }
  Q_UNREACHABLE();
}

}  // namespace

QStringList printableBoards() {
  QStringList boards;
  for (const OfferedSheet& offered : offeredSheets()) {
    boards.append(offered.sheet.id);
  }
  return boards;
}

QString printableBoardOf(const Match& match) { return faceOf(match.game()).sheetOf(match); }

QString printableBoardName(const QString& board) { return offeredSheet(board).sheet.name; }

void drawBoardSheet(QPainter& painter, const QRectF& page, const QString& board) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  offeredSheet(board).face->drawSheet(painter, page, board);
  painter.restore();
}

}  // namespace byways::app
