// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/hex_shapes.h"
#include "app/match/match.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

constexpr double kToTheWall = 0.92 * kHexApothem;

int directionOf(const std::string& name) { return highway::find_direction(name).value_or(highway::kStay); }

QPointF along(QPolygonF line, double part) {
  double length = 0;
  for (qsizetype i = 1; i < line.size(); ++i) {
    length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
  }
  double rest = length * part;
  for (qsizetype i = 1; i < line.size(); ++i) {
    const QPointF way = line[i] - line[i - 1];
    const double piece = std::hypot(way.x(), way.y());
    if (rest <= piece && piece > 0) {
      return line[i - 1] + way * (rest / piece);
    }
    rest -= piece;
  }
  return line.last();
}

}  // namespace

QString highwayPicture() { return QStringLiteral("hexhex-5"); }

const hex::Grid& highwayGrid() {
  static const hex::Grid grid(highway::Hexes::kSide);
  return grid;
}

QPointF highwayCentre(const QString& cell, const hex::Grid& grid) {
  const std::optional<hex::Cell> found = grid.find(cell.toStdString());
  return found ? hexCentre(grid.axial(*found)) : QPointF();
}

std::uint8_t highwaySeen(std::uint8_t direction, hex::Facing facing) {
  return direction == highway::kStay
             ? direction
             : std::uint8_t{hex::turned(static_cast<hex::Direction>(direction), facing)};
}

std::uint8_t highwayMeant(std::uint8_t seen, hex::Facing facing) {
  return seen == highway::kStay ? seen
                                : std::uint8_t{hex::unturned(static_cast<hex::Direction>(seen), facing)};
}

QPointF highwayWay(int direction) {
  const double angle = direction * std::numbers::pi / 3;
  return {std::cos(angle), -std::sin(angle)};
}

QPointF HighwayTrail::pointAt(double count) const {
  if (legs.isEmpty() || count <= 0) {
    return from;
  }
  const auto last = static_cast<double>(legs.size());
  if (count >= last) {
    return legs.last().line.last();
  }
  const double whole = std::floor(count);
  return along(legs[static_cast<qsizetype>(whole)].line, count - whole);
}

bool HighwayTrail::passes(const QString& cell) const {
  const auto visible = static_cast<qsizetype>(std::clamp(shown, 0.0, static_cast<double>(legs.size())));
  return std::any_of(legs.begin(), legs.begin() + visible,
                     [&cell](const HighwayLeg& leg) { return leg.cell == cell; });
}

HighwayScene highwayScene(const Match& match, hex::Facing facing) {
  return highwayScene(match, facing, match.timeline().cursor());
}

HighwayScene highwayScene(const Match& match, hex::Facing facing, std::size_t cursor) {
  HighwayScene scene;
  scene.grid = highwayGrid().facing(facing);
  const highway::Insight* const insight = highway::insight_into(match.timeline().state_at(cursor));
  if (insight == nullptr) {
    return scene;
  }
  const highway::Table table = insight->table();
  scene.round = table.round;
  for (const auto& [cell, kind] : table.tiles) {
    scene.tiles.insert(QString::fromStdString(cell), QLatin1Char(kind.front()));
  }
  for (std::size_t i = 0; i < table.cells.size(); ++i) {
    HighwayTraveller traveller;
    traveller.seat = static_cast<Seat>(i) + 1;
    traveller.colour = match.colourIndex(traveller.seat);
    traveller.cell = QString::fromStdString(table.cells[i]);
    traveller.home = QString::fromStdString(table.homes[i]);
    scene.travellers.append(traveller);
  }
  return scene;
}

HighwayTrail highwayTrail(const highway::JourneyReport& journey, int colour, const hex::Grid& grid) {
  HighwayTrail trail;
  trail.seat = journey.seat;
  trail.colour = colour;
  trail.start = QString::fromStdString(journey.start);
  trail.stop = journey.stop;
  trail.from = highwayCentre(trail.start, grid);
  QPointF from = trail.from;
  const auto seen = [&grid](int direction) {
    return highwaySeen(static_cast<std::uint8_t>(direction), grid.facing());
  };
  // If the rubber wall threw the traveller back, the path of this leg first leads to the wall.
  std::optional<int> wall;
  if (journey.bounced_at_start) {
    wall = directionOf(journey.direction);
  }
  for (const highway::JourneyCell& cell : journey.cells) {
    HighwayLeg leg{QString::fromStdString(cell.cell), {from}};
    if (wall) {
      leg.line << from + highwayWay(seen(*wall)) * kToTheWall << from;
    }
    from = highwayCentre(leg.cell, grid);
    leg.line << from;
    trail.legs.append(leg);
    const int turn = cell.tile == "L" ? 1 : cell.tile == "R" ? -1 : 0;
    wall = cell.bounced ? std::optional<int>(highway::turned(directionOf(cell.heading), turn)) : std::nullopt;
  }
  trail.heading = 60.0 * (journey.heading.empty() ? 0 : seen(directionOf(journey.heading)));
  return trail;
}

}  // namespace byways::app
