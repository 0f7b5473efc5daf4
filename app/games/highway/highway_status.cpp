// SPDX-License-Identifier: GPL-3.0-or-later
#include "QCoreApplication"

#include "app/games/common_words.h"
#include "app/games/highway/highway.h"
#include "app/games/turn_words.h"
#include "app/look/joined.h"
#include "engine/highway/insight.h"

namespace byways::app {

namespace {

using highway::Insight;
using highway::PartKind;
using highway::Submission;
using Kind = TurnItem::Kind;

/// The context of these texts for translators.
class HighwayStatus {
  Q_DECLARE_TR_FUNCTIONS(HighwayStatus)
};

// What a seat has submitted so far.
Submission submissionOf(const Insight& insight, Seat seat) {
  Submission submission;
  for (const std::string& step : insight.view(seat).submission) {
    submission.add(highway::part_of(step));
  }
  return submission;
}

// Says how many tiles of a kind are left to place; ticked off once none is left.
TurnItem countItem(int count, const QString& some, const QString& none) {
  return count > 0 ? TurnItem{.text = some, .done = false, .kind = Kind::Open}
                   : TurnItem{.text = none, .done = true, .kind = Kind::Task};
}

// The result of the last round, while the table is open after it.
QList<TurnItem> roundItems(const Insight& insight, const Match& match) {
  QList<TurnItem> items;
  if (insight.reports().empty()) {
    return items;
  }
  QStringList homes;
  for (const std::string& home : insight.table().homes) {
    homes.append(QString::fromStdString(home));
  }
  for (const QString& fact : highwayRoundFacts(*insight.reports().back(), highwayNames(match), homes)) {
    items.append({.text = fact, .done = false, .kind = Kind::Fact});
  }
  return items;
}

TurnItem directionItem(const Submission& submission, hex::Facing facing) {
  if (!submission.has_direction()) {
    return {.text = HighwayStatus::tr("Choose a direction, or stay"), .done = false, .kind = Kind::Task};
  }
  const QString text =
      submission.direction() == highway::kStay
          ? HighwayStatus::tr("You stay")
          : HighwayStatus::tr("You travel %1").arg(highwayDirectionText(submission.direction(), facing));
  return {.text = text, .done = true, .kind = Kind::Task};
}

using highway::Twist;

/// The context of these texts for translators.
class HighwayTwists {
  Q_DECLARE_TR_FUNCTIONS(HighwayTwists)
};

}  // namespace

QString HighwayFace::task(const Match& match) const {
  const Insight* const insight = highway::insight_into(match.state());
  const Seat seat = match.timeline().to_move();
  if (insight == nullptr || seat < 1) {
    if (match.timeline().outcome()) {
      return gameIsOverText();
    }
    return insight != nullptr && insight->table().phase == "return"
               ? HighwayStatus::tr("A player’s starting hex is occupied, so a free one is drawn by lot.")
               : HighwayStatus::tr("Everyone is given a corner at random.");
  }
  if (match.isTableOpen()) {
    return HighwayStatus::tr("Next: %1", "the round and its twist").arg(curtainText(match)) +
           QLatin1Char('\n') +
           (onlyPerson(match) != kNobody
                ? HighwayStatus::tr("Everyone plans in secret, then all travel at once.")
                : HighwayStatus::tr("Players plan in secret, one after another. Then all travel at once."));
  }
  if (match.isCurtained()) {
    return curtainText(match);
  }
  const QString task =
      submissionOf(*insight, seat).has_direction()
          ? HighwayStatus::tr("Check your plan. Until you submit it, you can change everything.")
          : HighwayStatus::tr(
                "Place what you like from the tray. Then choose where to go: drag your traveller, or press "
                "an arrow in the tray.");
  const int round = insight->table().round;
  return highway::twist_of(round) == highway::Twist::Theme
             ? task
             : highwayRoundTitle(round) + QLatin1Char('\n') + task;
}

QList<TurnItem> HighwayFace::turnItems(const Match& match) const {
  const Insight* const insight = highway::insight_into(match.state());
  const Seat seat = match.timeline().to_move();
  if (insight == nullptr || seat < 1) {
    return {};
  }
  if (match.isTableOpen()) {
    return roundItems(*insight, match);
  }
  if (match.isCurtained()) {
    return {};
  }
  const Submission submission = submissionOf(*insight, seat);
  const int signs =
      Submission::kMostDirectionTiles - submission.count(PartKind::Left) - submission.count(PartKind::Right);
  // Required items come first, although they are usually done last: in a low window they mustn't be hidden
  // below.
  QList<TurnItem> items{
      directionItem(submission, facing_),
      countItem(signs, HighwayStatus::tr("%n sign(s) left to place", nullptr, signs),
                HighwayStatus::tr("Both signs are placed")),
      countItem(Submission::kMostBlockades - submission.count(PartKind::Blockade),
                HighwayStatus::tr("A barrier left to place"), HighwayStatus::tr("The barrier is placed"))};
  if (highway::twist_of(insight->table().round) == highway::Twist::HighwayRobbery) {
    const int robbers = Submission::kMostRobbers - submission.count(PartKind::Robber);
    items.append(countItem(robbers, HighwayStatus::tr("%n robber(s) left to hide", nullptr, robbers),
                           HighwayStatus::tr("Both robbers are hidden")));
  }
  if (submission.has_direction()) {
    const int points = insight->preview(seat).points;
    items.append({.text = HighwayStatus::tr("Scores %n point(s) on the board as it is now", nullptr, points),
                  .done = false,
                  .kind = Kind::Fact});
  }
  // With many players there is no room for the description of the twist; the title has its name.
  constexpr int kFew = 3;
  if (const Twist twist = highway::twist_of(insight->table().round);
      twist != Twist::Theme && match.players() <= kFew) {
    items.append(TurnItem::fact(highwayTwistText(twist)));
  }
  return items;
}

QString highwayPointsText(int points) { return HighwayStatus::tr("%n point(s)", nullptr, points); }

QStringList HighwayFace::seatLines(const Match& match, Seat seat) const {
  const Insight* const insight = highway::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const highway::Table table = insight->table();
  const auto index = static_cast<std::size_t>(seat - 1);
  QStringList lines{highwayPointsText(table.scores.at(index))};
  if (!table.homes.empty()) {
    lines.append(HighwayStatus::tr("home %1", "a cell").arg(QString::fromStdString(table.homes.at(index))));
  }
  return lines;
}

QString HighwayFace::curtainText(const Match& match) const {
  const Insight* const insight = highway::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const int round = insight->table().round;
  return joinPhrases({highwayRoundTitle(round), highwayTwistText(highway::twist_of(round))});
}

QString highwayTwistName(Twist twist) {
  switch (twist) {
    case Twist::CenterControl:
      return HighwayTwists::tr("Center Control");
    case Twist::LineOfSight:
      return HighwayTwists::tr("Line of Sight");
    case Twist::ReverseTheWorld:
      return HighwayTwists::tr("Reverse the World");
    case Twist::HighwayRobbery:
      return HighwayTwists::tr("Highway Robbery");
    case Twist::RubberWalls:
      return HighwayTwists::tr("Rubber Walls");
    case Twist::Theme:
      break;
  }
  return HighwayTwists::tr("No twist");
}

QString highwayTwistText(Twist twist) {
  switch (twist) {
    case Twist::CenterControl:
      return HighwayTwists::tr(
          "The seven cells in the middle give two points each; cells on the edge of the board give none.");
    case Twist::LineOfSight:
      return HighwayTwists::tr(
          "Instead of the cells around you, you control every cell in a straight line from you, as far as "
          "the next player.");
    case Twist::ReverseTheWorld:
      return HighwayTwists::tr(
          "Every sign on the board has been turned over: left is now right, and right is now left.");
    case Twist::HighwayRobbery:
      return HighwayTwists::tr(
          "Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell "
          "that is closer to you than to anybody else.");
    case Twist::RubberWalls:
      return HighwayTwists::tr(
          "The edge of the board throws you back. A journey that heads straight into a corner ends there.");
    case Twist::Theme:
      break;
  }
  return HighwayTwists::tr("One point for every cell that you move onto.");
}

QString highwayRoundTitle(int round) {
  return HighwayTwists::tr("Round %1: %2", "number, name of the twist")
      .arg(round)
      .arg(highwayTwistName(highway::twist_of(round)));
}

}  // namespace byways::app
