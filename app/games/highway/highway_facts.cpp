// SPDX-License-Identifier: GPL-3.0-or-later
// What a submission of Hexagonal Highway plans, as far as its own player may know.
#include <QCoreApplication>

#include <algorithm>
#include <memory>

#include "app/games/highway/highway.h"
#include "app/match/match.h"
#include "engine/highway/insight.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayFacts {
  Q_DECLARE_TR_FUNCTIONS(HighwayFacts)
};

highway::WrittenStep writtenStep(const QString& step) {
  return highway::read_step(step.toStdString()).value_or(highway::WrittenStep());
}

bool isGo(const QString& step) { return writtenStep(step).kind == highway::PartKind::Go; }

bool bends(const QString& step) {
  const highway::PartKind kind = writtenStep(step).kind;
  return kind == highway::PartKind::Left || kind == highway::PartKind::Right;
}

// The points of the seat's journey if `steps` were played after the steps of its submission, on the board as
// the seat knows it.
int pointsWith(const State& state, const QStringList& steps, Seat seat) {
  const std::unique_ptr<State> after = state.clone();
  for (const QString& step : steps) {
    if (!after->refusal(seat, step.toStdString())) {
      after->play(step.toStdString());
    }
  }
  return highway::insight_into(*after)->preview(seat).points;
}

// All cells that the others could travel over, on the public board.
QStringList waysOfOthers(const Timeline& line, Seat seat) {
  std::size_t cursor = line.cursor();
  while (cursor > 0 && line.state_at(cursor).has_secrets()) {
    --cursor;
  }
  const highway::Insight& open = *highway::insight_into(line.state_at(cursor));
  QStringList cells;
  for (Seat other = 1; other <= line.setup().players; ++other) {
    for (std::uint8_t way = 0; way < hex::kDirections && other != seat; ++way) {
      const highway::JourneyReport journey = open.preview(other, way);
      for (const highway::JourneyCell& cell : journey.cells) {
        cells.append(QString::fromStdString(cell.cell));
      }
    }
  }
  return cells;
}

}  // namespace

QStringList HighwayFace::hintedSteps(const QStringList& steps, Seat seat, const Match& match) const {
  const State& state = match.state();
  const highway::Insight* const insight = highway::insight_into(state);
  const auto go = std::find_if(steps.begin(), steps.end(), isGo);
  if (insight == nullptr || insight->table().homes.empty() || go == steps.end()) {
    return steps;
  }
  QStringList told{*go};
  QStringList signs = steps;
  signs.removeIf([](const QString& step) { return !bends(step); });
  // Leaves out each sign without which the journey would score the same.
  for (const QString& sign : QStringList(signs)) {
    QStringList without = signs;
    without.removeOne(sign);
    if (pointsWith(state, told + without, seat) >= pointsWith(state, told + signs, seat)) {
      signs = without;
    }
  }
  int plain = 0;
  QString straight;
  for (std::uint8_t way = 0; way < hex::kDirections; ++way) {
    const int points = insight->preview(seat, way).points;
    if (straight.isEmpty() || points > plain) {
      plain = points;
      straight = QString::fromStdString(highway::direction_name(way));
    }
  }
  if (!signs.isEmpty() && plain >= pointsWith(state, told + signs, seat)) {
    told = QStringList{straight};
    signs.clear();
  }
  const QStringList ways = waysOfOthers(match.timeline(), seat);
  for (const QString& step : steps) {
    if (!isGo(step) && !bends(step) && ways.contains(QString::fromStdString(writtenStep(step).cell))) {
      signs.append(step);
    }
  }
  return told + signs;
}

QStringList HighwayFace::turnFacts(const TurnSpan& turn, const Match& /*match*/) const {
  const highway::Insight& after = *highway::insight_into(turn.after);
  if (after.table().homes.empty() || after.view(turn.seat).submission.empty()) {
    return {};  // before the lot
  }
  const highway::JourneyReport journey = after.preview(turn.seat);
  if (journey.cells.empty()) {
    return {};
  }
  QStringList facts{
      HighwayFacts::tr("travels %n cell(s)", "what a turn does", static_cast<int>(journey.cells.size()))};
  facts.append(
      HighwayFacts::tr("scores %n point(s) on the board as it is now", "what a turn does", journey.points));
  return facts;
}

}  // namespace byways::app
