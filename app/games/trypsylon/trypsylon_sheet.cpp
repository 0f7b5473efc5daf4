// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "app/games/sheet.h"
#include "app/games/trypsylon/trypsylon_scene.h"

namespace byways::app {

namespace {

// Millimetres.
constexpr double kCard = 26;
constexpr double kSlack = 0.6;  // cards are cut a little smaller than their cells
constexpr double kShoreWidth = 11;
constexpr double kTrypsylonFoot = 38;
constexpr int kCardsInRow = 6;
constexpr int kCardRows = 6;

/// The context of these texts for translators.
class TrypsylonSheet {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonSheet)
};

// Dots for the sand of the beaches, lines for the grass of the meadows.
void drawShore(QPainter& painter, const QRectF& shore, bool isBeach, const QString& name) {
  painter.save();
  const bool isUpright = shore.height() > shore.width();
  painter.setPen(isBeach ? QPen(Qt::NoPen) : QPen(QColor::fromRgb(kSheetLine), 0.3));
  painter.setBrush(isBeach ? QBrush(QColor::fromRgb(kSheetLine)) : QBrush(Qt::NoBrush));
  const double step = isBeach ? 2.6 : 2.2;
  const QRectF label = QRectF(-16, -3.2, 32, 6.4);
  const auto isUnderLabel = [&](QPointF at) {
    const QPointF from = at - shore.center();
    return label.contains(isUpright ? QPointF(from.y(), from.x()) : from);
  };
  const auto rows = static_cast<int>(shore.height() / step);
  const auto columns = static_cast<int>(shore.width() / step);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const double aside = row % 2 == 0 ? 0.3 : 0.7;
      const QPointF at = shore.topLeft() + QPointF((column + aside) * shore.width() / columns,
                                                   (row + 0.5) * shore.height() / rows);
      if (isUnderLabel(at)) {
        continue;
      }
      if (isBeach) {
        painter.drawEllipse(at, 0.32, 0.32);
      } else {
        painter.drawLine(at + QPointF(0, 0.8), at + QPointF(0.35, -0.8));
        painter.drawLine(at + QPointF(0, 0.8), at + QPointF(-0.55, -0.5));
      }
    }
  }
  painter.translate(shore.center());
  if (isUpright) {
    painter.rotate(-90);
  }
  writeOnSheet(painter, label, Qt::AlignCenter, name, 3.6, true, kSheetInk);
  painter.restore();
  painter.setPen(QPen(QColor::fromRgb(kSheetInk), 0.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(shore);
}

void drawGrid(QPainter& painter, const QRectF& cells, int columns, int rows) {
  painter.setPen(QPen(QColor::fromRgb(kSheetLine), 0.25));
  for (int column = 0; column < columns; ++column) {
    for (int row = 0; row < rows; ++row) {
      const QRectF cell(cells.left() + column * kCard, cells.bottom() - (row + 1) * kCard, kCard, kCard);
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(cell);
      writeOnSheet(painter, cell, Qt::AlignCenter, QString(QChar(u'a' + column)) + QString::number(row + 1),
                   2.8, false, kSheetLine);
    }
  }
}

// A pathway between two strong lines, so that it is visible on any printer.
void drawWay(QPainter& painter, QPointF middle) {
  painter.save();
  painter.translate(middle);
  painter.scale(kCard / kTrypsylonCell, kCard / kTrypsylonCell);
  const double half = kTrypsylonCell / 2 * (1 - kSlack / kCard);
  painter.setClipRect(QRectF(-half, -half, 2 * half, 2 * half));
  const QPainterPath way = trypsylonWay(trypsylon::Corner::NorthWest, true);
  painter.strokePath(way, QPen(QColor::fromRgb(kSheetInk), 22, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.strokePath(way, QPen(QColor::fromRgb(kSheetPale), 17, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.restore();
}

}  // namespace

void drawTrypsylonSheet(QPainter& painter, const QRectF& page, int columns, int rows) {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area, QStringLiteral("TRYPSYLON"),
                 TrypsylonSheet::tr("By Robert Witter and Frank Warneke, WiWa Spiele"));
  QRectF cells(0, 0, columns * kCard, rows * kCard);
  cells.moveCenter(area.adjusted(0, kSheetHead, 0, -kTrypsylonFoot).center());
  drawGrid(painter, cells, columns, rows);
  const QString beach = TrypsylonSheet::tr("Beach");
  const QString meadow = TrypsylonSheet::tr("Meadow");
  drawShore(painter, QRectF(cells.topLeft() - QPointF(0, kShoreWidth), QSizeF(cells.width(), kShoreWidth)),
            false, meadow);
  drawShore(painter, QRectF(cells.bottomLeft(), QSizeF(cells.width(), kShoreWidth)), false, meadow);
  drawShore(painter, QRectF(cells.topLeft() - QPointF(kShoreWidth, 0), QSizeF(kShoreWidth, cells.height())),
            true, beach);
  drawShore(painter, QRectF(cells.topRight(), QSizeF(kShoreWidth, cells.height())), true, beach);
  const QRectF foot(area.left(), area.bottom() - kTrypsylonFoot + 4, area.width(), kTrypsylonFoot - 4);
  writeOnSheet(painter, foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               TrypsylonSheet::tr(
                   "Every cell holds a face-down card. One player joins the beaches, and the other joins the "
                   "meadows. The player whose two sides are joined after a move wins.\nThe first move: take "
                   "a face-down card off the board, turn it face up, any way round, and push it in at an end "
                   "of the row or column that has the gap. At least one other card has to move.\nFrom then "
                   "on, take any card, face down or face up, but not the card that was pushed in last.\nYou "
                   "may take two face-down cards, both before you push, if the other player has just taken a "
                   "face-up card and more than three cards are face down.\nIn a corner where four cards "
                   "meet, pathways are joined only if all four cards are face up."),
               3.1, false, kSheetInk);
}

void drawTrypsylonCards(QPainter& painter, const QRectF& page) {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area, QStringLiteral("TRYPSYLON"),
                 TrypsylonSheet::tr("Cards to cut out, on stiff paper"));
  QRectF cards(0, 0, kCardsInRow * kCard, kCardRows * kCard);
  cards.moveCenter(area.adjusted(0, kSheetHead, 0, 0).center());
  cards.moveTop(area.top() + kSheetHead + 4);
  for (int i = 0; i < kCardRows * kCardsInRow; ++i) {
    const int row = i / kCardsInRow;
    const QRectF card(cards.topLeft() + QPointF(i % kCardsInRow, row) * kCard, QSizeF(kCard, kCard));
    drawWay(painter, card.center());
    painter.setPen(QPen(QColor::fromRgb(kSheetLine), 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
  }
  writeOnSheet(painter, QRectF(area.left(), cards.bottom() + 6, area.width(), 20),
               Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               TrypsylonSheet::tr("All cards are alike. They fit every board on these pages. You need 25 of "
                                  "them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6."),
               3.1, false, kSheetInk);
}

}  // namespace byways::app
