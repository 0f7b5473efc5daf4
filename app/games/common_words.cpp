// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/common_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

#include "app/board/place_names.h"
#include "engine/core/entry.h"
#include "engine/core/word_step.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class CoreTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreTexts)
};

constexpr auto kShared = "CoreTexts";
constexpr auto kArranged = "ArrangedTexts";

/// The context of these texts for translators.
class SharedTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreTexts)

 public:
  // Those without a point are what a game's own reasons say behind theirs: "byg.wrong-seat".
  static constexpr ReasonSentence kSentences[] = {
      {"wrong-seat", QT_TR_NOOP("It is %1’s turn."), 1},
      {"no-such-cell", QT_TR_NOOP("There is no cell %1 on this board.")},
      {"filled", QT_TR_NOOP("There is a stone on %1 already.")},
      {"lot-is-due", QT_TR_NOOP("First the lot decides who starts.")},
      {"chance-is-not-due", QT_TR_NOOP("Who starts is settled already.")},
      {"starter-has-left", QT_TR_NOOP("%1 has left the game and can’t start."), 1},
      {"game-is-over", QT_TR_NOOP("The game is over.")},
      {"core.notation", QT_TR_NOOP("“%1” is no move in this game.")},
      {"core.one-step", QT_TR_NOOP("A turn is one step, and ends with it.")},
      {"core.curtained", QT_TR_NOOP("First the player whose turn it is lifts the curtain.")},
      {"core.computers-turn", QT_TR_NOOP("It is the computer’s turn.")},
      {"core.rolled-since",
       QT_TR_NOOP("The dice have been rolled since. At this table nothing is taken back past a roll.")},
      {"core.lines-full",
       QT_TR_NOOP("A game keeps %1 other lines, and there are that many. Remove one first.")},
      {"core.no-such-seat", QT_TR_NOOP("There is no such player in this game.")},
      {"core.has-left", QT_TR_NOOP("Players who have left can’t take part any more.")},
      {"core.alone",
       QT_TR_NOOP("Playing alone, you can only resign. There is nobody to leave, and no clock.")},
      {"core.leave-needs-more", QT_TR_NOOP("With two players, resign instead.")},
      {"core.resign-needs-two", QT_TR_NOOP("With more than two players one leaves instead.")},
  };
};

/// Why a position that was set up can't be played, in the context of these texts for translators.
class ArrangedTexts {
  Q_DECLARE_TR_FUNCTIONS(ArrangedTexts)

 public:
  static constexpr ReasonSentence kSentences[] = {
      {"arranged.form", QT_TR_NOOP("“%1” is missing or has a wrong value.")},
      {"arranged.place", QT_TR_NOOP("There is no place %1 on this board.")},
      {"arranged.piece", QT_TR_NOOP("What is on %1 can’t be “%2”.")},
      {"arranged.seat", QT_TR_NOOP("Say whose turn it is.")},
      {"arranged.over", QT_TR_NOOP("In this position the game is over already.")},
      {"arranged.opens", QT_TR_NOOP("%1 has no stone yet and has to move first."), 1},
      {"arranged.vacant", QT_TR_NOOP("Every cell holds a card, and %1 has none.")},
      {"arranged.last", QT_TR_NOOP("The card inserted last lies face up, and the one on %1 does not.")},
      {"arranged.walls", QT_TR_NOOP("With so many walls a turn might become impossible. There may be at most "
                                    "%1 more walls than paths.")},
      {"arranged.no-corner", QT_TR_NOOP("%1 is no corner, so nobody can start there.")},
      {"arranged.home-shared", QT_TR_NOOP("Two players have the same starting hex, %1.")},
      {"arranged.cell-shared", QT_TR_NOOP("Two players can’t stand on %1 when a round begins.")},
      {"arranged.score", QT_TR_NOOP("Points go from −%1 to %1.")},
      {"arranged.first-submits", QT_TR_NOOP("In a new round the first player submits first.")},
      {"arranged.challenge",
       QT_TR_NOOP("A challenge begins from a start of its own, not from any position.")},
      {"arranged.round", QT_TR_NOOP("There are %1 rounds.")},
      {"arranged.colour-count", QT_TR_NOOP("The set has only %2 pieces of %1.")},
      {"arranged.colour", QT_TR_NOOP("%1 is not a colour of %2."), 2},
      {"arranged.centre",
       QT_TR_NOOP("Before the roll nothing is on %1 but the piece of %2 that comes into play.")},
      {"arranged.goal", QT_TR_NOOP("A piece on %1 is borne off at once.")},
      {"arranged.too-few",
       QT_TR_NOOP("While pieces wait in reserve, at least two of the colour are on the board: %1.")},
      {"arranged.transit", QT_TR_NOOP("No piece rests in a transit space, as one does on %1.")},
      {"arranged.too-many", QT_TR_NOOP("%1 has only %2 pieces."), 1},
      {"arrange.count", QT_TR_NOOP("A start has at least %1 and at most %2 pieces.")},
      {"arrange.colours",
       QT_TR_NOOP("The colours take turns along the spiral: white, black, red, blue and again. So put as "
                  "many of each colour. If some are left over, white has one more, then black, then red.")},
      {"arrange.no-move", QT_TR_NOOP("No move can be made here.")},
  };
};

