// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

#include "app/board/hex_shapes.h"
#include "app/games/bypass/bypass_scene.h"
#include "app/games/sheet.h"
#include "engine/bypass/bypass_game.h"
#include "engine/bypass/insight.h"

namespace byways::app {

namespace {

// Millimetres on the page.
constexpr double kFoot = 34;  // height of the reminder
constexpr double kGap = 6;
constexpr double kLargestStep = 27;  // from point to point, so that a stick of 25 mm lies well between them
constexpr double kPoint = 2.6;       // radius of a point
constexpr double kTrackCell = 8.2;   // width of a cell of a score track, enough for six dots
constexpr int kTrackRow = 7;         // cells in a row of a score track

const QColor kInk = QColor::fromRgb(kSheetInk);
const QColor kLine = QColor::fromRgb(kSheetLine);
const QColor kPale = QColor::fromRgb(kSheetPale);

std::unique_ptr<State> stateOf(const QString& board) {
  const Game& game = bypass::game();
  return game.new_state(
      {.players = 2,
       .options = Options::complete(game.options(), {{"board", board.toStdString()}, {"start", 1}})});
}

class BypassSheet {
  Q_DECLARE_TR_FUNCTIONS(BypassSheet)

 public:
  BypassSheet(QPainter& painter, const QRectF& page, const QString& board)
      : painter_(painter),
        area_(page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin)),
        onPoints_(!board.startsWith(QLatin1String("hexhex"))),
        grid_(board.section(QLatin1Char('-'), -1).toInt()),
        state_(stateOf(board)),
        insight_(bypass::insight_into(*state_)) {
    const QSizeF hexes = hexBounds(grid_).size();
    const double top = area_.top() + kSheetHead;
    const double bottom = area_.bottom() - kFoot - kGap - trackHeight() - kGap;
    const double around = onPoints_ ? 2 * (kPoint + 1.5) : 0;
    // Points lie in the middles of the hexes of other boards, so that half a hex is free at each edge.
    const double width = hexes.width() - (onPoints_ ? 2 * kHexApothem : 0);
    const double height = hexes.height() - (onPoints_ ? 2 * kHexCorner : 0);
    unit_ = std::min((area_.width() - around) / width, (bottom - top - around) / height);
    if (onPoints_ || grid_.side() == 3) {
      // Sticks have a fixed length, so larger distances would be no easier to use.
      unit_ = std::min(unit_, kLargestStep / (2 * kHexApothem));
    }
    middle_ = QPointF(area_.center().x(), (top + bottom) / 2);
  }

  void draw() {
    drawHead();
    if (onPoints_) {
      drawPoints();
    } else {
      drawHexes();
    }
    const double width = kTrackCell * kTrackRow;
    const double top = area_.bottom() - kFoot - kGap - trackHeight();
    for (int letter = 0; letter < 3; ++letter) {
      drawTrack(letter, {area_.left() + letter * (area_.width() - width) / 2, top});
    }
    drawFoot();
  }

