// SPDX-License-Identifier: GPL-3.0-or-later
// How many places a turn of Mono-Line leaves to each player, and whether that decides the game.
#include <QCoreApplication>

#include <optional>

#include "app/games/mono_line/mono.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class MonoFacts {
  Q_DECLARE_TR_FUNCTIONS(MonoFacts)
};

}  // namespace

QStringList MonoFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  const overpass::MonoInsight& before = *overpass::mono_insight(turn.before);
  const overpass::MonoInsight& after = *overpass::mono_insight(turn.after);
  const Seat other = 3 - turn.seat;
  QStringList facts;
  if (after.shared_lines().size() > before.shared_lines().size()) {
    facts.append(MonoFacts::tr("makes a shared line that %1 can claim", "what a turn does; a player")
                     .arg(match.name(other)));
  }
  const int was = before.clear_nodes_of(other);
  const int is = after.clear_nodes_of(other);
  if (is != was) {
    facts.append(MonoFacts::tr("leaves %1 %n open place(s) instead of %2", "what a turn does; a player", is)
                     .arg(match.name(other), QString::number(was)));
  }
  if (!turn.after.outcome()) {  // after the end the number doesn't matter
    const int own = after.clear_nodes_of(turn.seat);
    facts.append(MonoFacts::tr("leaves %1 %n open place(s)", "what a turn does; a player", own)
                     .arg(match.name(turn.seat)));
  }
  return facts;
}

QString MonoFace::decidedText(const State& state, const Match& match) const {
  const std::optional<overpass::MonoDecision> decision = overpass::mono_insight(state)->decision();
  return decision ? MonoFacts::tr(
                        "%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.",
                        "two players", decision->safe)
                        .arg(match.name(decision->winner), match.name(3 - decision->winner),
                             QString::number(decision->open))
                  : QString();
}

}  // namespace byways::app
