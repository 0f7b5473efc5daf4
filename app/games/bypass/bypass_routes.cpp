// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of Bypass's routes.
#include <QCoreApplication>

#include "app/games/bypass/bypass_scene.h"
#include "app/games/bypass/bypass_texts.h"
#include "engine/bypass/insight.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BypassRoutes {
  Q_DECLARE_TR_FUNCTIONS(BypassRoutes)
};

// "Ann 3, Ben 1"; those who own nothing of a route are left out.
QString sharesText(const Match& match, const bypass::Insight& insight, int letter) {
  QStringList shares;
  const std::vector<int> points = insight.points(letter);
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    if (const int own = points.at(static_cast<std::size_t>(seat - 1)); own > 0) {
      shares.append(
          BypassRoutes::tr("%1 %2", "a player and their points").arg(match.name(seat), QString::number(own)));
    }
  }
  return shares.join(BypassRoutes::tr(", ", "between the names of a list"));
}

}  // namespace

QString bypassRoutesText(const Match& match) {
  const Timeline& timeline = match.timeline();
  const bypass::Insight* const now = bypass::insight_into(timeline.state());
  if (now == nullptr || timeline.to_move() < 1 || !timeline.open_steps().empty() || !timeline.can_undo()) {
    return {};
  }
  // With the end of the turn taken back, routes are looked at as they were before it.
  Timeline before = timeline;
  before.undo();
  const bypass::Insight* const then = bypass::insight_into(before.state());
  QStringList sentences;
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const bool wasClosed = !then->route(letter).empty();
    const bool isClosed = !now->route(letter).empty();
    if (isClosed && !wasClosed) {
      sentences.append(BypassRoutes::tr("Route %1 is closed: %2.", "a letter, players with their points")
                           .arg(bypassLetter(letter), sharesText(match, *now, letter)));
    } else if (wasClosed && !isClosed) {
      sentences.append(BypassRoutes::tr("Route %1 is open again.", "a letter").arg(bypassLetter(letter)));
    }
  }
  return sentences.join(QLatin1Char(' '));
}

QString bypassRouteText(const Match& match, int letter) {
  const bypass::Insight* const insight = bypass::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const bypass::Places ends = insight->letter_hexes(letter);
  const QString name = BypassRoutes::tr("Route %1, from %2 to %3", "a letter and two hexes")
                           .arg(bypassLetter(letter), QString::fromStdString(ends.front()),
                                QString::fromStdString(ends.back()));
  return insight->route(letter).empty()
             ? BypassRoutes::tr("%1: not closed yet.", "a route").arg(name)
             : BypassRoutes::tr("%1: closed. %2.", "a route, players with their points")
                   .arg(name, sharesText(match, *insight, letter));
}

}  // namespace byways::app
