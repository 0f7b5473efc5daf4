// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

#include "app/games/common_words.h"
#include "app/games/turn_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "app/look/key_text.h"
#include "engine/highway/insight.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayTexts {
  Q_DECLARE_TR_FUNCTIONS(HighwayTexts)
};

QString cornersText(const std::vector<std::string>& corners, const Match& match) {
  QStringList places;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    places.append(
        HighwayTexts::tr("%1 on %2", "player, cell")
            .arg(highwayShortName(match, static_cast<Seat>(i) + 1), QString::fromStdString(corners[i])));
  }
  return HighwayTexts::tr("Drawn by lot: %1").arg(joinParts(places));
}

/// The context of these texts for translators.
class HighwayPhrases {
  Q_DECLARE_TR_FUNCTIONS(HighwayPhrases)
};

/// The context of these texts for translators.
class HighwayReport {
  Q_DECLARE_TR_FUNCTIONS(HighwayReport)
};

constexpr int kMostGainsTold = 3;  // gains of more players than this aren't listed in a sentence

constexpr int kShortName = 14;  // average letters

QString withNumber(const QString& name, Seat seat) {
  return HighwayPhrases::tr("%1 (%2)", "player, number on the player's piece: Ann (1)")
      .replace(QLatin1Char(' '), QChar(QChar::Nbsp))
      .arg(name, QString::number(seat));
}

QString tileText(const std::string& kind) {
  return kind == "L"   ? HighwayReport::tr("a left-turn sign")
         : kind == "R" ? HighwayReport::tr("a right-turn sign")
                       : HighwayReport::tr("a barrier");
}

QString stopText(const highway::JourneyReport& journey) {
  const QString ahead = QString::fromStdString(journey.ahead);
  switch (journey.stop.value_or(highway::Stop::NoDirection)) {
    case highway::Stop::Edge:
      return HighwayReport::tr("to the edge of the board");
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

QString HighwayFace::lotText(const QString& outcome, const Match& match) const {
  QString steps = stepsOf(outcome);
  const std::string text = steps.toStdString();
  if (const auto corners = highway::read_corners(text)) {
    return cornersText(*corners, match);
  }
  if (const auto back = highway::read_return(text)) {
    return HighwayTexts::tr("By lot, %1 goes to the starting hex %2.", "player, cell")
        .arg(highwayName(match, back->seat), QString::fromStdString(back->cell));
  }
  return steps;
}

QString HighwayFace::stepsText(const QString& /*steps*/, const Match& /*match*/) const {
  return HighwayTexts::tr("Submits");
}

QString HighwayFace::roundText(const State& before, const State& after, const Match& match) const {
  const highway::Insight* const then = highway::insight_into(before);
  const highway::Insight* const now = highway::insight_into(after);
  if (then == nullptr || now == nullptr || now->reports().size() == then->reports().size()) {
    return {};
  }
  const highway::RoundReport& report = *now->reports().back();
  QStringList gains;
  for (std::size_t i = 0; i < report.points.size(); ++i) {
    gains.append(highwayShareText(highwayShortName(match, static_cast<Seat>(i) + 1), report.points[i]));
  }
  return HighwayTexts::tr("Round %1: %2", "number, points of the players")
      .arg(report.round)
      .arg(joinParts(gains));
}

QString HighwayFace::resultText(const Match& match) const {
  QString text = calledOffText(match);
  const highway::Insight* const insight = highway::insight_into(match.state());
  if (!text.isEmpty() || !match.timeline().outcome() || insight == nullptr) {
    return text;
  }
  const auto reports = insight->reports();
  return reports.empty() ? highwayRankingText(match)
                         : highwayRankingText(match) + QLatin1Char('\n') +
                               highwayLastRoundText(*reports.back(), highwayNames(match));
}

QList<KeyHelp> HighwayFace::keys() const {
  return {{HighwayTexts::tr("Drag"), HighwayTexts::tr("Place a sign or a barrier, or move it elsewhere")},
          {HighwayTexts::tr("Q E A D Z C, number pad"), HighwayTexts::tr("The direction of your journey")},
          {HighwayTexts::tr("S, number pad 5"), HighwayTexts::tr("Stay where you are")},
          {QStringLiteral("L, R"), HighwayTexts::tr("Place a left-turn or right-turn sign at the ring")},
          {QStringLiteral("X, B"), HighwayTexts::tr("Place a barrier at the ring")},
          {QStringLiteral("T, $"), HighwayTexts::tr("Hide a robber at the ring, in round 5")},
          {keyText(Qt::Key_Delete), HighwayTexts::tr("Take back what you placed at the ring")}};
}

QString highwayDirectionText(std::uint8_t direction, hex::Facing facing) {
  switch (highwaySeen(direction, facing)) {
    case hex::kEast:
      return HighwayTexts::tr("east");
    case hex::kNorthEast:
      return HighwayTexts::tr("north-east");
    case hex::kNorthWest:
      return HighwayTexts::tr("north-west");
    case hex::kWest:
      return HighwayTexts::tr("west");
    case hex::kSouthWest:
      return HighwayTexts::tr("south-west");
    default:
      return HighwayTexts::tr("south-east");
  }
}

QString highwayName(const Match& match, Seat seat) {
  QString name = match.name(seat);
  const QString number = QString::number(seat);
  const bool hasNumber =
      name.endsWith(number) && (name.size() == number.size() || !name.at(name.size() - 2).isDigit());
  return hasNumber ? name : withNumber(name, seat);
}

QString highwayShortName(const Match& match, Seat seat) {
  const QFontMetrics metrics(QGuiApplication::font());
  const QString name = match.name(seat);
  const QString shorter = metrics.elidedText(name, Qt::ElideRight, kShortName * metrics.averageCharWidth());
  return shorter == name ? highwayName(match, seat) : withNumber(shorter, seat);
}

QStringList highwayNames(const Match& match) {
  QStringList names;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    names.append(highwayName(match, seat));
  }
  return names;
}

QString highwayGainText(int points) {
  const QString number = QLocale().toString(qAbs(points));
  return points > 0 ? QLatin1Char('+') + number : points < 0 ? QChar(0x2212) + number : number;
}

QString HighwayFace::aim(const Match& /*match*/) const {
  return HighwayPhrases::tr("Whoever has the most points after six rounds wins.");
}

QString HighwayFace::stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  const QString cell = asNotation(QString::fromStdString(written->cell));
  switch (written->kind) {
    case highway::PartKind::Left:
      return HighwayPhrases::tr("left-turn sign on %1").arg(cell);
    case highway::PartKind::Right:
      return HighwayPhrases::tr("right-turn sign on %1").arg(cell);
    case highway::PartKind::Blockade:
      return HighwayPhrases::tr("barrier on %1").arg(cell);
    case highway::PartKind::Robber:
      return HighwayPhrases::tr("robber on %1").arg(cell);
    case highway::PartKind::Go:
      break;
  }
  return written->direction == highway::kStay ? HighwayPhrases::tr("staying put")
                                              : HighwayPhrases::tr("heading %1", "a direction")
                                                    .arg(highwayDirectionText(written->direction, facing_));
}

