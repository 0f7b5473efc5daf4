// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/games/bypass/bypass_scene.h"
#include "app/games/common_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BypassTexts {
  Q_DECLARE_TR_FUNCTIONS(BypassTexts)
};

constexpr int kStepsWithSwap = 4;  // path, wall, and both halves of a swap
constexpr QChar kPathSign(u'–');
constexpr QChar kWallSign(u'|');

QString textOf(const bypass::WrittenStep& link, QChar between) {
  return asNotation(QString::fromStdString(link.first) + between + QString::fromStdString(link.second));
}

QString namesOf(const Match& match, const std::vector<Seat>& seats) {
  QStringList names;
  for (const Seat seat : seats) {
    names.append(match.name(seat));
  }
  return listText(names);
}

std::vector<Seat> seatsThatLeft(const Match& match) {
  std::vector<Seat> seats;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    if (match.state().has_left(seat)) {
      seats.push_back(seat);
    }
  }
  return seats;
}

// The seat whose turn connected the last letter. Precondition: the game is over by the rules.
Seat seatThatEnded(const Match& match) {
  const Timeline& timeline = match.timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  return entries.empty() ? kNobody : entries.back().seat;
}

// The points of the players who aren't in `best`, the highest first: "The others: Ben (7), Cem (4)."
QString othersText(const Match& match, const Outcome& outcome, const std::vector<Seat>& best) {
  std::vector<Seat> others;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    if (std::find(best.begin(), best.end(), seat) == best.end()) {
      others.push_back(seat);
    }
  }
  const auto points = [&](Seat seat) { return outcome.scores.at(static_cast<std::size_t>(seat - 1)); };
  std::stable_sort(others.begin(), others.end(), [&](Seat a, Seat b) { return points(a) > points(b); });
  if (others.size() == 1) {
    return BypassTexts::tr("%1 has %2.", "a player and their points")
        .arg(match.name(others.front()), QString::number(points(others.front())));
  }
  QStringList parts;
  for (const Seat seat : others) {
    parts.append(BypassTexts::tr("%1 (%2)", "a player and their points, in a list")
                     .arg(match.name(seat), QString::number(points(seat))));
  }
  return parts.isEmpty()
             ? QString()
             : BypassTexts::tr("The others: %1.", "players with their points").arg(joinParts(parts));
}

// Says who wins and why (BYP-12, BYP-13).
QString scoringText(const Match& match, const Outcome& outcome) {
  const auto points = [&](Seat seat) { return outcome.scores.at(static_cast<std::size_t>(seat - 1)); };
  const std::vector<Seat> left = seatsThatLeft(match);
  const int best = points(outcome.winners.front());
  std::vector<Seat> leaders;  // with as many points as the winners, except those who have left
  std::vector<Seat> barred;   // with enough points to win, but no longer in the game
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    const bool isGone = std::find(left.begin(), left.end(), seat) != left.end();
    if (points(seat) >= best) {
      (isGone ? barred : leaders).push_back(seat);
    }
  }
  QStringList sentences;
  if (leaders.size() == 1) {
    sentences.append(BypassTexts::tr("%1 has %n point(s) on the three routes.", nullptr, best)
                         .arg(match.name(leaders.front())));
  } else {
    sentences.append(BypassTexts::tr("%1 have %n point(s) each on the three routes.", nullptr, best)
                         .arg(namesOf(match, leaders)));
    if (leaders.size() > outcome.winners.size()) {
      sentences.append(BypassTexts::tr("%1 ended the game and so doesn’t share the win.")
                           .arg(match.name(seatThatEnded(match))));
    }
  }
  if (!barred.empty()) {
    sentences.append(BypassTexts::tr("Players who have left can’t win: %1.").arg(namesOf(match, barred)));
  }
  sentences.append(othersText(match, outcome, leaders));
  return joinSentences(sentences);
}

/// The context of these texts for translators.
class BypassPhrases {
  Q_DECLARE_TR_FUNCTIONS(BypassPhrases)
};

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
  return joinParts(shares);
}

}  // namespace

