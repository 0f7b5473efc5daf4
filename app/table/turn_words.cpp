// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_words.h"

#include <QCoreApplication>

namespace byways::app {

bool isSpelledOut(const QString& entry) {
  const QStringList words{QStringLiteral("first"), QStringLiteral("resign"), QStringLiteral("leave"),
                          QStringLiteral("flag"),  QStringLiteral("draw"),   QStringLiteral("claim")};
  return words.contains(entry.section(QLatin1Char(' '), 0, 0));
}

QString turnLine(const Entry& entry, int number, const GameFace& face, const Match& match, bool notation) {
  const QString text = QString::fromStdString(entry.text);
  if (entry.seat == kChance) {
    return face.lotText(text, match);
  }
  const QString what = notation && !isSpelledOut(text) ? text : face.turnText(text, match);
  if (match.players() == 1) {
    return QCoreApplication::translate("TurnList", "%1. %2", "number of the turn, turn")
        .arg(number)
        .arg(what);
  }
  return QCoreApplication::translate("TurnList", "%1. %2: %3", "number of the turn, player, turn")
      .arg(number)
      .arg(match.name(entry.seat), what);
}

}  // namespace byways::app
