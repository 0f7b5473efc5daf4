// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/bypass/bypass_phrases.h"
#include "app/games/common_words.h"
#include "app/games/refusal_text.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BypassTexts {
  Q_DECLARE_TR_FUNCTIONS(BypassTexts)
};

constexpr int kStepsWithSwap = 4;  // path, wall, and both halves of a swap

constexpr std::array kSentences{
    ReasonSentence{"bypass.no-such-hex",
                   QT_TRANSLATE_NOOP("BypassTexts", "There is no hex %1 on this board.")},
    ReasonSentence{
        "bypass.not-adjacent",
        QT_TRANSLATE_NOOP("BypassTexts", "%1 and %2 are not next to each other, so nothing links them.")},
    ReasonSentence{"bypass.path-on-path", QT_TRANSLATE_NOOP("BypassTexts", "%2’s path is on %1 already."), 2},
    ReasonSentence{"bypass.path-across-wall",
                   QT_TRANSLATE_NOOP("BypassTexts", "%2’s wall is in the way on %1. A path can’t cross it."),
                   2},
    ReasonSentence{"bypass.wall-across-path",
                   QT_TRANSLATE_NOOP("BypassTexts", "%2’s path runs along %1. A wall can’t cross it."), 2},
    ReasonSentence{"bypass.wall-on-wall", QT_TRANSLATE_NOOP("BypassTexts", "%2’s wall is on %1 already."), 2},
    ReasonSentence{"bypass.hex-is-no-link",
                   QT_TRANSLATE_NOOP("BypassTexts",
                                     "Nothing is drawn on a hex alone. Drag from here to a hex beside it, or "
                                     "click the side between two hexes.")},
    ReasonSentence{"bypass.point-is-no-link",
                   QT_TRANSLATE_NOOP("BypassTexts",
                                     "Nothing lies on a point alone. Drag from here to a point beside it, or "
                                     "click the line between two points.")},
    ReasonSentence{"bypass.second-path",
                   QT_TRANSLATE_NOOP("BypassTexts",
                                     "A turn has one path, and yours is drawn. Take it back to draw "
                                     "another.")},
    ReasonSentence{"bypass.second-wall",
                   QT_TRANSLATE_NOOP("BypassTexts",
                                     "A turn has one wall, and yours is drawn. Take it back to draw "
                                     "another.")},
    ReasonSentence{
        "bypass.swap-before-drawing",
        QT_TRANSLATE_NOOP("BypassTexts", "Draw your path and your wall first. Then you may swap.")},
    ReasonSentence{"bypass.second-swap",
                   QT_TRANSLATE_NOOP("BypassTexts", "You have made your swap. There is only one in a turn.")},
    ReasonSentence{"bypass.path-missing", QT_TRANSLATE_NOOP("BypassTexts", "Your turn still needs a path.")},
    ReasonSentence{"bypass.wall-missing", QT_TRANSLATE_NOOP("BypassTexts", "Your turn still needs a wall.")},
    ReasonSentence{"bypass.nothing-drawn",
                   QT_TRANSLATE_NOOP("BypassTexts", "Draw a path and a wall before you end the turn.")},
    ReasonSentence{"bypass.swapped-already",
                   QT_TRANSLATE_NOOP("BypassTexts",
                                     "A swap changes two different links, and %1 has just been changed.")},
    ReasonSentence{
        "bypass.no-path-of-yours",
        QT_TRANSLATE_NOOP("BypassTexts",
                          "There is no path of yours on %1. For a swap, click one of your own paths: it "
                          "becomes a wall.")},
    ReasonSentence{
        "bypass.no-wall-of-yours",
        QT_TRANSLATE_NOOP("BypassTexts",
                          "There is no wall of yours on %1. For a swap, click one of your own walls: it "
                          "becomes a path.")},
    ReasonSentence{
        "bypass.half-swap-wants-wall",
        QT_TRANSLATE_NOOP("BypassTexts",
                          "The swap is half chosen, a wall. Now click one of your paths as well.")},
    ReasonSentence{
        "bypass.half-swap-wants-path",
        QT_TRANSLATE_NOOP("BypassTexts",
                          "The swap is half chosen, a path. Now click one of your walls as well.")},
    ReasonSentence{"bypass.loop",
                   QT_TRANSLATE_NOOP("BypassTexts", "The paths form a loop. No turn may end like this.")},
    ReasonSentence{"bypass.isolated",
                   QT_TRANSLATE_NOOP("BypassTexts", "Walls cut off %1. No turn may end like this.")},
    ReasonSentence{"bypass.game-is-over",
                   QT_TRANSLATE_NOOP("BypassTexts", "The game is over: all letters are connected.")},
};

