// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_board.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "app/games/highway/highway.h"
#include "app/look/joined.h"
#include "app/match/match.h"
#include "engine/highway/report.h"

namespace byways::app {

namespace {

using highway::RoundReport;

constexpr int kReversedAfter = 3;  // HWY-12
constexpr int kSignsMilliseconds = 1500;
constexpr int kStepMilliseconds = 420;
constexpr int kEndMilliseconds = 1100;
constexpr qsizetype kMostNamed = 2;  // more players or moves than this are counted in captions, not named

QString text(const std::string& plain) { return QString::fromStdString(plain); }

void applySigns(QMap<QString, QChar>& tiles, const RoundReport& report) {
  for (const highway::PlacedTile& placed : report.placed) {
    tiles.insert(text(placed.cell), QLatin1Char(placed.kind.front()));
  }
}

QStringList barriersOf(const RoundReport& report) {
  QStringList cells;
  for (const std::string& cell : report.blockades) {
    cells.append(text(cell));
  }
  return cells;
}

void removeBarriers(QMap<QString, QChar>& tiles) {
  tiles.removeIf([](auto tile) { return tile.value() == kHighwayBarrier; });
}

std::size_t roundsAt(const Match& match, std::size_t cursor) {
  const highway::Insight* const insight = highway::insight_into(match.timeline().state_at(cursor));
  return insight != nullptr ? insight->reports().size() : 0;
}

// The largest cursor at which the latest completed round isn't complete yet.
std::size_t beforeRound(const Match& match) {
  std::size_t cursor = match.timeline().cursor();
  const std::size_t rounds = roundsAt(match, cursor);
  while (cursor > 0 && roundsAt(match, cursor) == rounds) {
    --cursor;
  }
  return cursor;
}

}  // namespace

HighwayRace::HighwayRace(const Match& match, hex::Facing facing) {
  report_ = *highway::insight_into(match.state())->reports().back();
  before_ = highwayScene(match, facing, beforeRound(match));
  std::size_t longest = 0;
  for (const highway::JourneyReport& journey : report_.journeys) {
    trails_.append(highwayTrail(journey, match.colourIndex(journey.seat), before_.grid));
    longest = std::max(longest, journey.cells.size());
  }
  names_ = highwayNames(match);
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    shortNames_.append(highwayShortName(match, seat));
    homes_.append(before_.travellers[seat - 1].home);
  }

  if (!report_.placed.empty() || !report_.failed.empty()) {
    stages_.push_back(Stage::Signs);
  }
  stages_.insert(stages_.end(), longest, Stage::Step);
  const bool robbed =
      std::any_of(report_.robberies.begin(), report_.robberies.end(), [](int n) { return n != 0; });
  if (robbed || !report_.blockades.empty()) {
    stages_.push_back(Stage::Takings);
  }
  if (!report_.collisions.empty()) {
    stages_.push_back(Stage::Crash);
  }
  if (!report_.home_comings.empty()) {
    stages_.push_back(Stage::Return);
  }
}

int HighwayRace::milliseconds(int stage) const {
  switch (stages_[static_cast<std::size_t>(stage)]) {
    case Stage::Signs:
      return kSignsMilliseconds;
    case Stage::Step:
      return kStepMilliseconds;
    default:
      return kEndMilliseconds;
  }
}

// How much of a stage that occurs once is over, from 0 to 1; also 0 if the race doesn't have that stage.
double HighwayRace::progress(Stage stage, double time) const {
  const auto found = std::find(stages_.begin(), stages_.end(), stage);
  return found == stages_.end() ? 0
                                : std::clamp(time - static_cast<double>(found - stages_.begin()), 0.0, 1.0);
}

double HighwayRace::stepsAt(double time) const {
  const auto first = std::find(stages_.begin(), stages_.end(), Stage::Step);
  const auto count = static_cast<double>(std::count(stages_.begin(), stages_.end(), Stage::Step));
  return std::clamp(time - static_cast<double>(first - stages_.begin()), 0.0, count);
}

