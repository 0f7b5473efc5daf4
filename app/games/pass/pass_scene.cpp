// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_scene.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <numbers>
#include <tuple>
#include <utility>

#include "app/board/facing.h"
#include "app/job/per_thread.h"
#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"

namespace byways::app {

QString passColourWord(int colour) {
  if (colour < 0 || colour >= overpass::kColours) {
    return QStringLiteral("plain");
  }
  const std::string_view name = overpass::name_of(colour);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

int passColourOf(const QString& word) {
  return overpass::colour_named(word.toStdString()).value_or(kPlainPiece);
}

int passCornerOf(PassOn on, int colour) {
  const auto& corners = on == PassOn::Spaces ? overpass::kGroupsCorners : overpass::kOverPassCorners;
  return corners.at(static_cast<std::size_t>(colour));
}

namespace {

constexpr double kReach = 33;  // the reach of a node if no other node is near

QPointF pointOf(const overpass::Point& point) { return {kPassUnit * point.x, -kPassUnit * point.y}; }

QString idOf(const std::string& id) { return QString::fromStdString(id); }

// As in PassPlaces::Spot::next.
int arrowOf(Qt::Key key) {
  switch (key) {
    case Qt::Key_Left:
      return 0;
    case Qt::Key_Right:
      return 1;
    case Qt::Key_Up:
      return 2;
    default:
      return 3;
  }
}

double distanceToBorder(const QPolygonF& outline, QPointF point) {
  double least = std::numeric_limits<double>::max();
  for (qsizetype i = 0; i < outline.size(); ++i) {
    const QPointF from = outline[i];
    const QPointF side = outline[(i + 1) % outline.size()] - from;
    const double along = QPointF::dotProduct(point - from, side) / QPointF::dotProduct(side, side);
    const QPointF nearest = from + std::clamp(along, 0.0, 1.0) * side;
    least = std::min(least, QLineF(nearest, point).length());
  }
  return least;
}

// As far from the border as possible without touching a piece in the middle.
std::optional<QPointF> roomBesidePiece(const QPolygonF& outline, QPointF centre) {
  constexpr int kWays = 32;
  constexpr double kName = 7;  // half the width of a name
  std::optional<QPointF> best;
  double most = kName;
  for (const double away : {18.5, 20.0, 22.0}) {
    for (int way = 0; way < kWays; ++way) {
      const double angle = 2 * std::numbers::pi * way / kWays + std::numbers::pi / 2;
      const QPointF spot = centre + away * QPointF(std::cos(angle), std::sin(angle));
      if (outline.containsPoint(spot, Qt::OddEvenFill) && distanceToBorder(outline, spot) > most + 0.01) {
        most = distanceToBorder(outline, spot);
        best = spot;
      }
    }
  }
  return best;
}

// The area in the upper right corner, in units of the board file, taken to another corner.
QRectF inCorner(int corner, double left, double top, double right, double bottom) {
  const bool isLeft = corner == 0 || corner == 1;
  const bool isLower = corner == 0 || corner == 3;
  const double x = kPassUnit * (isLeft ? -right : left);
  const double y = kPassUnit * (isLower ? bottom : -top);
  return {x, y, kPassUnit * (right - left), kPassUnit * (top - bottom)};
}

const QString& reserveKey() {
  static const QString key = QStringLiteral("reserve:");
  return key;
}

const QString& homeKey() {
  static const QString key = QStringLiteral("home:");
  return key;
}

const QString& diceKey() {
  static const QString key = QStringLiteral("dice");
  return key;
}

const PassPile* pileOf(const PassScene& scene, const QString& place) {
  const QString word = place.section(QLatin1Char(':'), 1);
  for (const PassPile& pile : scene.piles) {
    if (passColourWord(pile.colour) == word) {
      return &pile;
    }
  }
  return nullptr;
}

constexpr double kSlant = 0.7;   // a little more than 45 degrees
constexpr double kAside = 0.55;  // a wider angle for places that aren't neighbours
constexpr std::array kWays{QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)};

// How much a step leads in the direction of the arrow: 1 exactly, 0 at a right angle.
double aheadOf(QPointF step, int arrow) {
  return QPointF::dotProduct(step, kWays.at(static_cast<std::size_t>(arrow))) /
         std::max(std::hypot(step.x(), step.y()), 1e-9);
}

}  // namespace

const PassPlaces& PassPlaces::of(PassOn on, const BoardFacing& facing) {
  using Made = std::map<std::tuple<PassOn, int, bool>, std::unique_ptr<const PassPlaces>>;
  std::unique_ptr<const PassPlaces>& places = perThread<Made>()[{on, facing.steps, facing.mirrored}];
  if (!places) {
    places = std::make_unique<PassPlaces>(on, facing);
  }
  return *places;
}

PassPlaces::PassPlaces(PassOn on, const BoardFacing& facing) : on_(on), facing_(facing) {
  on == PassOn::Nodes ? learnNodes() : learnSpaces();
  learnWays();
}

void PassPlaces::learnNodes() {
  const overpass::Board& board = overpass::board();
  const std::vector<overpass::Point>& points = board.drawing().points;
  for (overpass::Node node = 0; node < board.nodes(); ++node) {
    Spot spot;
    spot.centre = facedPoint(pointOf(points[static_cast<std::size_t>(node)]), facing_);
    spot.room = kReach;
    for (overpass::Node other = 0; other < board.nodes(); ++other) {
      if (other != node) {
        const QPointF there = facedPoint(pointOf(points[static_cast<std::size_t>(other)]), facing_);
        spot.room = std::min(spot.room, QLineF(spot.centre, there).length() / 2);
      }
    }
    board.beside(node).for_each([&](int other) { spot.beside.append(idOf(board.node_id(other))); });
    ids_.append(idOf(board.node_id(node)));
    spots_.insert(ids_.back(), spot);
  }
}

void PassPlaces::learnSpaces() {
  const overpass::Board& board = overpass::board();
  for (const overpass::DrawnSpace& space : board.drawing().spaces) {
    Spot spot;
    spot.centre = facedPoint(pointOf(space.at), facing_);
    spot.room = kPassUnit * space.radius;
    for (const int corner : space.corners) {
      spot.outline.append(
          facedPoint(pointOf(board.drawing().points[static_cast<std::size_t>(corner)]), facing_));
    }
    spot.besidePiece = roomBesidePiece(spot.outline, spot.centre);
    for (const int other : space.adjacent) {
      spot.beside.append(idOf(board.space_id(other)));
    }
    ids_.append(idOf(space.id));
    spots_.insert(ids_.back(), spot);
  }
}

const QStringList& PassPlaces::beside(const QString& place) const {
  static const QStringList kNone;
  const auto spot = spots_.constFind(place);
  return spot == spots_.cend() ? kNone : spot->beside;
}

QString PassPlaces::placeAt(QPointF point) const {
  QString nearest;
  double least = kReach;
  for (const QString& id : ids_) {
    const Spot& spot = *spots_.constFind(id);
    if (on_ == PassOn::Spaces) {
      if (spot.outline.containsPoint(point, Qt::OddEvenFill)) {
        return id;
      }
      continue;
    }
    if (const double away = QLineF(spot.centre, point).length(); away < least) {
      least = away;
      nearest = id;
    }
  }
  return nearest;
}

QString PassPlaces::next(const QString& from, Qt::Key arrow) const {
  const auto spot = spots_.constFind(from);
  return spot == spots_.cend() ? from : spot->next.at(static_cast<std::size_t>(arrowOf(arrow)));
}

QRectF PassPlaces::reserveArea(int corner) { return inCorner(corner, 86, 82, 114, 40); }

QRectF PassPlaces::homeArea(int corner) { return inCorner(corner, 36, 103, 82, 86); }

QRectF PassPlaces::nameArea(int corner) { return inCorner(corner, 36, 115, 82, 104.5); }

QRectF PassPlaces::diceArea(int corner) { return inCorner(corner, 85, 115, 115, 85); }

QPointF PassPlaces::pileSpot(const QRectF& area, int index, int capacity) {
  constexpr double kGap = 2.4;
  double pitch = 2 * kPassPiece + kGap;
  const auto fits = [&](double size) {
    return std::floor((area.width() + kGap) / size) * std::floor((area.height() + kGap) / size) >= capacity;
  };
  while (!fits(pitch) && pitch > 4) {
    pitch -= 0.5;
  }
  const int columns = std::max(1, static_cast<int>(std::floor((area.width() + kGap) / pitch)));
  const int rows = (std::max(capacity, 1) + columns - 1) / columns;
  const double left = area.center().x() - pitch * (std::min(columns, capacity) - 1) / 2;
  const double top = area.center().y() - pitch * (rows - 1) / 2;
  const int row = index / columns;
  return {left + pitch * (index % columns), top + pitch * row};
}

QStringList passLineThrough(const QString& one, const QString& other) {
  const overpass::Board& board = overpass::board();
  const auto first = board.find_node(one.toStdString());
  const auto second = board.find_node(other.toStdString());
  QStringList line;
  if (first && second) {
    const overpass::LineSet common = board.lines_at(*first) & board.lines_at(*second);
    common.for_each([&](int found) {
      line.clear();
      for (const overpass::Node node : board.nodes_on(found)) {
        line.append(idOf(board.node_id(node)));
      }
    });
  }
  return line;
}

void facePass(PassScene& scene, const BoardFacing& facing) {
  scene.facing = facing;
  const auto seen = [&facing](int corner) {
    return ((facing.mirrored ? kPassCorners - 1 - corner : corner) + facing.steps) % kPassCorners;
  };
  for (PassPile& pile : scene.piles) {
    pile.corner = seen(pile.corner);
  }
  if (scene.dice) {
    scene.dice->corner = seen(scene.dice->corner);
  }
}

// Places of a scene that aren't on the board: piles and dice.

QRectF passArea(const PassScene& scene, const QString& place) {
  if (const PassPlaces& places = PassPlaces::of(scene.on, scene.facing); places.has(place)) {
    const double room = places.room(place);
    const QPointF centre = places.centre(place);
    return {centre.x() - room, centre.y() - room, 2 * room, 2 * room};
  }
  if (place == diceKey()) {
    return scene.dice ? PassPlaces::diceArea(scene.dice->corner) : QRectF();
  }
  const PassPile* const pile = pileOf(scene, place);
  if (pile != nullptr && place.startsWith(reserveKey()) && pile->reserve >= 0) {
    return PassPlaces::reserveArea(pile->corner);
  }
  if (pile != nullptr && place.startsWith(homeKey()) && pile->home >= 0) {
    return PassPlaces::homeArea(pile->corner).united(PassPlaces::nameArea(pile->corner));
  }
  return {};
}

QPointF passPoint(const PassScene& scene, const QString& place) {
  const PassPile* const pile = place.contains(QLatin1Char(':')) ? pileOf(scene, place) : nullptr;
  if (pile == nullptr) {
    return passArea(scene, place).center();
  }
  return place.startsWith(homeKey())
             ? PassPlaces::pileSpot(PassPlaces::homeArea(pile->corner), pile->home, pile->goal)
             : PassPlaces::pileSpot(PassPlaces::reserveArea(pile->corner), pile->reserve,
                                    std::max(pile->reserve + 1, overpass::kPiecesEach));
}

QStringList passPileIds(const PassScene& scene) {
  QStringList ids;
  for (const PassPile& pile : scene.piles) {
    if (pile.reserve >= 0) {
      ids.append(reserveKey() + passColourWord(pile.colour));
    }
    if (pile.home >= 0) {
      ids.append(homeKey() + passColourWord(pile.colour));
    }
  }
  if (scene.dice) {
    ids.append(diceKey());
  }
  return ids;
}

QString passPileAt(const PassScene& scene, QPointF point) {
  for (const QString& id : passPileIds(scene)) {
    if (passArea(scene, id).contains(point)) {
      return id;
    }
  }
  return {};
}

// Where arrow keys lead on the Over-Pass board: eight directions, four keys.

// Prefers neighbours, and among these the straightest direction.
QString PassPlaces::nearestThatWay(const QString& from, int arrow) const {
  const auto bestOf = [&](const QStringList& places, double narrowest) {
    QString best;
    double least = std::numeric_limits<double>::max();
    for (const QString& place : places) {
      const QPointF step = centre(place) - centre(from);
      const double ahead = aheadOf(step, arrow);
      const double length = std::hypot(step.x(), step.y());
      const double cost = length * (1 + 3 * (1 - ahead));  // distance to the side counts more
      if (place != from && ahead > narrowest && cost < least) {
        least = cost;
        best = place;
      }
    }
    return best;
  };
  QString found = bestOf(beside(from), kSlant);
  if (found.isEmpty()) {
    found = bestOf(ids_, kAside);
  }
  return found.isEmpty() ? from : found;
}

QStringList PassPlaces::reachable() const {
  QStringList found{ids_.front()};
  for (qsizetype i = 0; i < found.size(); ++i) {
    const Spot spot = spots_.value(found[i]);
    for (const QString& next : spot.next) {
      if (!found.contains(next)) {
        found.append(next);
      }
    }
  }
  return found;
}

// Makes a place that no arrow leads to reachable from a neighbour, if no other place becomes unreachable.
bool PassPlaces::leadTo(const QString& place) {
  const qsizetype before = reachable().size();
  QStringList neighbours = beside(place);
  std::reverse(neighbours.begin(), neighbours.end());
  for (const QString& neighbour : std::as_const(neighbours)) {
    for (int arrow = 0; arrow < kArrows; ++arrow) {
      if (aheadOf(centre(place) - centre(neighbour), arrow) < kSlant) {
        continue;
      }
      QString& next = spots_[neighbour].next.at(static_cast<std::size_t>(arrow));
      const QString old = std::exchange(next, place);
      if (reachable().size() > before) {
        return true;
      }
      next = old;
    }
  }
  return false;
}

void PassPlaces::learnWays() {
  for (const QString& id : ids_) {
    for (int arrow = 0; arrow < kArrows; ++arrow) {
      spots_[id].next.at(static_cast<std::size_t>(arrow)) = nearestThatWay(id, arrow);
    }
  }
  for (const QString& id : ids_) {
    if (!reachable().contains(id)) {
      static_cast<void>(leadTo(id));
    }
  }
}

}  // namespace byways::app