// "Ann", "Ann and Ben", "Ann, Ben and Cem": a list in the language of the texts, not of the system.
QString listOf(const QStringList& names) {
  if (names.size() < 2) {
    return names.join(QString());
  }
  return BypassTexts::tr("%1 and %2", "the names before the last one, the last name")
      .arg(names.mid(0, names.size() - 1).join(BypassTexts::tr(", ", "between the names of a list")),
           names.last());
}

QString namesOf(const Match& match, const std::vector<Seat>& seats) {
  QStringList names;
  for (const Seat seat : seats) {
    names.append(match.name(seat));
  }
  return listOf(names);
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
  const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
  return entries.empty() ? kNobody : entries.back().seat;
}

// Points of the other players, best first: "The others: Ben (7), Cem (4)."
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
  return parts.isEmpty() ? QString()
                         : BypassTexts::tr("The others: %1.", "players with their points")
                               .arg(parts.join(BypassTexts::tr(", ", "between the names of a list")));
}

// BYP-12 and BYP-13 in words.
QString scoringText(const Match& match, const Outcome& outcome) {
  const auto points = [&](Seat seat) { return outcome.scores.at(static_cast<std::size_t>(seat - 1)); };
  const std::vector<Seat> left = seatsThatLeft(match);
  const int best = points(outcome.winners.front());
  std::vector<Seat> leaders;  // as many points as the winners, those who have left aside
  std::vector<Seat> barred;   // enough points to win, but they have left
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
      sentences.append(
          BypassTexts::tr("%1 ended the game and so doesn’t share.").arg(match.name(seatThatEnded(match))));
    }
  }
  if (!barred.empty()) {
    sentences.append(BypassTexts::tr("Those who have left can’t win: %1.").arg(namesOf(match, barred)));
  }
  sentences.append(othersText(match, outcome, leaders));
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

}  // namespace

QString bypassRefusalText(const Refusal& refusal, const Match& match) {
  return refusalText("BypassTexts", kSentences, refusal, match);
}

QString bypassLotText(const QString& outcome, const Match& match) {
  const QString steps = stepsOf(outcome);
  const Seat seat = steps.section(QLatin1Char(' '), -1).toInt();
  return seat < 1 ? steps : startsText(match.name(seat));
}

QString bypassTurnText(const QString& entry, const Match& match) {
  const QString steps = stepsOf(entry);
  if (steps.startsWith(QLatin1String("start "))) {
    return bypassLotText(steps, match);
  }
  if (QString word = recordWordText(steps); !word.isEmpty()) {
    return word;
  }
  QStringList parts;
  const QStringList all = steps.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const QString swap = all.size() == kStepsWithSwap ? bypassSwapText(all[2], all[3]) : QString();
  for (const QString& step : swap.isEmpty() ? all : all.mid(0, 2)) {
    parts.append(bypassStepText(step));
  }
  if (!swap.isEmpty()) {
    parts.append(swap);
  }
  return parts.join(BypassTexts::tr(", ", "between the steps of a turn"));
}

QString bypassResultText(const Match& match) {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  const QString text = calledOffText(match);
  return outcome && text.isEmpty() && !outcome->winners.empty() ? scoringText(match, *outcome) : text;
}

}  // namespace byways::app
