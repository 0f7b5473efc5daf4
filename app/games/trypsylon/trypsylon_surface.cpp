// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_surface.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace byways::app {

namespace {

using trypsylon::Side;

constexpr double kNear = 13;  // from the frame to the place of an end
constexpr double kFar = 5;    // from the place of an end to the edge of the board
constexpr double kAside = 16;

QChar columnLetter(int column) { return QChar(u'a' + static_cast<char16_t>(column - 1)); }

}  // namespace

QString TrypsylonSurface::nameOf(Spot spot) const {
  const bool inColumns = spot.column >= 1 && spot.column <= columns_;
  const bool inRows = spot.row >= 1 && spot.row <= rows_;
  if (inColumns && inRows) {
    return columnLetter(spot.column) + QString::number(spot.row);
  }
  if (inColumns && (spot.row == 0 || spot.row == rows_ + 1)) {
    return (spot.row == 0 ? u'S' : u'N') + QString(columnLetter(spot.column));
  }
  if (inRows && (spot.column == 0 || spot.column == columns_ + 1)) {
    return (spot.column == 0 ? u'W' : u'E') + QString::number(spot.row);
  }
  return {};
}

std::optional<TrypsylonSurface::Spot> TrypsylonSurface::spotOf(const QString& place) const {
  for (int row = 0; row <= rows_ + 1; ++row) {
    for (int column = 0; column <= columns_ + 1; ++column) {
      if (!place.isEmpty() && nameOf({column, row}) == place) {
        return Spot{column, row};
      }
    }
  }
  return std::nullopt;
}

QStringList TrypsylonSurface::cells() const {
  QStringList names;
  for (int row = rows_; row >= 1; --row) {
    for (int column = 1; column <= columns_; ++column) {
      names.append(nameOf({column, row}));
    }
  }
  return names;
}

QStringList TrypsylonSurface::ends() const {
  QStringList north;
  QStringList east;
  QStringList south;
  QStringList west;
  for (int column = 1; column <= columns_; ++column) {
    north.append(nameOf({column, rows_ + 1}));
    south.append(nameOf({column, 0}));
  }
  for (int row = 1; row <= rows_; ++row) {
    east.append(nameOf({columns_ + 1, row}));
    west.append(nameOf({0, row}));
  }
  return north + east + south + west;
}

bool TrypsylonSurface::isEnd(const QString& place) {
  return place.size() == 2 && QStringLiteral("NESW").contains(place.front());
}

Side TrypsylonSurface::sideOf(const QString& end) {
  return trypsylon::kSides.at(
      static_cast<std::size_t>(std::max<qsizetype>(0, QStringLiteral("NESW").indexOf(end.front()))));
}

QPointF TrypsylonSurface::inward(Side side) {
  switch (side) {
    case Side::North:
      return {0, kTrypsylonCell};
    case Side::East:
      return {-kTrypsylonCell, 0};
    case Side::South:
      return {0, -kTrypsylonCell};
    case Side::West:
      break;
  }
  return {kTrypsylonCell, 0};
}

QRectF TrypsylonSurface::cardArea() const {
  return {point(0, rows_), QSizeF(columns_ * kTrypsylonCell, rows_ * kTrypsylonCell)};
}

QRectF TrypsylonSurface::picture() const {
  constexpr double kOut = kTrypsylonQuay + kTrypsylonShore + kTrypsylonShadow;
  return cardArea().adjusted(-kOut, -kOut, kOut, kOut);
}

QStringList TrypsylonSurface::places() const {
  return cells() + ends() + (tray_.isNull() ? QStringList() : QStringList(kHand));
}

QPainterPath TrypsylonSurface::outlineOf(const QString& place) const {
  constexpr double kRounding = 7;
  const QRectF area = areaOf(place);
  const double inset = place == kHand || isEnd(place) ? 0 : 2;
  QPainterPath path;
  if (!area.isNull()) {
    path.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), kRounding, kRounding);
  }
  return path;
}

QString TrypsylonSurface::next(const QString& from, Qt::Key arrow, QPointF /*lane*/) const {
  int east = arrow == Qt::Key_Right ? 1 : arrow == Qt::Key_Left ? -1 : 0;
  int north = arrow == Qt::Key_Up ? 1 : arrow == Qt::Key_Down ? -1 : 0;
  for (int quarter = 0; quarter < quarters_; ++quarter) {
    east = std::exchange(north, east) * -1;  // a quarter back: what people see in the east lies in the north
  }
  const QString there = further(from, east, north);
  return there.isEmpty() ? from : there;
}

QPointF TrypsylonSurface::point(int column, int row) const {
  return {(column - columns_ / 2.0) * kTrypsylonCell, (rows_ / 2.0 - row) * kTrypsylonCell};
}

QRectF TrypsylonSurface::areaOf(const QString& place) const {
  const std::optional<Spot> spot = spotOf(place);
  if (!spot) {
    return place == kHand ? tray_ : QRectF();
  }
  const QRectF square(point(spot->column - 1, spot->row), QSizeF(kTrypsylonCell, kTrypsylonCell));
  if (!isEnd(place)) {
    return square;
  }
  constexpr double kStart = kTrypsylonQuay + kNear;
  constexpr double kDepth = kTrypsylonShore - kNear - kFar;
  switch (sideOf(place)) {
    case Side::North:
      return {square.left() + kAside, square.bottom() - kStart - kDepth, square.width() - 2 * kAside, kDepth};
    case Side::East:
      return {square.left() + kStart, square.top() + kAside, kDepth, square.height() - 2 * kAside};
    case Side::South:
      return {square.left() + kAside, square.top() + kStart, square.width() - 2 * kAside, kDepth};
    case Side::West:
      break;
  }
  return {square.right() - kStart - kDepth, square.top() + kAside, kDepth, square.height() - 2 * kAside};
}

QString TrypsylonSurface::entry(const QString& end) const {
  const QPointF way = inward(sideOf(end));
  return further(end, static_cast<int>(way.x() / kTrypsylonCell),
                 static_cast<int>(-way.y() / kTrypsylonCell));
}

QPointF TrypsylonSurface::outside(const QString& end) const {
  return areaOf(entry(end)).center() - inward(sideOf(end));
}

QString TrypsylonSurface::placeAt(QPointF at) const {
  if (tray_.contains(at)) {
    return kHand;
  }
  constexpr double kReach = kTrypsylonQuay + kTrypsylonShore;
  const QPointF middle = at - point(0, 0);
  const int column = static_cast<int>(std::floor(middle.x() / kTrypsylonCell)) + 1;
  const int row = static_cast<int>(std::floor(-middle.y() / kTrypsylonCell)) + 1;
  if (!cardArea().adjusted(-kReach, -kReach, kReach, kReach).contains(at)) {
    return {};
  }
  return nameOf({std::clamp(column, 0, columns_ + 1), std::clamp(row, 0, rows_ + 1)});
}

QString TrypsylonSurface::further(const QString& place, int east, int north) const {
  const std::optional<Spot> spot = spotOf(place);
  if (!spot) {
    return {};
  }
  const Spot there{spot->column + east, spot->row + north};
  QString name = nameOf(there);
  const bool isCorner =
      (there.column == 0 || there.column == columns_ + 1) && (there.row == 0 || there.row == rows_ + 1);
  if (!name.isEmpty() || !isCorner) {
    return name;
  }
  return east != 0 ? nameOf({there.column, std::clamp(there.row, 1, rows_)})
                   : nameOf({std::clamp(there.column, 1, columns_), there.row});
}

}  // namespace byways::app
