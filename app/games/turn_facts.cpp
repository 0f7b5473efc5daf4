// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/turn_facts.h"

#include <QCoreApplication>

#include <optional>
#include <string>

#include "app/games/game_face.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

constexpr qsizetype kMostFacts = 2;

/// The context of these texts for translators.
class TurnFacts {
  Q_DECLARE_TR_FUNCTIONS(TurnFacts)
};

QString endFact(const Outcome& outcome, const Match& match) {
  if (outcome.winners.empty()) {
    return match.players() == 1 ? QString() : TurnFacts::tr("ends the game in a draw", "what a turn does");
  }
  if (outcome.winners.size() > 1) {
    return TurnFacts::tr("ends the game with a shared win", "what a turn does");
  }
  const Seat winner = outcome.winners.front();
  if (outcome.scores.size() == 2 && outcome.scores[0] != outcome.scores[1]) {
    return TurnFacts::tr("ends the game: %1 wins %2 to %3", "what a turn does; a player, two scores")
        .arg(match.name(winner), QString::number(outcome.scores[static_cast<std::size_t>(winner) - 1]),
             QString::number(outcome.scores[static_cast<std::size_t>(2 - winner)]));
  }
  if (outcome.scores.size() == 2) {
    return TurnFacts::tr("ends the game at %1 each, and %2 wins the tie",
                         "what a turn does; a score, a player")
        .arg(QString::number(outcome.scores[0]), match.name(winner));
  }
  return TurnFacts::tr("ends the game: %1 wins", "what a turn does; a player").arg(match.name(winner));
}

// The game after the turn; nothing if it is refused. If turns are secret, the turn isn't ended, because that
// would reveal what others have submitted.
std::optional<Timeline> afterTurn(const Timeline& begin, Seat seat, const std::string& turn) {
  Timeline after = begin;
  if (!begin.game().has_secret_turns()) {
    return after.play_entry({seat, turn}) ? std::nullopt : std::optional(after);
  }
  for (const std::string& step : begin.game().split_turn(turn)) {
    if (after.play(seat, step)) {
      return std::nullopt;
    }
  }
  return after;
}

}  // namespace

QStringList turnFacts(const GameFace& face, const Match& match, const Timeline& line, Seat seat,
                      const QString& turn) {
  Timeline begin = line;
  begin.roll_back_turn();
  const std::optional<Timeline> after = afterTurn(begin, seat, turn.toStdString());
  if (!after) {
    return {};
  }
  QStringList facts;
  if (const std::optional<Outcome> outcome = after->outcome()) {
    facts.append(endFact(*outcome, match));
    facts.removeAll(QString());
  }
  facts.append(face.turnFacts(
      {begin.state(), after->state(), seat, begin.game().split_turn(turn.toStdString())}, match));
  return facts.mid(0, kMostFacts);
}

QString factsSentence(const QStringList& facts) {
  return facts.isEmpty() ? QString()
         : facts.size() == 1
             ? TurnFacts::tr("It %1.", "what a turn does").arg(facts[0])
             : TurnFacts::tr("It %1 and %2.", "two things that a turn does").arg(facts[0], facts[1]);
}

}  // namespace byways::app
