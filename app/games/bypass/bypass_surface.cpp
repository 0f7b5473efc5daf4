// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_surface.h"

#include <QPainterPathStroker>

#include <cmath>
#include <map>
#include <memory>
#include <tuple>

#include "app/games/bypass/bypass_scene.h"
#include "app/job/per_thread.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

constexpr double kSmallestArea = 22;

double distanceTo(const QLineF& line, QPointF point) {
  const QPointF way = line.p2() - line.p1();
  const double length = QPointF::dotProduct(way, way);
  const double t = std::clamp(QPointF::dotProduct(point - line.p1(), way) / length, 0.0, 1.0);
  return QLineF(point, line.pointAt(t)).length();
}

QRectF boxAround(QPointF middle, QSizeF size) {
  return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

}  // namespace

const BypassSurface& BypassSurface::get(int side, hex::Facing facing) {
  using Made = std::map<std::tuple<int, int, bool>, std::unique_ptr<const BypassSurface>>;
  std::unique_ptr<const BypassSurface>& links = perThread<Made>()[{side, facing.sixths, facing.mirrored}];
  if (!links) {
    links = std::make_unique<BypassSurface>(side, facing);
  }
  return *links;
}

std::size_t BypassSurface::slot(hex::Cell a, hex::Cell b) const {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(grid().cells()) + static_cast<std::size_t>(b);
}

BypassSurface::BypassSurface(int side, hex::Facing facing) : cells_(hex::Grid(side)) {
  byEnds_.assign(slot(grid().cells(), 0), -1);
  for (hex::Cell cell = 0; cell < grid().cells(); ++cell) {
    for (const hex::Direction direction : {hex::kEast, hex::kSouthWest, hex::kSouthEast}) {
      if (const auto next = grid().neighbour(cell, direction)) {
        ids_.append(QString::fromStdString(grid().name(cell) + "-" + grid().name(*next)));
        byEnds_[slot(cell, *next)] = count();
        byId_.insert(ids_.back(), count());
        links_.push_back({ids_.back(), cell, *next});
      }
    }
  }
  cells_.setFacing(facing);
}

std::optional<int> BypassSurface::find(const QString& id) const {
  const auto known = byId_.constFind(id);
  return known != byId_.cend() ? std::optional(*known) : std::nullopt;
}

std::optional<int> BypassSurface::between(hex::Cell a, hex::Cell b) const {
  const auto [first, second] = std::minmax(a, b);
  const int link = byEnds_[slot(first, second)];
  return link >= 0 ? std::optional(link) : std::nullopt;
}

std::optional<int> BypassSurface::ofStep(const QString& step) const {
  const auto written = bypass::read_step(step.toStdString());
  return written ? find(QString::fromStdString(written->first + "-" + written->second)) : std::nullopt;
}

LinkList BypassSurface::list(const QString& names) const {
  LinkList links;
  for (const QString& name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (const auto link = ofStep(name)) {
      links.push_back(*link);
    }
  }
  return links;
}

LinkList BypassSurface::list(const std::vector<std::string>& steps) const {
  LinkList found;
  for (const std::string& step : steps) {
    if (const auto link = ofStep(QString::fromStdString(step))) {
      found.push_back(*link);
    }
  }
  return found;
}

QLineF BypassSurface::path(int link) const { return {centre(at(link).first), centre(at(link).second)}; }

QLineF BypassSurface::edge(int link) const {
  const QLineF across = path(link);
  const QPointF along = QPointF(-across.dy(), across.dx()) / across.length() * (kHexCorner / 2);
  return {across.center() - along, across.center() + along};
}

QPainterPath BypassSurface::outlineOf(const QString& place) const {
  const std::optional<int> link = find(place);
  QPainterPath path;
  if (link) {
    const auto towards = [middle = middle(*link)](QPointF end, double part) {
      return middle + (end - middle) * part;
    };
    constexpr double kAlong = 0.72;
    constexpr double kAcross = 0.9;
    const QLineF way = this->path(*link);
    const QLineF across = edge(*link);
    path.addPolygon(QPolygonF{towards(way.p1(), kAlong), towards(across.p1(), kAcross),
                              towards(way.p2(), kAlong), towards(across.p2(), kAcross)});
    path.closeSubpath();
  }
  return path;
}

