// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_ways.h"

#include <algorithm>
#include <cmath>

namespace byways::app {

namespace {

using trypsylon::Corner;
using trypsylon::Side;

constexpr double kHalf = kTrypsylonCell / 2;
constexpr double kBend = 27;  // where the side arms bend
constexpr double kLanding = 42;

// Where two cards that a pathway joins meet, seen from the middle of the first; null if they don't.
std::optional<QPointF> meeting(const TrypsylonScene& scene, const TrypsylonPlaces& places, const QString& one,
                               const QString& other) {
  const QPointF way = (places.area(other).center() - places.area(one).center()) / kTrypsylonCell;
  for (const Side side : trypsylon::kSides) {
    const Side opposite = trypsylon::kSides[(static_cast<std::size_t>(side) + 2) % 4];
    if (way == trypsylonOutward(side) && trypsylonHasArm(scene.at(one), side) &&
        trypsylonHasArm(scene.at(other), opposite)) {
      return way;
    }
  }
  const QPointF corner = trypsylonTowards(trypsylonCorner(scene.at(one)));
  const QPointF theirs = trypsylonTowards(trypsylonCorner(scene.at(other)));
  return corner == theirs + 2 * way ? std::optional(corner) : std::nullopt;
}

// Where a card on the edge leads to that side of the frame.
QPointF landfall(const TrypsylonScene& scene, const QString& cell, Side side) {
  return trypsylonHasArm(scene.at(cell), side) ? trypsylonOutward(side)
                                               : trypsylonTowards(trypsylonCorner(scene.at(cell)));
}

QPainterPath fullArm(Corner corner, QPointF towards) {
  QPainterPath arm = trypsylonArm(corner, towards);
  arm.lineTo(kHalf * towards);
  return arm;
}

}  // namespace

QPointF trypsylonOutward(Side side) { return -TrypsylonPlaces::inward(side) / kTrypsylonCell; }

QPointF trypsylonTowards(Corner corner) {
  switch (corner) {
    case Corner::NorthWest:
      return {-1, -1};
    case Corner::NorthEast:
      return {1, -1};
    case Corner::SouthEast:
      return {1, 1};
    case Corner::SouthWest:
      break;
  }
  return {-1, 1};
}

bool trypsylonHasArm(TrypsylonCard card, Side side) {
  if (card == TrypsylonCard::Vacant || card == TrypsylonCard::Down) {
    return false;
  }
  return QPointF::dotProduct(trypsylonTowards(trypsylonCorner(card)), trypsylonOutward(side)) < 0;
}

QPainterPath trypsylonArm(Corner corner, QPointF towards) {
  const QPointF fork = -kTrypsylonFork * trypsylonTowards(corner);
  QPainterPath arm(fork);
  if (towards.x() != 0 && towards.y() != 0) {
    arm.lineTo(kLanding * towards);
  } else {
    arm.quadTo(kBend * towards, kHalf * towards);
  }
  return arm;
}

QPainterPath trypsylonWay(Corner corner, bool joined) {
  const QPointF towards = trypsylonTowards(corner);
  QPainterPath way = joined ? fullArm(corner, towards) : trypsylonArm(corner, towards);
  way.addPath(trypsylonArm(corner, {-towards.x(), 0}));
  way.addPath(trypsylonArm(corner, {0, -towards.y()}));
  return way;
}

QPainterPath trypsylonPathway(const TrypsylonScene& scene, trypsylon::Goal goal) {
  const TrypsylonPlaces places(scene.columns, scene.rows);
  const QStringList& cells = scene.lit[static_cast<std::size_t>(goal)];
  const auto [from, to] = trypsylon::sides_of(goal);
  QPainterPath way;
  for (qsizetype i = 0; i < cells.size(); ++i) {
    const QPointF middle = places.area(cells[i]).center();
    const Corner corner = trypsylonCorner(scene.at(cells[i]));
    QPointF enter = landfall(scene, cells[i], from);
    if (i > 0) {
      const auto back = meeting(scene, places, cells[i], cells[i - 1]);
      enter = back.value_or(enter);
    } else {
      way.moveTo(middle + kHalf * enter + kTrypsylonJetty * trypsylonOutward(from));
      way.lineTo(middle + kHalf * enter);
    }
    QPointF leave = landfall(scene, cells[i], to);
    if (i + 1 < cells.size()) {
      const auto on = meeting(scene, places, cells[i], cells[i + 1]);
      leave = on.value_or(leave);
    }
    way.connectPath(fullArm(corner, enter).toReversed().translated(middle));
    way.connectPath(fullArm(corner, leave).translated(middle));
    if (i + 1 == cells.size()) {
      way.lineTo(middle + kHalf * leave + kTrypsylonJetty * trypsylonOutward(to));
    }
  }
  return way;
}

}  // namespace byways::app
