// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/hex_sheet.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/board/hex_shapes.h"
#include "app/games/sheet_text.h"

namespace byways::app {

namespace {

constexpr double kFineLine = 0.25;
constexpr double kBorder = 1.1;

}  // namespace

HexSheet::HexSheet(QPainter& painter, const QRectF& area, const hex::Grid& grid, double largest)
    : painter_(painter), grid_(grid) {
  const QRectF bounds = hexBounds(grid);
  const QRectF inside = area.adjusted(kBorder, kBorder, -kBorder, -kBorder);
  unit_ = std::min(
      {inside.width() / bounds.width(), inside.height() / bounds.height(), largest / (2 * kHexApothem)});
  middle_ = area.center() - bounds.center() * unit_;
}

QPointF HexSheet::at(hex::Cell cell) const { return middle_ + hexCentre(grid_.axial(cell)) * unit_; }

double HexSheet::apothem() const { return kHexApothem * unit_; }

QPolygonF HexSheet::hexagon(hex::Cell cell, double part) const {
  return hexagonAt(at(cell), kHexCorner * unit_ * part);
}

void HexSheet::drawLines() {
  Cells all;
  painter_.setPen(QPen(QColor::fromRgb(kSheetLine), kFineLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.setBrush(Qt::NoBrush);
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    painter_.drawPolygon(hexagon(cell));
    all.push_back(cell);
  }
  painter_.save();
  painter_.translate(middle_);
  painter_.scale(unit_, unit_);
  painter_.setPen(
      QPen(QColor::fromRgb(kSheetInk), kBorder / unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.drawPath(hexOutline(grid_, all, 0, 0));
  painter_.restore();
}

void HexSheet::drawNames() {
  constexpr double kMost = 2.6;
  const double size = std::min(kMost, 0.34 * apothem());
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    const QRectF box(at(cell) + QPointF(-apothem(), 0.44 * apothem()), QSizeF(2 * apothem(), 1.5 * size));
    writeOnSheet(painter_, box, Qt::AlignHCenter | Qt::AlignTop, QString::fromStdString(grid_.name(cell)),
                 size, false, kSheetLine);
  }
}

}  // namespace byways::app
