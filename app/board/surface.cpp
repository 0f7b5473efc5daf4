// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/surface.h"

#include <cmath>
#include <limits>

namespace byways::app {

bool isUpright(Qt::Key arrow) { return arrow == Qt::Key_Up || arrow == Qt::Key_Down; }

QString Surface::next(const QString& from, Qt::Key arrow, QPointF lane) const {
  return nearestThatWay(from, arrow, lane, places());
}

QString Surface::nearestThatWay(const QString& from, Qt::Key arrow, QPointF lane,
                                const QStringList& among) const {
  const QPointF here = areaOf(from).center();
  const double sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
  QString best = from;
  double least = std::numeric_limits<double>::max();
  for (const QString& place : among) {
    const QPointF there = areaOf(place).center();
    const QPointF step = there - here;
    const double length = std::hypot(step.x(), step.y());
    const double ahead = sign * (isUpright(arrow) ? step.y() : step.x());
    constexpr double kNarrowest = 0.45;
    const double off = isUpright(arrow) ? std::abs(there.x() - lane.x()) : std::abs(there.y() - lane.y());
    const double cost = 4 * length - 3 * ahead + off / 4;
    if (place != from && ahead > kNarrowest * length && cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

}  // namespace byways::app
