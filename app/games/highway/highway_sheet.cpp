// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/sheet.h"
#include "engine/highway/geometry.h"

namespace byways::app {

namespace {

// Millimetres.
constexpr double kHighwayFoot = 32;
constexpr double kHeadRow = 11;
constexpr double kRow = 6.4;
constexpr double kNames = 42;
constexpr double kTotals = 18;
constexpr double kScoreTable = kHeadRow + highway::kMostPlayers * kRow;
constexpr double kAround = 4;

/// The texts of the page.
class HighwaySheet {
  Q_DECLARE_TR_FUNCTIONS(HighwaySheet)

 public:
  HighwaySheet(QPainter& painter, const QRectF& area) : painter_(painter), area_(area) {}

  void draw() {
    writeSheetHead(painter_, area_, QStringLiteral("Hexagonal Highway"),
                   tr("By pseudonam, for The Genius: Variations on a Theme"));
    drawBoard();
    drawTable({area_.left(), area_.bottom() - kHighwayFoot - kScoreTable});
    writeReminder();
  }

 private:
  // The seven cells in the middle are shaded, and the corners numbered for drawing lots.
  void drawBoard() {
    HexSheet board(painter_, area_.adjusted(0, kSheetHead, 0, -kHighwayFoot - kScoreTable - kAround),
                   hex::Grid(highway::Hexes::kSide), 26);
    const hex::Grid& grid = board.grid();
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(QColor::fromRgb(kSheetPale));
    const hex::Cell middle = grid.cells() / 2;
    painter_.drawPolygon(board.hexagon(middle));
    for (int way = 0; way < hex::kDirections; ++way) {
      painter_.drawPolygon(board.hexagon(*grid.neighbour(middle, highway::turned(way, 0))));
    }
    board.drawLines();
    board.drawNames();
    // Where travellers start: a second line in the corners.
    for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
      int neighbours = 0;
      for (int way = 0; way < hex::kDirections; ++way) {
        neighbours += grid.neighbour(cell, highway::turned(way, 0)) ? 1 : 0;
      }
      if (neighbours == 3) {
        painter_.setPen(QPen(QColor::fromRgb(kSheetInk), 0.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolygon(board.hexagon(cell, 0.82));
      }
    }
  }

  void drawTable(QPointF corner) {
    const double column = (area_.width() - kNames - kTotals) / highway::kRounds;
    const auto cellAt = [&](int row, int number) {
      const double left = number == 0 ? 0 : kNames + (number - 1) * column;
      const double width = number == 0 ? kNames : number > highway::kRounds ? kTotals : column;
      const double top = row == 0 ? 0 : kHeadRow + (row - 1) * kRow;
      return QRectF(corner + QPointF(left, top), QSizeF(width, row == 0 ? kHeadRow : kRow));
    };
    for (int row = 0; row <= highway::kMostPlayers; ++row) {
      for (int number = 0; number <= highway::kRounds + 1; ++number) {
        painter_.setPen(QPen(QColor::fromRgb(kSheetLine), 0.25));
        painter_.setBrush(row == 0 ? QBrush(QColor::fromRgb(kSheetPale)) : QBrush(Qt::NoBrush));
        painter_.drawRect(cellAt(row, number));
      }
    }
    writeCell(cellAt(0, 0), tr("Player"), 3, true);
    for (int round = 1; round <= highway::kRounds; ++round) {
      writeCell(cellAt(0, round),
                QString::number(round) + QLatin1Char('\n') + highwayTwistName(highway::twist_of(round)), 2.4,
                false);
    }
    writeCell(cellAt(0, highway::kRounds + 1), tr("Total"), 3, true);
  }

  void writeReminder() {
    const QRectF foot(area_.left(), area_.bottom() - kHighwayFoot + 3, area_.width(), kHighwayFoot - 3);
    writeOnSheet(
        painter_, foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
        tr("Everybody starts in a ringed corner.\nEach round, secretly write down your direction, up to two "
           "signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps "
           "from you.\nShow all plans at once; different things on one cell cancel out.\nThen travel "
           "straight on, turning at signs, until the edge, a barrier or a cell that you have already been on "
           "this round stops you.\nEach cell that you move onto scores a point. Players who end on the same "
           "cell go back to their corners. Remove the barriers; signs stay."),
        3.0, false, kSheetInk);
  }

  void writeCell(const QRectF& cell, const QString& text, double size, bool bold) {
    writeOnSheet(painter_, cell.adjusted(1, 0.6, -1, -0.6), Qt::AlignCenter | Qt::TextWordWrap, text, size,
                 bold, kSheetInk);
  }

  QPainter& painter_;
  QRectF area_;
};

}  // namespace

void HighwayFace::drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const {
  HighwaySheet(painter, page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin)).draw();
}

}  // namespace byways::app
