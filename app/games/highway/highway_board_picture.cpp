// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, keys and preferences add to the picture of Hexagonal Highway's board.
#include <QPainter>

#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_race_bar.h"
#include "app/games/highway/highway_tray.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

using Highlights = Preferences::Highlights;

}  // namespace

HighwayTray HighwayBoard::trayNow() const {
  HighwayTray tray;
  tray.seat = mover();
  tray.colour = match().colourIndex(mover());
  tray.hasRobbers = scene_.round == 5;
  tray.robbers = tray.hasRobbers ? highway::Submission::kMostRobbers : 0;
  tray.held = heldKind();
  tray.direction = chosenDirection().value_or(QString());
  tray.pointed = aim_ && aim_->moved ? aim_->direction : isCell(placeInFocus()) ? QString() : placeInFocus();
  for (const highway::WrittenStep& step : steps()) {
    switch (step.kind) {
      case highway::PartKind::Left:
      case highway::PartKind::Right:
        --tray.turns;
        break;
      case highway::PartKind::Blockade:
        --tray.barriers;
        break;
      case highway::PartKind::Robber:
        --tray.robbers;
        break;
      case highway::PartKind::Go:
        break;
    }
  }
  return tray;
}

std::optional<highway::JourneyReport> HighwayBoard::previewNow() const {
  const QString place = placeInFocus();
  const std::unique_ptr<State> state = match().state().clone();
  // The tile that hovers over a cell counts as if it lay there.
  if (isCell(place) && !heldKind().isNull() && !refusalAt(place)) {
    state->play(highwayStep(heldKind(), place).toStdString());
  }
  std::optional<std::string> direction;
  if (const auto chosen = chosenDirection()) {
    direction = chosen->toStdString();
  }
  if (aim_ && aim_->moved) {
    if (!aim_->direction.isEmpty()) {
      direction = aim_->direction.toStdString();
    }
  } else if (!place.isEmpty() && !isCell(place) && !isHighwayKind(place)) {
    direction = place.toStdString();
  } else if (heldKind().isNull() && ownTile(place).isNull() && !cursorIsVisible()) {
    if (const auto way = directionTo(place)) {
      direction = highway::direction_name(*way);
    }
  }
  if (!direction || *direction == "-") {
    return std::nullopt;
  }
  return highway::insight_into(*state)->preview(mover(), *highway::find_direction(*direction));
}

void HighwayBoard::addHand(HighwayScene& scene) const {
  const highway::Insight& insight = *highway::insight_into(match().state());
  scene.controlColour = match().colourIndex(mover());
  for (const highway::ControlledCell& cell : insight.controlled(mover())) {
    scene.controlled.insert(QString::fromStdString(cell.cell), cell.why);
  }
  for (const highway::WrittenStep& step : steps()) {
    const QString cell = QString::fromStdString(step.cell);
    if (step.kind == highway::PartKind::Robber) {
      scene.robbers.append(cell);
    } else if (step.kind != highway::PartKind::Go) {
      scene.tiles.insert(cell, QLatin1Char(highway::kind_name(step.kind).front()));
      scene.edges.insert(cell, scene.controlColour);
    }
  }
  scene.tray = trayNow();
  if (const auto journey = previewNow()) {
    HighwayTrail trail = highwayTrail(*journey, scene.controlColour);
    trail.planned = true;
    trail.points = QStringLiteral("+%1").arg(journey->points);
    scene.trails.append(trail);
  }
}

void HighwayBoard::addHelp(HighwayScene& scene) const {
  const QString place = placeInFocus();
  const QChar kind = heldKind();
  if (!kind.isNull()) {
    const auto part = highway::part_of(highwayStep(kind, QStringLiteral("A1")).toStdString()).kind;
    if (preferences().highlights() != Highlights::None) {
      for (const std::string& cell : highway::insight_into(match().state())->legal_places(mover(), part)) {
        scene.open.append(QString::fromStdString(cell));
      }
    }
    scene.ghostKind = kind;
    if (isCell(place) && !refusalAt(place)) {
      scene.ghost = place;
    }
    if (drag_ && drag_->moved) {
      scene.floating = placed().inverted().map(drag_->now);
    }
  }
  if (isCell(place) && preferences().highlights() != Highlights::None && !actionOf(place).isEmpty()) {
    scene.pointed = place;
  }
}

void HighwayBoard::addRefusal(HighwayScene& scene) const {
  if (!shownRefusal()) {
    return;
  }
  for (const std::string& place : shownRefusal()->places) {
    scene.proving.append(QString::fromStdString(place));
  }
  scene.softly = !refusalIsAnswer();
  const QString place = scene.softly ? placeInFocus() : refusedPlace();
  scene.refused = isCell(place) ? place : QString();
  scene.shake = shaking_.swing();
}

HighwayScene HighwayBoard::sceneNow() const {
  HighwayScene scene = bar_->isOn() ? bar_->sceneNow() : scene_;
  if (isHandOpen()) {
    addHand(scene);
    addHelp(scene);
    addRefusal(scene);
  }
  if (cursorIsVisible() && isCell(cursor())) {
    scene.cursor = cursor();
  }
  return scene;
}

void HighwayBoard::paintOver(QPainter& painter) {
  paintHighway(painter, rect(), sceneNow(), look(), preferences().coordinates());
}

}  // namespace byways::app
