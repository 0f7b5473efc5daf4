// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/games/common_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "engine/core/word_step.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BygTexts {
  Q_DECLARE_TR_FUNCTIONS(BygTexts)
};

// The seat to which the step of a lot gives priority, and the seat that goes First by the step of a player's
// choice; kNobody for other steps.
Seat prioritySeat(const QString& step) { return number_in(step.toStdString(), "priority").value_or(kNobody); }
Seat firstSeat(const QString& step) { return number_in(step.toStdString(), "first").value_or(kNobody); }

QString goesFirstText(Seat first, const Match& match) {
  return BygTexts::tr("%1 goes First").arg(match.name(first));
}

/// The context of these texts for translators.
class BygPhrases {
  Q_DECLARE_TR_FUNCTIONS(BygPhrases)
};

}  // namespace

std::optional<Seat> bygPriority(const Match& match) {
  const Timeline& timeline = match.timeline();
  if (const int fixed = timeline.setup().options.number("priority"); fixed != 0) {
    return fixed;
  }
  if (const std::optional<Arrangement>& arranged = timeline.setup().arranged) {
    return arranged->position.value("priority", Seat{1});
  }
  for (const Entry& entry : timeline.entries_until(timeline.cursor())) {
    if (entry.seat == kChance) {
      return prioritySeat(QString::fromStdString(entry.text));
    }
  }
  return std::nullopt;
}

QString BygFace::lotText(const QString& outcome, const Match& match) const {
  QString steps = stepsOf(outcome);
  const Seat seat = prioritySeat(steps);
  if (seat < 1) {
    return steps;
  }
  // If nobody is asked who goes First, the text of the lot also says who does.
  const Seat first = match.timeline().setup().options.number("first");
  return first == 0 ? BygTexts::tr("%1 has priority and wins a tie.").arg(match.name(seat))
                    : BygTexts::tr(
                          "%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds "
                          "one stone and then takes the first full turn.")
                          .arg(match.name(seat), match.name(3 - first), match.name(first));
}

QString BygFace::stepsText(const QString& steps, const Match& match) const {
  if (prioritySeat(steps) > 0) {
    return lotText(steps, match);
  }
  if (const Seat first = firstSeat(steps); first > 0) {
    // In the list of turns, this text follows the name of the player who has chosen.
    return bygPriority(match) == first ? BygTexts::tr("Goes First", "a player's own choice")
                                       : goesFirstText(first, match);
  }
  const QStringList cells = stepsIn(steps);
  return BygTexts::tr("%1: %2", "2 stones: C3, D4")
      .arg(BygTexts::tr("%n stone(s)", nullptr, static_cast<int>(cells.size())),
           asNotation(joinParts(cells)));
}

QString BygFace::resultText(const Match& match) const {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (QString text = calledOffText(match); !text.isEmpty() || !outcome) {
    return text;
  }
  const Seat winner = outcome->winners.front();
  const Seat loser = 3 - winner;
  const int best = outcome->scores.at(static_cast<std::size_t>(winner - 1));
  const int other = outcome->scores.at(static_cast<std::size_t>(loser - 1));
  if (best == other) {
    return BygTexts::tr("Both largest groups have %n stone(s). %1 has priority and wins the tie.", nullptr,
                        best)
        .arg(match.name(winner));
  }
  return BygTexts::tr("%1’s largest group has %n stone(s), %2’s has %3.", nullptr, best)
      .arg(match.name(winner), match.name(loser), QString::number(other));
}

QString BygFace::aim(const Match& match) const {
  const std::optional<Seat> priority = bygPriority(match);
  return priority ? BygPhrases::tr("The largest group of touching stones wins. %1 wins a tie.")
                        .arg(match.name(*priority))
                  : BygPhrases::tr("The largest group of touching stones wins.");
}

// Steps and labels of the choice who goes First. Unlike in the list of turns, no name precedes these labels.
QList<std::pair<QString, QString>> BygFace::choices(const Match& match) const {
  if (match.timeline().phase() != "setup" || match.timeline().to_move() < 1) {
    return {};
  }
  QList<std::pair<QString, QString>> choices;
  for (const std::string& step : match.state().legal_steps()) {
    const QString text = QString::fromStdString(step);
    choices.append({text, goesFirstText(firstSeat(text), match)});
  }
  return choices;
}

QString BygFace::stepText(const QString& step, Seat /*seat*/, const Match& match) const {
  if (const Seat first = firstSeat(step); first > 0) {
    return goesFirstText(first, match);
  }
  return BygPhrases::tr("stone on %1").arg(asNotation(step));
}

}  // namespace byways::app
