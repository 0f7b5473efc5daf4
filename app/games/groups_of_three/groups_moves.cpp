// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups_moves.h"

#include <algorithm>

#include "app/games/pass/pass_places.h"

namespace byways::app {

QString GroupsMove::step() const {
  return (QStringList(from + QLatin1Char('>') + to) + broughtIn).join(QLatin1Char('+'));
}

GroupsMove readGroupsMove(const std::string& step) {
  QStringList parts = QString::fromStdString(step).split(QLatin1Char('+'));
  const QString move = parts.takeFirst();
  return {move.section(QLatin1Char('>'), 0, 0), move.section(QLatin1Char('>'), 1), parts};
}

std::optional<GroupsMove> lastGroupsMove(const Match& match) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::string> steps = timeline.open_steps();
  return timeline.to_move() > 0 && !steps.empty() ? std::optional(readGroupsMove(steps.back()))
                                                  : std::nullopt;
}

QList<EarnedPiece> earnedPieces(const Match& match) {
  QList<EarnedPiece> earned;
  const std::optional<GroupsMove> last = lastGroupsMove(match);
  if (!last) {
    return earned;
  }
  const Timeline& timeline = match.timeline();
  const State& before = timeline.state_at(timeline.cursor() - 1);
  const QStringList& order = PassPlaces::of(PassOn::Spaces).ids();
  for (const overpass::BringIn& bringIn :
       overpass::groups_insight(before)->bring_ins(last->from.toStdString(), last->to.toStdString())) {
    const QString space = QString::fromStdString(bringIn.space);
    GroupsMove more = *last;
    more.broughtIn.append(space);
    std::sort(more.broughtIn.begin(), more.broughtIn.end(),
              [&order](const QString& a, const QString& b) { return order.indexOf(a) < order.indexOf(b); });
    if (!last->broughtIn.contains(space) && !before.refusal(timeline.to_move(), more.step().toStdString())) {
      earned.append({space, more.step(), bringIn.groups});
    }
  }
  return earned;
}

}  // namespace byways::app
