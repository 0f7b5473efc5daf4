// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/cell_arranger.h"

#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

QTransform CellArranger::placed(const QRectF& area) const {
  return SvgBoard::get(picture_, look().isDark()).placedIn(area);
}

QPainterPath CellArranger::shapeOf(const QString& place, const QRectF& area) const {
  const std::optional<hex::Cell> cell = grid_.find(place.toStdString());
  constexpr double kInset = 3;
  constexpr double kRounding = 5;
  return cell ? placed(area).map(hexOutline(grid_, {*cell}, kInset, kRounding)) : QPainterPath();
}

QString CellArranger::placeAt(QPointF point, const QRectF& area) const {
  const auto cell = hexCellAt(grid_, placed(area).inverted().map(point));
  return cell ? QString::fromStdString(grid_.name(*cell)) : QString();
}

}  // namespace byways::app