void HighwayRace::addSigns(HighwayScene& scene, double time) const {
  const double part = stages_.empty() || stages_.front() != Stage::Signs ? 1 : progress(Stage::Signs, time);
  if (part > 0) {
    applySigns(scene.tiles, report_);
  }
  // Tiles come down one after another in the first half; then conflicting ones vanish.
  const auto count = static_cast<double>(std::max<std::size_t>(1, report_.placed.size()));
  for (std::size_t i = 0; part > 0 && part < 1 && i < report_.placed.size(); ++i) {
    const double start = 0.5 * static_cast<double>(i) / count;
    scene.appearing.insert(text(report_.placed[i].cell), std::clamp((part - start) / 0.25, 0.0, 1.0));
  }
  // Conflicting tiles are still visible while the race pauses after this stage, and vanish when the
  // travellers set out.
  const double steps = stepsAt(time);
  if (part > 0 && steps < 1 && time < stages()) {
    for (const highway::FailedTiles& failed : report_.failed) {
      QString kinds;
      for (const std::string& kind : failed.kinds) {
        kinds += text(kind);
      }
      scene.fails.insert(text(failed.cell), kinds);
    }
    scene.failing = std::clamp((part - 0.45) / 0.55, 0.0, 1.0) / 2 + steps / 2;
  }
  // Barriers are lifted off visibly and leave a mark.
  if (const double taken = progress(Stage::Takings, time); taken > 0) {
    scene.gone = barriersOf(report_);
    for (const QString& cell : scene.gone) {
      scene.appearing.insert(cell, 1 - std::clamp((taken - 0.2) / 0.5, 0.0, 1.0));
    }
  }
}

int HighwayRace::gainAt(std::size_t traveller, double time) const {
  const highway::JourneyReport& journey = report_.journeys[traveller];
  const double shown = std::min(stepsAt(time), static_cast<double>(journey.cells.size()));
  int points = 0;
  for (std::size_t cell = 0; static_cast<double>(cell) + 0.5 < shown; ++cell) {
    points += journey.cells[cell].points;
  }
  return points + (hasRobbed(time) ? report_.robberies[traveller] : 0);
}

int HighwayRace::scoreAt(Seat seat, double time) const {
  const auto i = static_cast<std::size_t>(seat - 1);
  return report_.scores[i] - report_.points[i] + gainAt(i, time);
}

void HighwayRace::addTravellers(HighwayScene& scene, double time) const {
  const double steps = stepsAt(time);
  for (HighwayTraveller& traveller : scene.travellers) {
    const auto i = static_cast<std::size_t>(traveller.seat - 1);
    HighwayTrail trail = trails_[static_cast<qsizetype>(i)];
    const auto length = static_cast<double>(trail.legs.size());
    trail.shown = std::min(steps, length);
    traveller.at = trail.pointAt(trail.shown);
    traveller.cell = trail.legs.isEmpty() ? trail.start : trail.legs.last().cell;
    if (steps > 0 || hasRobbed(time)) {
      traveller.badge = highwayGainText(gainAt(i, time));
    }
    scene.trails.append(trail);
  }
  const double back = progress(Stage::Return, time);
  if (progress(Stage::Crash, time) > 0 && back <= 0) {
    for (const highway::Collision& crash : report_.collisions) {
      for (const Seat seat : crash.seats) {
        scene.travellers[seat - 1].hasCrashed = true;
      }
    }
  }
  for (const highway::HomeComing& coming : report_.home_comings) {
    if (back > 0 && !coming.to.empty()) {
      const QPointF from = scene.centre(text(coming.from));
      const double eased = back * back * (3 - 2 * back);
      scene.travellers[coming.seat - 1].at = from + (scene.centre(text(coming.to)) - from) * eased;
    }
  }
}

HighwayScene HighwayRace::at(double time) const {
  HighwayScene scene = before_;
  const bool isOver = time >= stages();
  addSigns(scene, time);
  addTravellers(scene, time);
  if (isOver) {
    scene.gone = barriersOf(report_);
    removeBarriers(scene.tiles);
  }
  return scene;
}

QString HighwayRace::signsText() const {
  if (report_.failed.empty()) {
    return tr("New signs go up.");
  }
  if (report_.failed.size() == 1) {
    return highwayFailText(report_.failed.front());
  }
  QStringList cells;
  for (const highway::FailedTiles& failed : report_.failed) {
    cells.append(text(failed.cell));
  }
  return tr("Different things were placed on %1 and cancelled out.", "cells").arg(joinParts(cells));
}

// A short text for the caption; the sentences beside the board have the details.
QString HighwayRace::crashCaption() const {
  if (report_.collisions.size() == 1) {
    const highway::Collision& crash = report_.collisions.front();
    QStringList who;
    for (const Seat seat : crash.seats) {
      who.append(shortNames_.value(seat - 1));
    }
    if (who.size() <= kMostNamed) {
      return tr("%1 end on the same cell, %2.", "players, a cell")
          .arg(QLocale().createSeparatedList(who), text(crash.cell));
    }
  }
  qsizetype people = 0;
  for (const highway::Collision& crash : report_.collisions) {
    people += static_cast<qsizetype>(crash.seats.size());
  }
  return tr("%n travellers collide.", nullptr, static_cast<int>(people));
}

