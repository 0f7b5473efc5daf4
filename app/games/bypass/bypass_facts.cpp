// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn of Bypass does to the routes.
#include <QCoreApplication>

#include <cstdlib>
#include <vector>

#include "app/games/bypass/bypass.h"
#include "app/games/bypass/bypass_scene.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/links.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BypassFacts {
  Q_DECLARE_TR_FUNCTIONS(BypassFacts)
};

// The player who owns most of a complete route, with the points. Of players who own equally much, `mover`
// comes first.
QString shareText(const std::vector<int>& points, Seat mover, const Match& match) {
  auto best = static_cast<std::size_t>(mover) - 1;
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    best = points[seat] > points[best] ? seat : best;
  }
  return BypassFacts::tr("%1 %2", "a player and their points")
      .arg(match.name(static_cast<Seat>(best) + 1), QString::number(points[best]));
}

}  // namespace

QStringList BypassFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  const bypass::Insight* const before = bypass::insight_into(turn.before);
  const bypass::Insight* const after = bypass::insight_into(turn.after);
  QStringList completed;
  QStringList broken;
  QStringList missing;
  int most = 0;  // the largest change among the open routes
  for (int letter = 0; letter < bypass::kLetters; ++letter) {
    const int was = before->missing_paths(letter);
    const int is = after->missing_paths(letter);
    if (was > 0 && is == 0) {
      completed.append(BypassFacts::tr("completes route %1 (%2)", "what a turn does; a letter, Ann 6")
                           .arg(bypassLetter(letter), shareText(after->points(letter), turn.seat, match)));
    } else if (was == 0 && is > 0) {
      broken.append(BypassFacts::tr("breaks route %1 (%2)", "what a turn does; a letter, Ann 6")
                        .arg(bypassLetter(letter), shareText(before->points(letter), turn.seat, match)));
    } else if (std::abs(is - was) > most) {
      most = std::abs(is - was);
      missing = {is > was ? BypassFacts::tr("sets route %1 back: %n path(s) to go instead of %2",
                                            "what a turn does; a letter", is)
                                .arg(bypassLetter(letter))
                                .arg(was)
                          : BypassFacts::tr("brings route %1 closer: %n path(s) to go instead of %2",
                                            "what a turn does; a letter", is)
                                .arg(bypassLetter(letter))
                                .arg(was)};
    }
  }
  return broken + completed + missing;
}

}  // namespace byways::app
