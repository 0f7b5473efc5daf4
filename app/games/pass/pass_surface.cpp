// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_surface.h"

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

namespace byways::app {

namespace {

constexpr double kOutline = kPassPiece + 3;  // radius of the outline of a place
constexpr double kReach = 33;                // the reach of a node if no other node is near

QPointF pointOf(const overpass::Point& point) { return {kPassUnit * point.x, -kPassUnit * point.y}; }

QString idOf(const std::string& id) { return QString::fromStdString(id); }

// The index of an arrow in PassSurface::Spot::next.
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

// The point that is as far from the border as possible without touching a piece in the middle.
std::optional<QPointF> namePointIn(const QPolygonF& outline, QPointF centre) {
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

// An area that is given for the upper right corner, in units of the board file, moved to `corner`.
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

QRectF squareAround(QPointF middle, double half) {
  return {middle.x() - half, middle.y() - half, 2 * half, 2 * half};
}

constexpr double kSlant = 0.7;   // least aheadOf a neighbour: a little more than 45 degrees to the side
constexpr double kAside = 0.55;  // least aheadOf other places: a wider angle
constexpr std::array kWays{QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)};

// How well a step leads in the direction of the arrow: 1 if exactly, 0 at a right angle.
double aheadOf(QPointF step, int arrow) {
  return QPointF::dotProduct(step, kWays.at(static_cast<std::size_t>(arrow))) /
         std::max(std::hypot(step.x(), step.y()), 1e-9);
}

}  // namespace

const PassSurface& PassSurface::of(PassGround ground, const BoardFacing& facing) {
  using Made = std::map<std::tuple<PassGround, int, bool>, std::unique_ptr<const PassSurface>>;
  std::unique_ptr<const PassSurface>& places = perThread<Made>()[{ground, facing.steps, facing.mirrored}];
  if (!places) {
    places = std::make_unique<PassSurface>(ground, facing);
  }
  return *places;
}

PassSurface::PassSurface(PassGround ground, const BoardFacing& facing) : ground_(ground), facing_(facing) {
  ground == PassGround::Nodes ? learnNodes() : learnSpaces();
  learnWays();
}

void PassSurface::learnNodes() {
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

void PassSurface::learnSpaces() {
  const overpass::Board& board = overpass::board();
  // No piece of Full House begins on the Center Square or in transit.
  const auto isLeftOut = [this, &board](overpass::Space space) {
    return ground_ == PassGround::Starts && (space == board.goal() || board.transit().has(space));
  };
  for (const overpass::DrawnSpace& space : board.drawing().spaces) {
    if (isLeftOut(*board.find_space(space.id))) {
      continue;
    }
    Spot spot;
    spot.centre = facedPoint(pointOf(space.at), facing_);
    spot.room = kPassUnit * space.radius;
    for (const int corner : space.corners) {
      spot.border.append(
          facedPoint(pointOf(board.drawing().points[static_cast<std::size_t>(corner)]), facing_));
    }
    spot.namePoint = namePointIn(spot.border, spot.centre);
    for (const int other : space.adjacent) {
      if (!isLeftOut(other)) {
        spot.beside.append(idOf(board.space_id(other)));
      }
    }
    ids_.append(idOf(space.id));
    spots_.insert(ids_.back(), spot);
  }
}

const QStringList& PassSurface::beside(const QString& place) const {
  static const QStringList kNone;
  const auto spot = spots_.constFind(place);
  return spot == spots_.cend() ? kNone : spot->beside;
}

QPainterPath PassSurface::outlineOf(const QString& place) const {
  QPainterPath path;
  if (ground_ != PassGround::Nodes) {
    path.addPolygon(borderOf(place));
    path.closeSubpath();
  } else if (has(place)) {
    path.addEllipse(centre(place), kOutline, kOutline);
  }
  return path;
}

QRectF PassSurface::areaOf(const QString& place) const {
  return has(place) ? squareAround(centre(place), room(place)) : QRectF();
}

QString PassSurface::placeAt(QPointF point) const {
  QString nearest;
  double least = kReach;
  for (const QString& id : ids_) {
    const Spot& spot = *spots_.constFind(id);
    if (ground_ != PassGround::Nodes) {
      if (spot.border.containsPoint(point, Qt::OddEvenFill)) {
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

QString PassSurface::next(const QString& from, Qt::Key arrow, QPointF /*lane*/) const {
  const auto spot = spots_.constFind(from);
  return spot == spots_.cend() ? from : spot->next.at(static_cast<std::size_t>(arrowOf(arrow)));
}

QRectF PassSurface::reserveArea(int corner) { return inCorner(corner, 86, 82, 114, 40); }

QRectF PassSurface::homeArea(int corner) { return inCorner(corner, 36, 103, 82, 86); }

QRectF PassSurface::nameArea(int corner) { return inCorner(corner, 36, 115, 82, 104.5); }

QRectF PassSurface::diceArea(int corner) { return inCorner(corner, 85, 115, 115, 85); }

QPointF PassSurface::pileSpot(const QRectF& area, int index, int capacity) {
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

// Where arrow keys lead on the Over-Pass board: eight directions, four keys.

// Prefers neighbours, and among these the straightest direction.
QString PassSurface::neighbourThatWay(const QString& from, int arrow) const {
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

QStringList PassSurface::reachable() const {
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

// Redirects an arrow of a neighbour to `place`, which arrows can't reach, if more places can be reached then.
// Returns whether it did.
bool PassSurface::leadTo(const QString& place) {
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

void PassSurface::learnWays() {
  for (const QString& id : ids_) {
    for (int arrow = 0; arrow < kArrows; ++arrow) {
      spots_[id].next.at(static_cast<std::size_t>(arrow)) = neighbourThatWay(id, arrow);
    }
  }
  for (const QString& id : ids_) {
    if (!reachable().contains(id)) {
      static_cast<void>(leadTo(id));
    }
  }
}

// Places of a scene, on the board and beside it.

const PassPile* PassSceneSurface::pileOf(const QString& place) const {
  const QString word = place.section(QLatin1Char(':'), 1);
  for (const PassPile& pile : scene_.piles) {
    if (passColourWord(pile.colour) == word) {
      return &pile;
    }
  }
  return nullptr;
}

QPointF PassSceneSurface::pointOf(const QString& place) const {
  const PassPile* const pile = place.contains(QLatin1Char(':')) ? pileOf(place) : nullptr;
  if (pile == nullptr) {
    return areaOf(place).center();
  }
  return place.startsWith(homeKey())
             ? PassSurface::pileSpot(PassSurface::homeArea(pile->corner), pile->home, pile->goal)
             : PassSurface::pileSpot(PassSurface::reserveArea(pile->corner), pile->reserve,
                                     std::max(pile->reserve + 1, overpass::kPiecesEach));
}

// The bubble lies on the side of its place that faces the middle of the board, so that no option is outside
// the board.
QPointF PassSceneSurface::optionAt(int option) const {
  const QPointF place = pointOf(scene_.choice->place);
  const double side = place.y() > 0 ? -1 : 1;
  const auto count = static_cast<double>(scene_.choice->options.size());
  constexpr double kAway = 44;
  constexpr double kPitch = 2 * kPassOption + 5;
  const double x = std::clamp(place.x(), -kPassSlab + kPitch * count / 2, kPassSlab - kPitch * count / 2);
  return {x + kPitch * (option - (count - 1) / 2), place.y() + side * kAway};
}

QStringList PassSceneSurface::piles() const {
  QStringList ids;
  for (const PassPile& pile : scene_.piles) {
    if (pile.reserve >= 0) {
      ids.append(reserveKey() + passColourWord(pile.colour));
    }
    if (pile.home >= 0) {
      ids.append(homeKey() + passColourWord(pile.colour));
    }
  }
  if (scene_.dice) {
    ids.append(diceKey());
  }
  return ids;
}

int PassSceneSurface::options() const {
  return scene_.choice && !scene_.choice->onBoard ? static_cast<int>(scene_.choice->options.size()) : 0;
}

QStringList PassSceneSurface::places() const {
  QStringList all = spots().ids() + piles();
  for (int option = 0; option < options(); ++option) {
    all.append(scene_.choice->placeOf(option));
  }
  return all;
}

QPainterPath PassSceneSurface::outlineOf(const QString& place) const {
  QPainterPath path;
  if (spots().has(place)) {
    path.addEllipse(spots().centre(place), kOutline, kOutline);
  } else if (const QRectF area = areaOf(place); !area.isNull()) {
    path.addRoundedRect(area, 10, 10);
  }
  return path;
}

QRectF PassSceneSurface::areaOf(const QString& place) const {
  if (spots().has(place)) {
    return spots().areaOf(place);
  }
  if (place == diceKey()) {
    return scene_.dice ? PassSurface::diceArea(scene_.dice->corner) : QRectF();
  }
  for (int option = 0; option < options(); ++option) {
    if (scene_.choice->placeOf(option) == place) {
      return squareAround(optionAt(option), kPassOption);
    }
  }
  const PassPile* const pile = pileOf(place);
  if (pile != nullptr && place.startsWith(reserveKey()) && pile->reserve >= 0) {
    return PassSurface::reserveArea(pile->corner);
  }
  if (pile != nullptr && place.startsWith(homeKey()) && pile->home >= 0) {
    return PassSurface::homeArea(pile->corner).united(PassSurface::nameArea(pile->corner));
  }
  return {};
}

// The bubble lies above everything.
QString PassSceneSurface::placeAt(QPointF point) const {
  for (int option = 0; option < options(); ++option) {
    if (squareAround(optionAt(option), kPassOption).contains(point)) {
      return scene_.choice->placeOf(option);
    }
  }
  if (QString place = spots().placeAt(point); !place.isEmpty()) {
    return place;
  }
  for (const QString& pile : piles()) {
    if (areaOf(pile).contains(point)) {
      return pile;
    }
  }
  return {};
}

// `lane` isn't used: as on the board, the same key always leads to the same place, wherever people came from.
QString PassSceneSurface::next(const QString& from, Qt::Key arrow, QPointF /*lane*/) const {
  const QString there = spots().next(from, arrow);
  return there != from ? there : nearestThatWay(from, arrow, areaOf(from).center(), places());
}

}  // namespace byways::app