QString highwayShareText(const QString& name, int points) {
  return HighwayReport::tr("%1 %2", "player, points: Ann +5")
      .replace(QLatin1Char(' '), QChar(QChar::Nbsp))
      .arg(name, highwayGainText(points));
}

QString highwayFailText(const highway::FailedTiles& failed) {
  const QString cell = QString::fromStdString(failed.cell);
  QStringList things;
  for (const std::string& kind : failed.kinds) {
    things.append(tileText(kind));
  }
  return things.size() == 2 ? HighwayReport::tr("On %1, %2 and %3 cancelled out.", "a cell, two things")
                                  .arg(cell, things[0], things[1])
                            : HighwayReport::tr("On %1, %2 cancelled out.", "a cell, a list of three things")
                                  .arg(cell, QLocale().createSeparatedList(things));
}

QString highwayJourneyText(const highway::RoundReport& report, Seat seat, const QString& name) {
  const auto i = static_cast<std::size_t>(seat - 1);
  const QString gain = highwayGainText(report.points[i]);
  const highway::JourneyReport& journey = report.journeys[i];
  if (journey.cells.empty()) {
    return HighwayReport::tr("%1 %2: didn’t move. Nobody learns whether that was the plan.", "player, points")
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
                         : HighwayReport::tr("%n barrier(s) taken away: %1. Barriers last one round.",
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
                          : HighwayReport::tr("From robbers: %1.", "players, what they gained or lost")
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
  // With more players, the list of rounds shows the gains more clearly.
  if (gains.size() > kMostGainsTold) {
    return led;
  }
  return joinSentences({led, HighwayReport::tr("Last round: %1.", "the last round; players and their points")
                                 .arg(QLocale().createSeparatedList(gains))});
}

QStringList highwayCrashTexts(const highway::RoundReport& report, const QStringList& names) {
  QStringList texts;
  for (const highway::Collision& crash : report.collisions) {
    QStringList who;
    for (const Seat seat : crash.seats) {
      who.append(names.value(seat - 1));
    }
    const QString text =
        report.round == highway::kRounds
            ? HighwayReport::tr("%1 end on the same cell, %2. After the last round, nobody is sent back.",
                                "players, a cell")
            : HighwayReport::tr(
                  "%1 end the round on the same cell, %2, so they go back to their starting hexes.",
                  "players, a cell");
    texts.append(text.arg(QLocale().createSeparatedList(who), QString::fromStdString(crash.cell)));
  }
  return texts;
}

QStringList highwayReturnTexts(const highway::RoundReport& report, const QStringList& names,
                               const QStringList& homes) {
  QStringList texts;
  for (const highway::HomeComing& coming : report.home_comings) {
    const QString name = names.value(coming.seat - 1);
    const QString from = QString::fromStdString(coming.from);
    const QString to = QString::fromStdString(coming.to);
    const QString home = homes.value(coming.seat - 1);
    if (coming.to.empty()) {
      texts.append(HighwayReport::tr(
                       "%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.",
                       "player, own starting hex")
                       .arg(name, home));
    } else if (coming.by_lot) {
      texts.append(HighwayReport::tr(
                       "%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.",
                       "player, own starting hex, cell, free starting hex")
                       .arg(name, home, from, to));
    } else if (coming.from == coming.to) {
      texts.append(
          HighwayReport::tr("%1 stays on %2, their own starting hex.", "player, cell").arg(name, to));
    } else {
      texts.append(
          HighwayReport::tr("%1 goes back from %2 to their own starting hex, %3.", "player, cell, cell")
              .arg(name, from, to));
    }
  }
  return texts;
}

QStringList highwayRoundFacts(const highway::RoundReport& report, const QStringList& names,
                              const QStringList& homes) {
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
  facts << highwayCrashTexts(report, names) << highwayReturnTexts(report, names, homes);
  if (const QString gone = highwayBarriersText(report); !gone.isEmpty()) {
    facts.append(gone);
  }
  return facts;
}

}  // namespace byways::app
