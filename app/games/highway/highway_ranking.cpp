// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_ranking.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayRanking {
  Q_DECLARE_TR_FUNCTIONS(HighwayRanking)
};

}  // namespace

QList<HighwayRank> highwayRanking(const Match& match) {
  const std::vector<int> scores = match.state().scores();
  QList<HighwayRank> ranks;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    ranks.append({0, seat, scores.at(static_cast<std::size_t>(seat - 1))});
  }
  const auto isOut = [&](const HighwayRank& rank) { return match.state().has_left(rank.seat); };
  std::stable_sort(ranks.begin(), ranks.end(), [&](const HighwayRank& one, const HighwayRank& other) {
    return isOut(one) != isOut(other) ? isOut(other) : one.points > other.points;
  });
  for (qsizetype i = 0; i < ranks.size() && !isOut(ranks[i]); ++i) {
    const bool isEqual = i > 0 && ranks[i - 1].points == ranks[i].points;
    ranks[i].place = isEqual ? ranks[i - 1].place : static_cast<int>(i) + 1;
  }
  return ranks;
}

QString highwayRankingText(const Match& match) {
  const QList<HighwayRank> ranks = highwayRanking(match);
  QStringList best;
  QStringList places;
  for (const HighwayRank& rank : ranks) {
    if (rank.place == 1) {
      best.append(match.name(rank.seat));
    }
    const QString name = match.name(rank.seat);
    const QString points = QLocale().toString(rank.points);
    places.append(rank.place > 0
                      ? HighwayRanking::tr("%1. %2 %3", "place, player, points")
                            .arg(QString::number(rank.place), name, points)
                      : HighwayRanking::tr("%1 %2 (has left)", "player, points").arg(name, points));
  }
  // A line may end between two seats, not within one.
  places.replaceInStrings(QStringLiteral(" "), QString(QChar(QChar::Nbsp)));
  const int points = ranks.isEmpty() ? 0 : ranks.front().points;
  const QString win =
      best.size() == 1
          ? HighwayRanking::tr("%1 has %n point(s) after six rounds.", nullptr, points).arg(best.front())
          : HighwayRanking::tr("%1 have %n point(s) each after six rounds.", nullptr, points)
                .arg(QLocale().createSeparatedList(best));
  return win + QLatin1Char('\n') + places.join(QStringLiteral(", "));
}

}  // namespace byways::app
