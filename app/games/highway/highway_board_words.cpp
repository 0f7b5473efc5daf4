// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about Hexagonal Highway's board, for screen readers and for the line below it.
#include <QCoreApplication>

#include <algorithm>

#include "app/games/highway/highway.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/look/joined.h"

namespace byways::app {

namespace {

constexpr int kRoundOfWorth = 2;  // HWY-11

class BoardWords {
  Q_DECLARE_TR_FUNCTIONS(HighwayBoard)

 public:
  static QString tile(QChar kind) {
    return kind == kHighwayLeft      ? tr("left-turn sign")
           : kind == kHighwayRight   ? tr("right-turn sign")
           : kind == kHighwayBarrier ? tr("barrier")
                                     : tr("robber");
  }

  // The name of the direction `name` of records, as people see it. Precondition: `name` isn't "-".
  static QString direction(const QString& name, hex::Facing facing) {
    return highwayDirectionText(*highway::find_direction(name.toStdString()), facing);
  }

  static QString control(highway::Control why) {
    switch (why) {
      case highway::Control::Own:
        return tr("you stand here");
      case highway::Control::Near:
        return tr("under your control (within two cells of you)");
      case highway::Control::Sight:
        return tr("under your control (in your line of sight)");
      case highway::Control::Closer:
        return tr("under your control (you are the closest)");
    }
    return {};
  }