QRectF BypassSurface::areaOf(const QString& place) const {
  const std::optional<int> link = find(place);
  if (!link) {
    return {};
  }
  const QLineF across = edge(*link);
  const QSizeF size(std::abs(across.dx()), std::abs(across.dy()));
  return boxAround(middle(*link), size.expandedTo({kSmallestArea, kSmallestArea}));
}

QString BypassSurface::placeAt(QPointF point) const {
  constexpr double kReach = 30;
  QString nearest;
  double least = kReach;
  for (int link = 0; link < count(); ++link) {
    const double distance = QLineF(middle(link), point).length();
    if (distance < least) {
      least = distance;
      nearest = at(link).id;
    }
  }
  return nearest;
}

const BypassSurface& BypassSceneSurface::links() const { return scene_.links(); }

QPainterPath BypassSceneSurface::around(int link, bool isWall, double grow) const {
  constexpr double kHalfStroke = 5.6;
  QPainterPath line;
  if (isWall && scene_.onPoints) {
    const double radius = kBypassCounterRadius + grow;
    line.addEllipse(links().middle(link), radius, radius);
    return line;
  }
  const QLineF along = isWall ? links().edge(link) : links().path(link);
  line.moveTo(along.p1());
  line.lineTo(along.p2());
  QPainterPathStroker stroker;
  stroker.setCapStyle(Qt::RoundCap);
  stroker.setWidth(2 * (kHalfStroke + grow));
  return stroker.createStroke(line);
}

QPainterPath BypassSceneSurface::around(int link, double grow) const {
  return around(link, scene_.at(link).isWall, grow);
}

QPainterPath BypassSceneSurface::hexShape(hex::Cell cell, double inset) const {
  if (!scene_.onPoints) {
    return hexOutline(links().grid(), {cell}, inset, 6);
  }
  QPainterPath circle;
  circle.addEllipse(links().centre(cell), 22 - inset, 22 - inset);
  return circle;
}

std::optional<int> BypassSceneSurface::linkNear(QPointF point, double reach) const {
  std::optional<int> nearest;
  double least = reach;
  for (int link = 0; link < links().count(); ++link) {
    // On a board of hexes, a link can be grabbed by the side between the hexes or by the path drawn there.
    double distance = scene_.onPoints ? 1e9 : distanceTo(links().edge(link), point);
    if (scene_.onPoints || (scene_.at(link).seat != 0 && !scene_.at(link).isWall)) {
      distance = std::min(distance, distanceTo(links().path(link), point));
    }
    if (distance < least) {
      least = distance;
      nearest = link;
    }
  }
  return nearest;
}

QStringList BypassSceneSurface::places() const { return links().cells().places() + links().places(); }

QPainterPath BypassSceneSurface::outlineOf(const QString& place) const {
  if (const std::optional<int> link = links().find(place)) {
    return around(*link, 3.6);
  }
  const std::optional<hex::Cell> cell = links().cells().cellOf(place);
  return cell ? hexShape(*cell, 1.5) : QPainterPath();
}

QRectF BypassSceneSurface::areaOf(const QString& place) const {
  const QRectF area = links().find(place) ? links().areaOf(place) : links().cells().areaOf(place);
  // On the board of points, the areas of places are small, so that a click anywhere in an area hits its
  // place.
  return scene_.onPoints && !area.isNull() ? boxAround(area.center(), {kSmallestArea, kSmallestArea}) : area;
}

// In the middle of a hex, where paths meet, the place is the hex, however near a link is.
QString BypassSceneSurface::placeAt(QPointF point, double reach) const {
  constexpr double kHexMiddle = 12;
  const std::optional<hex::Cell> cell = hexCellAt(links().grid(), point);
  const bool isInMiddle = cell && QLineF(links().centre(*cell), point).length() < kHexMiddle;
  if (const auto link = isInMiddle ? std::nullopt : linkNear(point, reach)) {
    return links().at(*link).id;
  }
  return cell ? links().cells().nameOf(*cell) : QString();
}

QString BypassSceneSurface::next(const QString& from, Qt::Key arrow, QPointF lane) const {
  return links().cells().next(from, arrow, lane);
}

}  // namespace byways::app
