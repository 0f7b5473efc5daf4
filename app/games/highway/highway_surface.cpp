// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_surface.h"

#include <algorithm>

#include "engine/highway/notation.h"

namespace byways::app {

const QStringList& highwayTrayPlaces() {
  static const QStringList places{QStringLiteral("L"),  QStringLiteral("R"), QStringLiteral("X"),
                                  QStringLiteral("$"),  QStringLiteral("e"), QStringLiteral("ne"),
                                  QStringLiteral("nw"), QStringLiteral("w"), QStringLiteral("sw"),
                                  QStringLiteral("se"), QStringLiteral("-")};
  return places;
}

bool isHighwayKind(const QString& place) {
  return place.size() == 1 && QStringLiteral("LRX$").contains(place);
}

QPointF highwayTrayMiddle(const QString& place, hex::Facing facing) {
  constexpr double kRose = 47;  // from the middle of the compass rose to the middle of an arrow
  constexpr QPointF kRoseMiddle(322, 258);
  if (place == kHighwayLeft) {
    return {-366, 196};
  }
  if (place == kHighwayRight) {
    return {-304, 196};
  }
  if (place == kHighwayBarrier) {
    return {-360, 288};
  }
  if (place == kHighwayRobber) {
    return {-288, 288};
  }
  const auto direction = highway::find_direction(place.toStdString()).value_or(highway::kStay);
  return direction == highway::kStay ? kRoseMiddle
                                     : kRoseMiddle + highwayWay(highwaySeen(direction, facing)) * kRose;
}

QRectF HighwaySurface::areaOf(const QString& place) const {
  if (!highwayTrayPlaces().contains(place)) {
    return CellSurface::areaOf(place);
  }
  const double reach = isHighwayKind(place) ? kHighwayPile + 3 : kHighwayArrow;
  const QPointF at = highwayTrayMiddle(place, grid().facing());
  return {at.x() - 0.87 * reach, at.y() - reach, 1.74 * reach, 2 * reach};
}

QString HighwaySurface::placeAt(QPointF point) const {
  if (QString cell = CellSurface::placeAt(point); !cell.isEmpty()) {
    return cell;
  }
  const QStringList& tray = highwayTrayPlaces();
  const auto found = std::find_if(tray.begin(), tray.end(),
                                  [&](const QString& place) { return areaOf(place).contains(point); });
  return found == tray.end() ? QString() : *found;
}

}  // namespace byways::app
