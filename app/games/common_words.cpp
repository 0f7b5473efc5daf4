// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/common_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/board/place_names.h"
#include "app/look/joined.h"
#include "engine/core/entry.h"
#include "engine/core/word_step.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class CoreTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreTexts)
};

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
    return CoreTexts::tr("The players have agreed to a draw.");
  }
  if (outcome->reason == "left") {
    return CoreTexts::tr("Everybody else has left.");
  }
  if (outcome->winners.empty()) {
    return {};
  }
  // Only two players can resign; with more players, one leaves the game instead.
  const Seat loser = 3 - outcome->winners.front();
  if (outcome->reason == "resigned") {
    return CoreTexts::tr("%1 has resigned.").arg(match.name(loser));
  }
  return outcome->reason == "out of time" ? CoreTexts::tr("%1 has run out of time.").arg(match.name(loser))
                                          : QString();
}

QString gameIsOverText() { return CoreTexts::tr("The game is over."); }

QString startLotText() { return CoreTexts::tr("The start player is drawn by lot."); }

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

QString listText(const QStringList& parts) {
  if (parts.size() < 2) {
    return parts.join(QString());
  }
  return CoreTexts::tr("%1 and %2", "the parts of a list before the last one, the last part")
      .arg(joinParts(parts.mid(0, parts.size() - 1)), parts.last());
}

QString stepsOf(const QString& entry) {
  static const QRegularExpression around(QStringLiteral("^([0-9]+|\\*):\\s*|\\s*…$"));
  return QString(entry).remove(around).trimmed();
}

QStringList stepsIn(const QString& steps) { return placeNames(split_words(steps.toStdString())); }

}  // namespace byways::app
