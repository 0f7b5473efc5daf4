// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "app/look/look.h"

namespace byways::app {

QString turnInWords(const std::string& turn, Seat seat, const GameFace& face, const Match& match) {
  static const QRegularExpression place(QStringLiteral("[A-Za-z]\\d"));
  const QString text = QString::fromStdString(turn);
  QString words = openTurnText(turn, seat, face, match);
  if (match.game().has_secret_turns() || words.contains(place) || !text.contains(place)) {
    return words;
  }
  return QCoreApplication::translate("Review", "%1 (%2)", "a turn in words, its places")
      .arg(words, asNotation(text));
}

QStringList factsOfTurn(const GameFace& face, const Match& match, const Timeline& line, std::size_t entry,
                        const std::string& turn) {
  const Entries entries = line.entries();
  if (entry >= entries.size()) {
    return {};
  }
  Timeline begin = line;
  begin.go_to(entry == 0 ? 0 : line.entry_ends()[entry - 1]);
  return turnFacts(face, match, begin, entries[entry].seat, QString::fromStdString(turn));
}

QString sentences(QStringList all) { return joinSentences(all); }

// Non-breaking spaces keep figure and sign together, and with the name before them.
QString percentText(double chance) {
  return QCoreApplication::translate("Review", "%1 %", "a number")
      .arg(QLocale().toString(static_cast<int>(std::lround(chance * 100))))
      .replace(QLatin1Char(' '), QChar::Nbsp);
}

QString chancesText(const std::vector<double>& chances, const Match& match) {
  QStringList parts;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    parts.append(match.name(static_cast<Seat>(i) + 1) + QChar::Nbsp + percentText(chances[i]));
  }
  return joinParts(parts);
}

std::unique_ptr<Match> copyWithLine(const Match& match, Timeline line) {
  Record record = match.record();
  record.variations.clear();
  record.comments.clear();
  record.document.erase("review");
  record.document.erase("ended");
  if (record.document.contains("table")) {
    record.document["table"].erase("cursor");
  }
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    const auto index = static_cast<std::size_t>(seat) - 1;
    record.players[index] = match.name(seat).toStdString();
    record.document["players"][index].erase("level");
    record.document["players"][index].erase("drifts");
  }
  return std::make_unique<Match>(record, std::move(line));
}

}  // namespace byways::app
