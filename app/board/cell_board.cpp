// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/cell_board.h"

#include <cmath>
#include <utility>

#include "app/board/facing.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

CellBoard::CellBoard(Match& match, const Look& look, const hex::Grid& grid, QString picture, QWidget* parent)
    : BoardView(match, look, parent),
      grid_(grid.facing(hexFacing(facing()))),
      picture_(std::move(picture)),
      places_(cellNames(grid)) {}

void CellBoard::facingChanged() { grid_ = grid_.facing(hexFacing(facing())); }

const SvgBoard& CellBoard::sheet() const {
  return SvgBoard::get(picture_, look(), boardFacing(grid_.facing()));
}

QTransform CellBoard::placed() const { return sheet().placedIn(room()); }

QList<QRectF> CellBoard::nameAreas() const {
  return look().picture().coordinates ? sheet().namesIn(placed()) : QList<QRectF>();
}

std::optional<hex::Cell> CellBoard::cellOf(const QString& place) const {
  return grid_.find(place.toStdString());
}

QString CellBoard::nameOf(hex::Cell cell) const { return QString::fromStdString(grid_.name(cell)); }

QRectF CellBoard::areaOf(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell ? placed().mapRect(hexArea(centreOf(*cell))) : QRectF();
}

QString CellBoard::placeAt(QPointF point) const {
  const std::optional<hex::Cell> cell = cellAt(point);
  return cell ? nameOf(*cell) : QString();
}

std::optional<hex::Cell> CellBoard::upOrDown(hex::Cell from, bool up) const {
  std::optional<hex::Cell> best;
  double least = 0;
  for (const hex::Direction direction :
       {up ? hex::kNorthWest : hex::kSouthWest, up ? hex::kNorthEast : hex::kSouthEast}) {
    const auto next = grid_.neighbour(from, direction);
    const double off = next ? std::abs(centreOf(*next).x() - anchor_) : 0;
    if (next && (!best || off < least - 0.5)) {
      best = next;
      least = off;
    }
  }
  return best;
}

QString CellBoard::walk(const QString& from, Qt::Key arrow) {
  const std::optional<hex::Cell> cell = cellOf(from);
  if (!cell) {
    return from;
  }
  if (from != lastWalked_) {
    anchor_ = centreOf(*cell).x();
  }
  std::optional<hex::Cell> next;
  if (arrow == Qt::Key_Up || arrow == Qt::Key_Down) {
    next = upOrDown(*cell, arrow == Qt::Key_Up);
  } else {
    next = grid_.neighbour(*cell, arrow == Qt::Key_Left ? hex::kWest : hex::kEast);
    anchor_ = next ? centreOf(*next).x() : anchor_;
  }
  lastWalked_ = nameOf(next.value_or(*cell));
  return lastWalked_;
}

}  // namespace byways::app
