// SPDX-License-Identifier: GPL-3.0-or-later
// What the Over-Pass board shows at the moment.
#include <QPainter>

#include "app/games/overpass/pass_board.h"
#include "app/games/overpass/pass_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kTumbleMilliseconds = 280;

}  // namespace

void PassBoard::curtainMoved() {
  lifted_.clear();
  press_.reset();
  rebuild();
}

void PassBoard::positionChanged(const Transition& transition) {
  lifted_.clear();
  const bool wasDue = scene_.dice && scene_.dice->state == PassDice::State::Due;
  // A step that takes another's place (Match::replaceStep) changes something without going on.
  const std::size_t cursor = match().timeline().cursor();
  const bool isNext = cursor > cursorBefore_ || (cursor == cursorBefore_ && !transition.empty());
  rebuild();
  if (isNext) {
    startMotions(transition);
    if (wasDue && scene_.dice && scene_.dice->state == PassDice::State::Rolled) {
      tumble_.start(kTumbleMilliseconds);
    }
  } else {
    scene_.moving.clear();
  }
  droppedOn_.clear();
  cursorBefore_ = match().timeline().cursor();
  follow();
}

void PassBoard::appearanceChanged() {
  keepPanInside();
  retranslateZoom();
  rebuild();
}

PassScene PassBoard::sceneNow() const {
  PassScene scene = scene_;
  scene.lifted = lifted_;
  const bool helps = preferences().highlights() != Preferences::Highlights::None;
  if (helps) {
    scene.marks = marks_;
  }
  scene.pointed = pointed();
  if (choice_) {
    scene.choice = choice_;
    scene.pointed = choice_->place;
    if (choice_->onBoard) {
      scene.marks.clear();
      scene.floating = spots_.centre(choice_->place);
    }
  }
  if (press_ && press_->carries && !lifted_.isEmpty()) {
    scene.floating = placed().inverted().map(mouse_);
  }
  if (helps) {
    decorate(scene);
  }
  if (scene.dice) {
    scene.dice->turn = tumble_.part();
  }
  for (PassMotion& motion : scene.moving) {
    motion.part = moving_.part();
  }
  scene.shake = shaking_.swing();
  addRefusal(scene);
  if (cursorIsVisible()) {
    scene.cursor = cursor();
  }
  return scene;
}

void PassBoard::addRefusal(PassScene& scene) const {
  if (!shownRefusal()) {
    return;
  }
  scene.softly = !refusalIsAnswer();
  if (refusalIsAnswer()) {
    scene.refused = refusedPlace();
  } else if (!lifted_.isEmpty() && pointed() != lifted_ && marksAt(pointed()).isEmpty()) {
    scene.refused = pointed();
  }
  for (const std::string& place : shownRefusal()->places) {
    scene.proving.append(QString::fromStdString(place));
  }
}

void PassBoard::paintResting(QPainter& painter) {
  PassScene scene = scene_;
  scene.lifted = lifted_;
  paintPassPosition(painter, boardArea(), scene, look(), preferences().coordinates());
}

void PassBoard::paintOver(QPainter& painter) { paintPassMarks(painter, boardArea(), sceneNow(), look()); }

}  // namespace byways::app
