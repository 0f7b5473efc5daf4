// SPDX-License-Identifier: GPL-3.0-or-later
// Where arrow keys lead on the Over-Pass board: eight directions, four keys.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/games/pass/pass_scene.h"

namespace byways::app {

namespace {

constexpr double kSlant = 0.7;   // a little more than 45 degrees
constexpr double kAside = 0.55;  // for what is no neighbour
constexpr std::array kWays{QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)};

// How far ahead a step leads: 1 straight on, 0 aside.
double aheadOf(QPointF step, int arrow) {
  return QPointF::dotProduct(step, kWays.at(static_cast<std::size_t>(arrow))) /
         std::max(std::hypot(step.x(), step.y()), 1e-9);
}

}  // namespace

// Neighbours come first, and those straight on before others.
QString PassPlaces::nearestThatWay(const QString& from, int arrow) const {
  const auto bestOf = [&](const QStringList& places, double narrowest) {
    QString best;
    double least = std::numeric_limits<double>::max();
    for (const QString& place : places) {
      const QPointF step = centre(place) - centre(from);
      const double ahead = aheadOf(step, arrow);
      const double length = std::hypot(step.x(), step.y());
      const double cost = length * (1 + 3 * (1 - ahead));  // far aside counts as far away
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

// Gives one arrow of a neighbour to a place that no arrow leads to, where nothing else gets lost by it.
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