// Writes links as in all texts for people, not as in records.
QString BypassFace::argumentText(const std::string& argument) const {
  const std::optional<bypass::WrittenStep> link = bypass::read_step(argument);
  return link ? textOf(*link, link->kind == bypass::StepKind::Wall ? kWallSign : kPathSign)
              : GameFace::argumentText(argument);
}

QString BypassFace::stepsText(const QString& steps, const Match& match) const {
  QStringList parts;
  const QStringList all = stepsIn(steps);
  const QString swap = all.size() == kStepsWithSwap ? bypassSwapText(all[2], all[3]) : QString();
  for (const QString& step : swap.isEmpty() ? all : all.mid(0, 2)) {
    parts.append(stepText(step, kNobody, match));
  }
  if (!swap.isEmpty()) {
    parts.append(swap);
  }
  return joinParts(parts);
}

QString BypassFace::resultText(const Match& match) const {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  const QString text = calledOffText(match);
  return outcome && text.isEmpty() && !outcome->winners.empty() ? scoringText(match, *outcome) : text;
}

QString BypassFace::aim(const Match& /*match*/) const {
  return BypassPhrases::tr(
      "The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.");
}

QString BypassFace::stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
  const std::optional<bypass::WrittenStep> written = bypass::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  const QString link = textOf(*written, kPathSign);
  switch (written->kind) {
    case bypass::StepKind::Path:
      return BypassPhrases::tr("path %1", "a link: path C3–C4").arg(link);
    case bypass::StepKind::Wall:
      // Short, because the texts of wall and path share a line.
      return BypassPhrases::tr("wall %1", "a link: wall B1|B2").arg(textOf(*written, kWallSign));
    case bypass::StepKind::ToWall:
      return BypassPhrases::tr("path %1 becomes a wall").arg(link);
    case bypass::StepKind::ToPath:
      break;
  }
  return BypassPhrases::tr("wall %1 becomes a path").arg(textOf(*written, kWallSign));
}

QString bypassSwapText(const QString& oneHalf, const QString& otherHalf) {
  const auto one = bypass::read_step(oneHalf.toStdString());
  const auto other = bypass::read_step(otherHalf.toStdString());
  const auto isHalf = [](const auto& step, bypass::StepKind kind) { return step && step->kind == kind; };
  if (isHalf(one, bypass::StepKind::ToPath) && isHalf(other, bypass::StepKind::ToWall)) {
    return bypassSwapText(otherHalf, oneHalf);
  }
  if (!isHalf(one, bypass::StepKind::ToWall) || !isHalf(other, bypass::StepKind::ToPath)) {
    return {};
  }
  return BypassPhrases::tr("swap %1 and %2", "a path and a wall that change: swap C3–C4 and B1|B2")
      .arg(textOf(*one, kPathSign), textOf(*other, kWallSign));
}

// Texts about Bypass's routes.

QString bypassRoutesText(const Match& match) {
  const Timeline& timeline = match.timeline();
  const bypass::Insight* const now = bypass::insight_into(timeline.state());
  if (now == nullptr || timeline.to_move() < 1 || !timeline.open_steps().empty() || !timeline.can_undo()) {
    return {};
  }
  // Compares the routes with those before the end of the turn.
  Timeline before = timeline;
  before.undo();
  const bypass::Insight* const then = bypass::insight_into(before.state());
  QStringList sentences;
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const bool wasComplete = !then->route(letter).empty();
    const bool isComplete = !now->route(letter).empty();
    if (isComplete && !wasComplete) {
      sentences.append(BypassRoutes::tr("Route %1 is complete: %2.", "a letter, players with their points")
                           .arg(bypassLetter(letter), sharesText(match, *now, letter)));
    } else if (wasComplete && !isComplete) {
      sentences.append(BypassRoutes::tr("Route %1 is broken.", "a letter").arg(bypassLetter(letter)));
    }
  }
  return joinSentences(sentences);
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
             ? BypassRoutes::tr("%1: not complete yet.", "a route").arg(name)
             : BypassRoutes::tr("%1: complete. %2.", "a route, players with their points")
                   .arg(name, sharesText(match, *insight, letter));
}

}  // namespace byways::app
