// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/refusal_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

#include "app/games/arranged_texts.h"

namespace byways::app {

namespace {

constexpr auto kShared = "CoreTexts";

// Those without a point are what a game's own reasons say behind theirs: "byg.wrong-seat".
constexpr std::array kSharedSentences{
    ReasonSentence{"wrong-seat", QT_TRANSLATE_NOOP("CoreTexts", "It is %1’s turn."), 1},
    ReasonSentence{"no-such-cell", QT_TRANSLATE_NOOP("CoreTexts", "There is no cell %1 on this board.")},
    ReasonSentence{"filled", QT_TRANSLATE_NOOP("CoreTexts", "There is a stone on %1 already.")},
    ReasonSentence{"lot-is-due", QT_TRANSLATE_NOOP("CoreTexts", "First the lot decides who starts.")},
    ReasonSentence{"chance-is-not-due", QT_TRANSLATE_NOOP("CoreTexts", "Who starts is settled already.")},
    ReasonSentence{"starter-has-left",
                   QT_TRANSLATE_NOOP("CoreTexts", "%1 has left the game and can’t start."), 1},
    ReasonSentence{"game-is-over", QT_TRANSLATE_NOOP("CoreTexts", "The game is over.")},
    ReasonSentence{"core.notation", QT_TRANSLATE_NOOP("CoreTexts", "“%1” is no move in this game.")},
    ReasonSentence{"core.curtained",
                   QT_TRANSLATE_NOOP("CoreTexts", "First the player whose turn it is lifts the curtain.")},
    ReasonSentence{"core.rolled-since",
                   QT_TRANSLATE_NOOP("CoreTexts",
                                     "The dice have been rolled since. At this table nothing is taken back "
                                     "past a roll.")},
    ReasonSentence{"core.no-such-seat",
                   QT_TRANSLATE_NOOP("CoreTexts", "There is no such player in this game.")},
    ReasonSentence{"core.has-left",
                   QT_TRANSLATE_NOOP("CoreTexts", "Who has left the game has no more say in it.")},
    ReasonSentence{
        "core.alone",
        QT_TRANSLATE_NOOP("CoreTexts",
                          "Playing alone, you can only resign. There is nobody to leave, and no clock.")},
    ReasonSentence{"core.leave-needs-more",
                   QT_TRANSLATE_NOOP("CoreTexts", "With two players one resigns instead of leaving.")},
    ReasonSentence{"core.resign-needs-two",
                   QT_TRANSLATE_NOOP("CoreTexts", "With more than two players one leaves instead.")},
};

const ReasonSentence* find(std::span<const ReasonSentence> sentences, const std::string& reason) {
  const auto found = std::find_if(sentences.begin(), sentences.end(),
                                  [&reason](const ReasonSentence& s) { return reason == s.reason; });
  return found == sentences.end() ? nullptr : &*found;
}

}  // namespace

QString refusalText(const char* context, std::span<const ReasonSentence> sentences, const Refusal& refusal,
                    const Match& match) {
  const ReasonSentence* known = find(sentences, refusal.reason);
  if (known == nullptr) {
    context = kShared;
    known = find(kSharedSentences, refusal.reason);
  }
  if (known == nullptr) {
    known = find(kSharedSentences, refusal.reason.substr(refusal.reason.find('.') + 1));
  }
  if (known == nullptr) {
    context = kArrangedContext;
    known = find(arrangedSentences(), refusal.reason);
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

}  // namespace byways::app
