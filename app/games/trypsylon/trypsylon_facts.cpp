// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of a turn of TRYPSYLON on the pathways.
#include <QCoreApplication>

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "app/games/trypsylon/trypsylon.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/pathways.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class TrypsylonFacts {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonFacts)
};

// More than the number of turns with a single card. With double moves, there would be too many turns to try
// them quickly.
constexpr std::uint64_t kMostTurns = 4000;

// The number of cards that pathways connect to a side of the goal.
int joinedCards(const trypsylon::Insight& insight, trypsylon::Goal goal) {
  std::set<std::string> cells;
  for (const trypsylon::Side side : trypsylon::sides_of(goal)) {
    for (const std::string& cell : insight.joined_to(side)) {
      cells.insert(cell);
    }
  }
  return static_cast<int>(cells.size());
}

trypsylon::Goal goalOf(const trypsylon::Insight& insight, Seat seat) {
  return insight.owner(trypsylon::Goal::Beach) == seat ? trypsylon::Goal::Beach : trypsylon::Goal::Meadow;
}

// Whether the opponent could have won before the turn by moving a single card.
bool threatened(const TurnSpan& turn, const Match& match) {
  std::optional<Arrangement> arrangement = turn.before.arrangement();
  if (!arrangement) {
    return false;
  }
  Setup setup = match.timeline().setup();
  arrangement->to_move = 3 - turn.seat;
  arrangement->position.erase("double");
  setup.arranged = std::move(arrangement);
  const auto passed = match.game().arranged_state(setup);
  return passed && trypsylon::insight_into(**passed)->wins_at_once(kMostTurns).value_or(false);
}

}  // namespace

QStringList TrypsylonFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  const trypsylon::Insight& before = *trypsylon::insight_into(turn.before);
  const trypsylon::Insight& after = *trypsylon::insight_into(turn.after);
  if (turn.after.phase() == "over") {
    return {};
  }
  const Seat other = 3 - turn.seat;
  QStringList facts;
  const std::optional<bool> wins = after.wins_at_once(kMostTurns);
  if (wins.value_or(false)) {
    facts.append(TrypsylonFacts::tr("lets %1 win on the next turn", "what a turn does; a player")
                     .arg(match.name(other)));
  } else if (wins && threatened(turn, match)) {
    facts.append(TrypsylonFacts::tr("stops %1 from winning on the next turn", "what a turn does; a player")
                     .arg(match.name(other)));
  }
  const int was = joinedCards(before, goalOf(before, turn.seat));
  const int is = joinedCards(after, goalOf(after, turn.seat));
  const int otherWas = joinedCards(before, goalOf(before, other));
  const int otherIs = joinedCards(after, goalOf(after, other));
  const QString own =
      TrypsylonFacts::tr("now joins %n card(s) to %1’s sides (was %2)", "what a turn does; a player", is)
          .arg(match.name(turn.seat), QString::number(was));
  const QString cut = TrypsylonFacts::tr("leaves %n card(s) joined to %1’s sides (was %2)",
                                         "what a turn does; a player", otherIs)
                          .arg(match.name(other), QString::number(otherWas));
  const bool cuts = otherIs < otherWas;
  const bool cutsMore = cuts && otherWas - otherIs > is - was;
  if (cutsMore) {
    facts.append(cut);
  }
  if (is > was) {
    facts.append(own);
  }
  if (cuts && !cutsMore) {
    facts.append(cut);
  }
  return facts;
}

}  // namespace byways::app
