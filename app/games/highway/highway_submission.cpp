// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_submission.h"

#include <algorithm>

#include "app/games/highway/highway_scene.h"
#include "app/match/match.h"

namespace byways::app {

QString highwayStep(QChar kind, const QString& cell) { return cell + u'=' + kind; }

QList<highway::WrittenStep> HighwaySubmission::steps() const {
  QList<highway::WrittenStep> steps;
  for (const std::string& text : match_.timeline().open_steps()) {
    if (const auto step = highway::read_step(text)) {
      steps.append(*step);
    }
  }
  return steps;
}

QChar HighwaySubmission::tileOn(const QString& cell) const {
  QChar found;
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind != highway::PartKind::Go && cell == QString::fromStdString(step.cell) &&
        (found.isNull() || found == kHighwayRobber)) {
      found = QLatin1Char(highway::kind_name(step.kind).front());
    }
  }
  return found;
}

std::optional<QString> HighwaySubmission::direction() const {
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind == highway::PartKind::Go) {
      return QString::fromStdString(highway::direction_name(step.direction));
    }
  }
  return std::nullopt;
}

// Steps can only be taken back from the last one; those after it are played again.
void HighwaySubmission::remove(const QString& step) {
  const std::vector<std::string> all = match_.timeline().open_steps();
  const auto found = std::find(all.begin(), all.end(), step.toStdString());
  for (auto it = found; it != all.end(); ++it) {
    match_.undo();
  }
  for (auto it = found; it != all.end(); ++it) {
    if (it != found) {
      static_cast<void>(match_.play(QString::fromStdString(*it)));
    }
  }
}

void HighwaySubmission::takeBack(const QString& cell) {
  if (const QChar kind = tileOn(cell); !kind.isNull()) {
    remove(highwayStep(kind, cell));
  }
}

void HighwaySubmission::choose(const QString& direction) {
  const std::optional<QString> before = this->direction();
  if (before) {
    remove(*before);
  }
  if (before != direction) {
    static_cast<void>(match_.play(direction));
  }
}

}  // namespace byways::app
