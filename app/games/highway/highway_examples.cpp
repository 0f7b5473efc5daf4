// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"
#include "engine/highway/report.h"
#include "engine/highway/state.h"

namespace byways::app {

namespace {

using highway::PartKind;
using highway::Position;

/// A picture: who stands where at the beginning of which round, what lies there, and what happens.
struct HighwayPicture {
  const char* name = "";
  int round = 1;
  const char* players = "";   // cells by seat
  const char* tiles = "";     // as in records, barriers and robbers too
  const char* journeys = "";  // directions by seat, "-" for none
  int control = 0;            // the seat whose cells are tinted, 0 for none
  const char* fails = "";     // a cell and the tiles that meet there
  const char* focus = "";     // the cell in the middle of a part of the board; empty for all of it
};

// What each shows is said by its text in highway_rules.cpp.
constexpr std::array kHighwayPictures{
    HighwayPicture{.name = "highway-control", .players = "A1", .control = 1, .focus = "B3"},
    HighwayPicture{.name = "highway-signs", .players = "E1", .tiles = "E4=L B4=R", .journeys = "e"},
    HighwayPicture{.name = "highway-trail",
                   .players = "E4",
                   .tiles = "E5=L D5=L C4=L C3=L D3=L",
                   .journeys = "e",
                   .focus = "D4"},
    HighwayPicture{.name = "highway-barrier", .players = "E1", .tiles = "E7=X", .journeys = "e"},
    HighwayPicture{.name = "highway-clash", .players = "D3 E6", .fails = "D5 LX", .focus = "D5"},
    HighwayPicture{.name = "highway-crash", .players = "E1 A5", .journeys = "e se"},
    HighwayPicture{.name = "highway-centre", .round = 2, .players = "E1", .journeys = "e"},
    HighwayPicture{.name = "highway-sight", .round = 3, .players = "E3 C3 E7", .tiles = "E5=L", .control = 1},
    HighwayPicture{.name = "highway-closer", .round = 5, .players = "D3 D7 H3", .control = 1},
    HighwayPicture{
        .name = "highway-robbery", .round = 5, .players = "E1 C3", .tiles = "E4=$", .journeys = "e -"},
    HighwayPicture{.name = "highway-bounce", .round = 6, .players = "C6", .journeys = "e"},
    HighwayPicture{.name = "highway-corner", .round = 6, .players = "F8 E6", .journeys = "ne e"},
};

constexpr double kNear = 1.9;  // how much larger a part of the board is drawn
constexpr double kRounding = 14;

QStringList wordsOf(const char* text) {
  return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

highway::Cell cellOf(const QString& name) {
  return *hex::Grid(highway::Hexes::kSide).find(name.toStdString());
}

// The beginning of the picture's round, without tiles.
Position positionOf(const HighwayPicture& picture) {
  const QStringList cells = wordsOf(picture.players);
  // The rules know no game of one; a second player who isn't shown stands far off.
  Position position(std::max(2, static_cast<int>(cells.size())));
  highway::RoundEnd end;
  end.cells.fill(cellOf(QStringLiteral("I5")));
  for (qsizetype i = 0; i < cells.size(); ++i) {
    end.cells.at(static_cast<std::size_t>(i)) = cellOf(cells[i]);
  }
  position.place(end.cells);
  while (position.round() < picture.round) {
    position.finish(end);
  }
  return position;
}

highway::Tiles tilesOf(const HighwayPicture& picture) {
  highway::Tiles tiles;
  for (const QString& word : wordsOf(picture.tiles)) {
    const highway::Part part = highway::part_of(word.toStdString());
    if (part.kind == PartKind::Left) {
      tiles.left.add(part.place);
    } else if (part.kind == PartKind::Right) {
      tiles.right.add(part.place);
    } else if (part.kind == PartKind::Blockade) {
      tiles.blockades.add(part.place);
    }
  }
  return tiles;
}

void addPieces(const HighwayPicture& picture, HighwayScene& scene) {
  Seat seat = 0;
  for (const QString& cell : wordsOf(picture.players)) {
    ++seat;
    HighwayTraveller traveller;
    traveller.seat = seat;
    traveller.colour = seat - 1;
    traveller.cell = cell;
    scene.travellers.append(traveller);
  }
  for (const QString& word : wordsOf(picture.tiles)) {
    const QString cell = word.section(QLatin1Char('='), 0, 0);
    const QChar kind = word.back();
    if (kind == kHighwayRobber) {
      scene.robbers.append(cell);
    } else {
      scene.tiles.insert(cell, kind);
    }
  }
  if (const QStringList fails = wordsOf(picture.fails); fails.size() == 2) {
    scene.fails.insert(fails[0], fails[1]);
    scene.failing = 0.4;
  }
}

// Travellers stand at the end of their ways, with what these have brought.
void addJourneys(const HighwayPicture& picture, const Position& position, HighwayScene& scene) {
  const QStringList directions = wordsOf(picture.journeys);
  const highway::Tiles tiles = tilesOf(picture);
  for (qsizetype i = 0; i < directions.size(); ++i) {
    const auto direction = highway::find_direction(directions[i].toStdString());
    const highway::JourneyReport journey =
        highway::journey_of(position, static_cast<int>(i), tiles, direction.value_or(highway::kStay));
    if (journey.cells.empty()) {
      continue;
    }
    HighwayTraveller& traveller = scene.travellers[i];
    traveller.cell = QString::fromStdString(journey.cells.back().cell);
    scene.trails.append(highwayTrail(journey, traveller.colour));
  }
  for (HighwayTraveller& one : scene.travellers) {
    one.hasCrashed = std::any_of(
        scene.travellers.cbegin(), scene.travellers.cend(),
        [&](const HighwayTraveller& other) { return other.seat != one.seat && other.cell == one.cell; });
  }
}

void addControl(const HighwayPicture& picture, const Position& position, HighwayScene& scene) {
  if (picture.control == 0) {
    return;
  }
  scene.controlColour = picture.control - 1;
  const highway::HighwayState state(position);
  for (const highway::ControlledCell& cell : state.controlled(picture.control)) {
    scene.controlled.insert(QString::fromStdString(cell.cell), cell.why);
  }
}

const HighwayPicture* findPicture(const QString& name) {
  const auto* const found =
      std::find_if(kHighwayPictures.begin(), kHighwayPictures.end(),
                   [&](const HighwayPicture& candidate) { return name == QLatin1String(candidate.name); });
  return found == kHighwayPictures.end() ? nullptr : found;
}

}  // namespace

std::optional<HighwayScene> highwayExample(const QString& name) {
  const HighwayPicture* const picture = findPicture(name);
  if (picture == nullptr) {
    return std::nullopt;
  }
  const Position position = positionOf(*picture);
  HighwayScene scene;
  scene.round = picture->round;
  addPieces(*picture, scene);
  addControl(*picture, position, scene);
  addJourneys(*picture, position, scene);
  return scene;
}

void drawHighwayExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look) {
  const std::optional<HighwayScene> scene = highwayExample(name);
  if (!scene) {
    return;
  }
  const QString focus = QString::fromLatin1(findPicture(name)->focus);
  if (focus.isEmpty()) {
    paintHighway(painter, area, *scene, look, true);
    return;
  }
  // The whole board, but larger than the picture and behind a window with its focus in the middle.
  const QPointF middle = highwayPlacement(area, look).map(highwayCentre(focus)) - area.topLeft();
  const QRectF whole(area.center() - middle * kNear, area.size() * kNear);
  painter.save();
  QPainterPath card;
  card.addRoundedRect(area, kRounding, kRounding);
  painter.setClipPath(card, Qt::IntersectClip);
  paintHighway(painter, whole, *scene, look, true);
  painter.restore();
}

}  // namespace byways::app