  static QString stop(const highway::JourneyReport& journey) {
    const QString ahead = QString::fromStdString(journey.ahead);
    switch (journey.stop.value_or(highway::Stop::NoDirection)) {
      case highway::Stop::Edge:
        return tr("the edge stops you");
      case highway::Stop::Corner:
        return tr("the corner stops you");
      case highway::Stop::Blockade:
        return tr("the barrier on %1 stops you").arg(ahead);
      case highway::Stop::Trail:
        return tr("your own trail on %1 stops you").arg(ahead);
      case highway::Stop::NoDirection:
        break;
    }
    return {};
  }
};

}  // namespace

QString HighwayBoard::describeJourney(const highway::JourneyReport& journey) const {
  if (journey.direction == "-") {
    return tr("You stay where you are.");
  }
  const QString way = BoardWords::direction(QString::fromStdString(journey.direction), grid().facing());
  const QString end =
      QString::fromStdString(journey.cells.empty() ? journey.start : journey.cells.back().cell);
  return tr("Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.",
            nullptr, journey.points)
      .arg(way, end, BoardWords::stop(journey));
}

QString HighwayBoard::describeHand(const QString& cell) const {
  QStringList parts;
  const highway::Insight& insight = *highway::insight_into(match().state());
  QString control = tr("not under your control");
  for (const highway::ControlledCell& controlled : insight.controlled(mover())) {
    if (cell == QString::fromStdString(controlled.cell)) {
      control = BoardWords::control(controlled.why);
    }
  }
  parts.append(control);
  for (const highway::WrittenStep& step : submission_.steps()) {
    if (step.kind != highway::PartKind::Go && cell == QString::fromStdString(step.cell)) {
      parts.append(tr("your %1, placed this round")
                       .arg(BoardWords::tile(QLatin1Char(highway::kind_name(step.kind).front()))));
    }
  }
  if (heldKind().isNull() && submission_.tileOn(cell).isNull()) {
    if (const auto way = directionTo(cell); way && *way != highway::kStay) {
      const QString text = submission_.direction() ? tr("click or press Enter to travel %1 or place a sign")
                                                   : tr("click or press Enter to travel %1");
      parts.append(text.arg(highwayDirectionText(*way, grid().facing())));
    }
  }
  if (cell == ownCell() && !submission_.direction()) {
    parts.append(tr("no direction chosen yet"));
  }
  return joinParts(parts);
}

bool HighwayBoard::hasOwnSign(const QString& cell) const {
  const QList<highway::WrittenStep> steps = submission_.steps();
  return std::any_of(steps.begin(), steps.end(), [&cell](const highway::WrittenStep& step) {
    return step.kind != highway::PartKind::Go && cell == QString::fromStdString(step.cell);
  });
}

// While a round plays out, the text is about the scene that is shown, with the tiles, values and journeys of
// this round.
QString HighwayBoard::describeCell(const QString& cell) const {
  const HighwayScene shown = isPlayingOut() ? bar_->sceneNow() : scene_;
  QStringList parts{cell};
  for (const HighwayTraveller& traveller : scene_.travellers) {
    if (traveller.cell == cell) {
      parts.append(tr("%1 stands here").arg(match().name(traveller.seat)));
    }
    if (traveller.home == cell) {
      parts.append(tr("starting hex of %1").arg(match().name(traveller.seat)));
    }
  }
  const auto tile = shown.tiles.constFind(cell);
  if (tile != shown.tiles.cend()) {
    parts.append(BoardWords::tile(*tile));
  } else if (parts.size() == 1 && !(isHandOpen() && hasOwnSign(cell))) {
    parts.append(tr("empty"));
  }
  for (const HighwayTrail& trail : shown.trails) {
    if (trail.passes(cell)) {
      parts.append(tr("on %1’s journey").arg(match().name(trail.seat)));
    }
  }
  if (shown.round == kRoundOfWorth) {
    const auto index = *highwayGrid().find(cell.toStdString());
    const int worth = highway::kGeometry.edge.has(index) ? 0 : highway::kGeometry.centre.has(index) ? 2 : 1;
    parts.append(tr("worth %n point(s) this round", nullptr, worth));
  }
  if (isHandOpen()) {
    parts.append(describeHand(cell));
    if (const auto refusal = refusalAt(cell)) {
      parts.append(highwayFace().explain(*refusal, match()));
    }
  }
  const bool hasPlan = isHandOpen() && cell == ownCell() && submission_.direction();
  return hasPlan ? joinPhrases({joinParts(parts),
                                describeJourney(highway::insight_into(match().state())->preview(mover()))})
                 : joinParts(parts);
}

// Unless isHandOpen(), the text gives away nothing of what has been submitted.
QString HighwayBoard::describeTray(const QString& place) const {
  if (isHighwayKind(place)) {
    const QString tile = BoardWords::tile(place.front());
    if (!isHandOpen()) {
      return tr("Tray: %1").arg(tile);
    }
    const int inHand = highwayCountInHand(trayNow(), place.front());
    return hand().held() == place ? tr("Tray: %1, %n left, in your hand", nullptr, inHand).arg(tile)
                                  : tr("Tray: %1, %n left", nullptr, inHand).arg(tile);
  }
  QString way = wayText(*highway::find_direction(place.toStdString()));
  if (!isHandOpen()) {
    return way;
  }
  const highway::Insight& insight = *highway::insight_into(match().state());
  const QString journey =
      describeJourney(insight.preview(mover(), *highway::find_direction(place.toStdString())));
  return submission_.direction() == place ? tr("%1, chosen. %2").arg(way, journey)
                                          : QStringLiteral("%1. %2").arg(way, journey);
}

QString HighwayBoard::describe(const QString& place) const {
  return isCell(place) ? describeCell(place) : describeTray(place);
}

QString HighwayBoard::actionOf(const QString& place) const {
  if (!isHandOpen()) {
    return {};
  }
  if (!isCell(place)) {
    if (isHighwayKind(place)) {
      return place != kHighwayRobber || scene_.round == 5
                 ? tr("Pick up the %1").arg(BoardWords::tile(place.front()))
                 : QString();
    }
    return wayText(*highway::find_direction(place.toStdString()));
  }
  if (!heldKind().isNull()) {
    return refusalAt(place) ? QString() : tr("Place the %1").arg(BoardWords::tile(heldKind()));
  }
  if (!submission_.tileOn(place).isNull()) {
    return tr("Take back the %1").arg(BoardWords::tile(submission_.tileOn(place)));
  }
  if (const auto way = directionTo(place)) {
    return *way == highway::kStay || !submission_.direction() ? wayText(*way)
                                                              : tr("%1 or place a sign").arg(wayText(*way));
  }
  return {};
}

QString HighwayBoard::wayText(std::uint8_t way) const {
  return way == highway::kStay ? tr("Stay") : tr("Travel %1").arg(highwayDirectionText(way, grid().facing()));
}

}  // namespace byways::app
