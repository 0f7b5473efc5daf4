// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kAside = 4;  // a pixel sideways counts as much as this many pixels ahead

QPoint directionOf(Qt::Key arrow) {
  switch (arrow) {
    case Qt::Key_Left:
      return {-1, 0};
    case Qt::Key_Right:
      return {1, 0};
    case Qt::Key_Up:
      return {0, -1};
    default:
      return {0, 1};
  }
}

}  // namespace

QWidget* nearest(const QWidget& from, const QWidgetList& others, Qt::Key arrow) {
  const QPoint direction = directionOf(arrow);
  const QRect start = from.geometry();
  QWidget* best = nullptr;
  int bestDistance = 0;
  for (QWidget* const other : others) {
    const QRect place = other->geometry();
    const QPoint way = place.center() - start.center();
    const int ahead = QPoint::dotProduct(way, direction);
    const bool horizontal = direction.x() != 0;
    // Left and Right stay in the row, Up and Down leave it.
    const bool inRow = place.top() < start.bottom() && place.bottom() > start.top();
    if (other == &from || ahead <= 0 || (horizontal && !inRow) || (!horizontal && inRow)) {
      continue;
    }
    const int aside = qAbs(horizontal ? way.y() : way.x());
    const int distance = ahead + kAside * aside;
    if (best == nullptr || distance < bestDistance) {
      best = other;
      bestDistance = distance;
    }
  }
  return best;
}

}  // namespace byways::app