QString HighwayRace::returnCaption() const {
  QStringList moves;
  for (const highway::HomeComing& coming : report_.home_comings) {
    if (!coming.to.empty() && coming.from != coming.to) {
      moves.append(tr("%1 goes back from %2 to %3.", "player, cell, starting hex")
                       .arg(shortNames_.value(coming.seat - 1), text(coming.from), text(coming.to)));
    }
  }
  return moves.size() <= kMostNamed
             ? joinSentences(moves)
             : tr("%n travellers go back to their starting hexes.", nullptr, static_cast<int>(moves.size()));
}

QString HighwayRace::caption(double time) const {
  if (time >= stages()) {
    QString over = tr("Round %1 is over.").arg(report_.round);
    if (!report_.blockades.empty()) {
      over += u' ' % tr("The barriers have been removed.");
    }
    // Says so only at the end, because the paths on the board follow the signs as they were before.
    return report_.round == kReversedAfter ? over % u' ' % tr("Every sign is reversed.") : over;
  }
  // Between two stages, describes the one that has ended.
  const auto stage = static_cast<std::size_t>(std::max(0.0, std::ceil(time) - 1));
  switch (stages_[stage]) {
    case Stage::Signs:
      return signsText();
    case Stage::Step:
      return tr("Step %1 of %2")
          .arg(std::max(1, static_cast<int>(std::ceil(stepsAt(time)))))
          .arg(std::count(stages_.begin(), stages_.end(), Stage::Step));
    case Stage::Takings:
      return report_.blockades.empty() ? tr("Robbers take their share.")
             : report_.round == 5      ? tr("Barriers are removed. Robbers take their share.")
                                       : highwayBarriersText(report_);
    case Stage::Crash:
      return crashCaption();
    default:
      return returnCaption();
  }
}

// For players who have reached the end of their journey, with their points so far.
QStringList HighwayRace::journeyTexts(double time) const {
  const double steps = stepsAt(time);
  const bool isUnderWay = steps > 0 || hasRobbed(time) || time >= stages();
  RoundReport now = report_;
  QStringList texts;
  for (std::size_t i = 0; isUnderWay && i < now.journeys.size(); ++i) {
    if (steps >= static_cast<double>(now.journeys[i].cells.size())) {
      now.points[i] = gainAt(i, time);
      texts.append(
          highwayJourneyText(now, static_cast<Seat>(i) + 1, names_.value(static_cast<qsizetype>(i))));
    }
  }
  return texts;
}

QStringList HighwayRace::facts(double time) const {
  const bool isOver = time >= stages();
  QStringList facts;
  const bool areSignsUp =
      isOver || stepsAt(time) > 0 || stages_.front() != Stage::Signs || progress(Stage::Signs, time) >= 1;
  for (std::size_t i = 0; areSignsUp && i < report_.failed.size(); ++i) {
    facts.append(highwayFailText(report_.failed[i]));
  }
  facts += journeyTexts(time);
  if (hasRobbed(time) || isOver) {
    facts << highwayRobberiesText(report_, names_) << highwayBarriersText(report_);
  }
  if (progress(Stage::Crash, time) > 0) {
    facts += highwayCrashTexts(report_, names_);
  }
  if (progress(Stage::Return, time) > 0) {
    facts += highwayReturnTexts(report_, names_, homes_);
  }
  if (isOver && report_.round == kReversedAfter) {
    facts.append(tr("Every sign is reversed."));
  }
  facts.removeAll(QString());
  return facts;
}

QString HighwayRace::summary() const {
  QStringList parts{tr("Round %1 is over.").arg(report_.round)};
  for (std::size_t i = 0; i < report_.points.size(); ++i) {
    parts.append(
        highwayJourneyText(report_, static_cast<Seat>(i) + 1, names_.value(static_cast<qsizetype>(i))));
  }
  for (const highway::FailedTiles& failed : report_.failed) {
    parts.append(highwayFailText(failed));
  }
  parts << highwayCrashTexts(report_, names_) << highwayReturnTexts(report_, names_, homes_);
  parts.append(highwayBarriersText(report_));
  return joinSentences(parts);
}

}  // namespace byways::app