const ReasonSentence* find(std::span<const ReasonSentence> sentences, const std::string& reason) {
  const auto found = std::find_if(sentences.begin(), sentences.end(),
                                  [&reason](const ReasonSentence& s) { return reason == s.reason; });
  return found == sentences.end() ? nullptr : &*found;
}

}  // namespace

QString recordWordText(const QString& steps) {
  if (steps == QLatin1String("resign")) {
    return CoreTexts::tr("Resigns");
  }
  if (steps == QLatin1String("leave")) {
    return CoreTexts::tr("Leaves the game");
  }
  if (steps == QLatin1String("flag")) {
    return CoreTexts::tr("Out of time");
  }
  return steps == QLatin1String("draw") ? CoreTexts::tr("Draw agreed") : QString();
}

QString calledOffText(const Match& match) {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (!outcome) {
    return {};
  }
  if (outcome->reason == "draw agreed") {
    return CoreTexts::tr("The players have agreed on a draw.");
  }
  if (outcome->reason == "left") {
    return CoreTexts::tr("Everybody else has left.");
  }
  if (outcome->winners.empty()) {
    return {};
  }
  // With more than two players one leaves instead.
  const Seat loser = 3 - outcome->winners.front();
  if (outcome->reason == "resigned") {
    return CoreTexts::tr("%1 has resigned.").arg(match.name(loser));
  }
  return outcome->reason == "out of time" ? CoreTexts::tr("%1 has run out of time.").arg(match.name(loser))
                                          : QString();
}

QString gameIsOverText() { return CoreTexts::tr("The game is over."); }

QString startLotText() { return CoreTexts::tr("The lot decides who starts."); }

QString startsText(const QString& name) { return CoreTexts::tr("%1 starts.").arg(name); }

Seat startSeat(const QString& step) { return number_in(step.toStdString(), "start").value_or(kNobody); }

QString startPlayerText() { return CoreTexts::tr("Start player"); }

QString optionValueText(const OptionValue& value) {
  if (const bool* const on = std::get_if<bool>(&value)) {
    return *on ? CoreTexts::tr("On") : CoreTexts::tr("Off");
  }
  if (const int* const seat = std::get_if<int>(&value)) {
    return *seat == 0 ? CoreTexts::tr("Drawn by lot") : CoreTexts::tr("Player %1").arg(*seat);
  }
  return QString::fromStdString(to_text(value));
}

QString refusalText(const char* context, std::span<const ReasonSentence> sentences, const Refusal& refusal,
                    const Match& match) {
  const ReasonSentence* known = find(sentences, refusal.reason);
  if (known == nullptr) {
    context = kShared;
    known = find(SharedTexts::kSentences, refusal.reason);
  }
  if (known == nullptr) {
    known = find(SharedTexts::kSentences, refusal.reason.substr(refusal.reason.find('.') + 1));
  }
  if (known == nullptr) {
    context = kArranged;
    known = find(ArrangedTexts::kSentences, refusal.reason);
  }
  if (known == nullptr) {
    return QString::fromStdString(refusal.message);
  }
  QStringList arguments;
  for (const std::string& argument : refusal.arguments) {
    const QString text = QString::fromStdString(argument);
    arguments.append(arguments.size() + 1 == known->seat ? match.name(text.toInt()) : text);
  }
  // A name may contain "%1" itself: all gaps are filled at once.
  const QString sentence = QCoreApplication::translate(context, known->text);
  if (sentence.contains(QLatin1String("%3"))) {
    return sentence.arg(arguments.value(0), arguments.value(1), arguments.value(2));
  }
  if (sentence.contains(QLatin1String("%2"))) {
    return sentence.arg(arguments.value(0), arguments.value(1));
  }
  return sentence.contains(QLatin1String("%1")) ? sentence.arg(arguments.value(0)) : sentence;
}

QString stepsOf(const QString& entry) {
  static const QRegularExpression around(QStringLiteral("^([0-9]+|\\*):\\s*|\\s*…$"));
  return QString(entry).remove(around).trimmed();
}

QStringList stepsIn(const QString& steps) { return placeNames(split_words(steps.toStdString())); }

}  // namespace byways::app