 private:
  void drawHead() {
    const auto title = bypass::game().title();
    writeSheetHead(painter_, area_, QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())),
                   tr("By Raymond Gallardo, 2010"));
  }

  void drawHexes() {
    for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
      painter_.setPen(QPen(kLine, 0.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter_.setBrush(Qt::NoBrush);
      painter_.drawPolygon(hexagonAt(at(cell), kHexCorner * unit_));
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(kLine);
      painter_.drawEllipse(at(cell), 0.55, 0.55);  // a point where paths begin and end
    }
    // The edge of the board isn't made of links, so its line looks different.
    Cells all;
    for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
      all.push_back(cell);
    }
    painter_.save();
    painter_.translate(middle_);
    painter_.scale(unit_, unit_);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(kInk, 1.1 / unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPath(hexOutline(grid_, all, 0, 0));
    painter_.restore();
    for (int letter = 0; letter < 3; ++letter) {
      for (const std::string& hex : insight_->letter_hexes(letter)) {
        drawLetter(*grid_.find(hex), bypassLetter(letter));
      }
    }
  }

  void drawPoints() {
    painter_.setPen(QPen(kLine, 0.4));
    for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
      for (const hex::Direction way : {hex::kEast, hex::kSouthEast, hex::kSouthWest}) {
        if (const std::optional<hex::Cell> next = grid_.neighbour(cell, way)) {
          painter_.drawLine(at(cell), at(*next));
        }
      }
    }
    painter_.setPen(QPen(kInk, 0.4));
    painter_.setBrush(Qt::white);
    for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
      painter_.drawEllipse(at(cell), kPoint, kPoint);
    }
    for (int letter = 0; letter < 3; ++letter) {
      for (const std::string& point : insight_->letter_hexes(letter)) {
        const hex::Cell cell = *grid_.find(point);
        constexpr double kLarger = 1.5;
        painter_.setPen(QPen(kInk, 0.5));
        painter_.setBrush(kPale);
        painter_.drawEllipse(at(cell), kPoint * kLarger, kPoint * kLarger);
        const QRectF box(at(cell) - QPointF(4, 4), QSizeF(8, 8));
        write(box, Qt::AlignCenter, bypassLetter(letter), 4.6, true, kInk);
      }
    }
  }

  // Draws a letter outwards from the middle of its cell, where paths begin.
  void drawLetter(hex::Cell cell, const QString& letter) {
    const QPointF out = at(cell) - middle_;
    const double length = std::hypot(out.x(), out.y());
    const QPointF centre = at(cell) + out / length * kHexApothem * unit_ * 0.52;
    constexpr double kRadius = 3.1;
    painter_.setPen(QPen(kInk, 0.35));
    painter_.setBrush(kPale);
    painter_.drawEllipse(centre, kRadius, kRadius);
    write(QRectF(centre - QPointF(4, 4), QSizeF(8, 8)), Qt::AlignCenter, letter, 4.4, true, kInk);
  }

  void drawTrack(int letter, QPointF corner) {
    const int length = insight_->track_length();
    for (int number = 1; number <= length; ++number) {
      const int row = (number - 1) / kTrackRow;
      const QRectF cell(corner + QPointF((number - 1) % kTrackRow, row) * kTrackCell,
                        QSizeF(kTrackCell, kTrackCell));
      painter_.setPen(QPen(kLine, 0.25));
      painter_.setBrush(Qt::NoBrush);
      painter_.drawRect(cell);
      write(cell.adjusted(0.8, 0.5, 0, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(number), 2.4, false,
            kLine);
    }
    write(QRectF(corner - QPointF(0, 5.2), QSizeF(kTrackCell * kTrackRow, 5)),
          Qt::AlignLeft | Qt::AlignVCenter,
          tr("Route %1", "a letter, above its score track").arg(bypassLetter(letter)), 3.6, true, kInk);
  }

  void drawFoot() {
    const QRectF foot(area_.left(), area_.bottom() - kFoot + 2, area_.width(), kFoot - 2);
    const QString draw =
        onPoints_
            ? tr("Your turn: lay a stick on a line as a path, and a counter on the middle of another line as "
                 "a wall.\nThen, if you like, let one of your sticks and one of your counters change places.")
            : tr("Your turn: draw a path from hex to hex and a wall between two hexes.\nThen, if you like, "
                 "change one of your paths into a wall and one of your walls into a path.");
    const QString rest =
        tr("When your turn ends, the paths must not form a loop, and the walls must not cut anything "
           "off.\nWhen all six letters are connected, the game ends.\nEach of your paths on the routes from "
           "α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of "
           "a track, carry on from its start.\nThe highest total wins. Players who tie share the win, but "
           "whoever ended the game doesn’t share.");
    write(foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, draw + QLatin1Char('\n') + rest, 3.1, false,
          kInk);
  }

  void write(const QRectF& area, int flags, const QString& text, double size, bool bold,
             const QColor& colour) {
    writeOnSheet(painter_, area, flags, text, size, bold, colour);
  }

  [[nodiscard]] QPointF at(hex::Cell cell) const { return middle_ + hexCentre(grid_.axial(cell)) * unit_; }
  [[nodiscard]] double trackHeight() const {
    const int rows = (insight_->track_length() + kTrackRow - 1) / kTrackRow;
    return kTrackCell * rows;
  }

  QPainter& painter_;
  QRectF area_;  // the page inside the margin
  bool onPoints_;
  hex::Grid grid_;
  std::unique_ptr<State> state_;  // a game's start, which knows the letters and tracks
  const bypass::Insight* insight_;
  double unit_ = 1;  // millimetres for a board unit
  QPointF middle_;
};

}  // namespace

void BypassFace::drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const {
  const QString board = sheetValue(sheet);
  BypassSheet(painter, page, board).draw();
}

}  // namespace byways::app
