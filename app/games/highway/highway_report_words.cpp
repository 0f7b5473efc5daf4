// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

#include "app/games/highway/highway_texts.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayReport {
  Q_DECLARE_TR_FUNCTIONS(HighwayReport)
};

constexpr int kMostGainsTold = 3;  // in a sentence

QString tileText(const std::string& kind) {
  return kind == "L"   ? HighwayReport::tr("a left-turn sign")
         : kind == "R" ? HighwayReport::tr("a right-turn sign")
                       : HighwayReport::tr("a barrier");
}

QString stopText(const highway::JourneyReport& journey) {
  const QString ahead = QString::fromStdString(journey.ahead);
  switch (journey.stop.value_or(highway::Stop::NoDirection)) {
    case highway::Stop::Edge:
      return HighwayReport::tr("as far as the edge of the board");
    case highway::Stop::Corner:
      return HighwayReport::tr("straight into the corner");
    case highway::Stop::Blockade:
      return HighwayReport::tr("stopped by the barrier on %1").arg(ahead);
    case highway::Stop::Trail:
      return HighwayReport::tr("stopped by their own trail at %1").arg(ahead);
    case highway::Stop::NoDirection:
      break;
  }
  return {};
}

}  // namespace

QString highwayShareText(const QString& name, int points) {
  return HighwayReport::tr("%1 %2", "player, points: Ann +5")
      .replace(QLatin1Char(' '), QChar(QChar::Nbsp))
      .arg(name, highwayGain(points));
}

QString highwayFailText(const highway::FailedTiles& failed) {
  const QString cell = QString::fromStdString(failed.cell);
  QStringList things;
  for (const std::string& kind : failed.kinds) {
    things.append(tileText(kind));
  }
  return things.size() == 2
             ? HighwayReport::tr("On %1 %2 and %3 met: neither stands.", "a cell, two things")
                   .arg(cell, things[0], things[1])
             : HighwayReport::tr("On %1 %2 met: none of them stands.", "a cell, a list of three things")
                   .arg(cell, QLocale().createSeparatedList(things));
}

QString highwayJourneyText(const highway::RoundReport& report, Seat seat, const QString& name) {
  const auto i = static_cast<std::size_t>(seat - 1);
  const QString gain = highwayGain(report.points[i]);
  const highway::JourneyReport& journey = report.journeys[i];
  if (journey.cells.empty()) {
    return HighwayReport::tr("%1 %2: not a step. Whether that was the plan stays a secret.", "player, points")
        .arg(name, gain);
  }
  return HighwayReport::tr("%1 %2: %3.", "player, points, how the journey ended")
      .arg(name, gain, stopText(journey));
}

QString highwayBarriersText(const highway::RoundReport& report) {
  QStringList cells;
  for (const std::string& cell : report.blockades) {
    cells.append(QString::fromStdString(cell));
  }
  return cells.isEmpty() ? QString()
                         : HighwayReport::tr("%n barrier(s) taken away: %1. They last one round.",
                                             "barriers, their cells", static_cast<int>(cells.size()))
                               .arg(QLocale().createSeparatedList(cells));
}

QString highwayRobberiesText(const highway::RoundReport& report, const QStringList& names) {
  QStringList shares;
  for (std::size_t i = 0; i < report.robberies.size(); ++i) {
    if (report.robberies[i] != 0) {
      shares.append(highwayShareText(names.value(static_cast<qsizetype>(i)), report.robberies[i]));
    }
  }
  return shares.isEmpty() ? QString()
                          : HighwayReport::tr("Of that by robbers: %1.", "players, what they gained or lost")
                                .arg(QLocale().createSeparatedList(shares));
}

QString highwayLastRoundText(const highway::RoundReport& report, const QStringList& names) {
  int best = 0;
  for (std::size_t i = 0; i < report.scores.size(); ++i) {
    const int before = report.scores[i] - report.points[i];
    best = i == 0 ? before : std::max(best, before);
  }
  QStringList leaders;
  QStringList gains;
  for (std::size_t i = 0; i < report.scores.size(); ++i) {
    const QString name = names.value(static_cast<qsizetype>(i));
    gains.append(highwayShareText(name, report.points[i]));
    if (report.scores[i] - report.points[i] == best) {
      leaders.append(name);
    }
  }
  QString led =
      leaders.size() == 1
          ? HighwayReport::tr("%1 led before the last round, with %n point(s).", nullptr, best)
                .arg(leaders.front())
          : HighwayReport::tr("%1 led before the last round, with %n point(s) each.", "several players", best)
                .arg(QLocale().createSeparatedList(leaders));
  // With more players the list of rounds tells it more clearly.
  if (gains.size() > kMostGainsTold) {
    return led;
  }
  return led + QLatin1Char(' ') +
         HighwayReport::tr("It brought %1.", "the last round; players and their points")
             .arg(QLocale().createSeparatedList(gains));
}

QStringList highwayRoundFacts(const highway::RoundReport& report, const QStringList& names) {
  QStringList facts;
  for (const highway::FailedTiles& failed : report.failed) {
    facts.append(highwayFailText(failed));
  }
  for (std::size_t i = 0; i < report.journeys.size(); ++i) {
    facts.append(
        highwayJourneyText(report, static_cast<Seat>(i) + 1, names.value(static_cast<qsizetype>(i))));
  }
  if (const QString robbed = highwayRobberiesText(report, names); !robbed.isEmpty()) {
    facts.append(robbed);
  }
  for (const highway::Collision& crash : report.collisions) {
    QStringList who;
    for (const Seat seat : crash.seats) {
      who.append(names.value(seat - 1));
    }
    facts.append(HighwayReport::tr("%1 met on %2.", "players, a cell")
                     .arg(QLocale().createSeparatedList(who), QString::fromStdString(crash.cell)));
  }
  if (const QString gone = highwayBarriersText(report); !gone.isEmpty()) {
    facts.append(gone);
  }
  return facts;
}

}  // namespace byways::app
