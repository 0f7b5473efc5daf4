// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/hex_sheet.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/hex_shapes.h"
#include "app/print/sheet_text.h"

namespace byways::app {

namespace {

constexpr double kFineLine = 0.25;
constexpr double kBorder = 1.1;

}  // namespace

HexSheet::HexSheet(QPainter& painter, const QRectF& area, int side, double largest)
    : painter_(painter), grid_(side), middle_(area.center()) {
  const double across = (2 * side - 1) * 2 * kHexSide;
  const double down = (2 * side - 2) * 1.5 * kHexCorner + 2 * kHexCorner;
  const QRectF inside = area.adjusted(kBorder, kBorder, -kBorder, -kBorder);
  unit_ = std::min({inside.width() / across, inside.height() / down, largest / (2 * kHexSide)});
}

QPointF HexSheet::at(hex::Cell cell) const { return middle_ + hexCentre(grid_.axial(cell)) * unit_; }

double HexSheet::apothem() const { return kHexSide * unit_; }

QPolygonF HexSheet::hexagon(hex::Cell cell, double part) const {
  QPolygonF hexagon;
  for (int i = 0; i < 6; ++i) {
    const double angle = std::numbers::pi / 6 + i * std::numbers::pi / 3;
    hexagon << at(cell) + QPointF(std::cos(angle), std::sin(angle)) * kHexCorner * unit_ * part;
  }
  return hexagon;
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
