// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/refusal_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

#include "app/games/arranged_texts.h"

namespace byways::app {

namespace {

constexpr auto kShared = "CoreTexts";

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
      {"core.curtained", QT_TR_NOOP("First the player whose turn it is lifts the curtain.")},
      {"core.rolled-since",
       QT_TR_NOOP("The dice have been rolled since. At this table nothing is taken back past a roll.")},
      {"core.no-such-seat", QT_TR_NOOP("There is no such player in this game.")},
      {"core.has-left", QT_TR_NOOP("Who has left the game has no more say in it.")},
      {"core.alone",
       QT_TR_NOOP("Playing alone, you can only resign. There is nobody to leave, and no clock.")},
      {"core.leave-needs-more", QT_TR_NOOP("With two players one resigns instead of leaving.")},
      {"core.resign-needs-two", QT_TR_NOOP("With more than two players one leaves instead.")},
  };
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
    known = find(SharedTexts::kSentences, refusal.reason);
  }
  if (known == nullptr) {
    known = find(SharedTexts::kSentences, refusal.reason.substr(refusal.reason.find('.') + 1));
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
