// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/hand.h"

#include <QApplication>
#include <QLineF>
#include <QPointer>

#include <cstdlib>

#include "app/board/board_view.h"
#include "app/board/board_zoom.h"

namespace byways::app {

bool HandPolicy::canDrag(const HandPress& press) const { return canTake(press.place); }

// Calls `act`, which may destroy the table and, with it, this hand.
template <class Act>
void Hand::run(const Act& act) {
  const QPointer<BoardView> guard(&board_);
  ++acting_;
  act();
  if (guard != nullptr) {
    --acting_;
  }
}

std::optional<QPointF> Hand::carriedTo() const {
  return isHolding() && (isDragging() || policy_.followsPointer()) ? pointer_ : std::nullopt;
}

Qt::CursorShape Hand::shapeOver(const QString& place) const {
  if (carriedTo()) {
    return Qt::ClosedHandCursor;
  }
  if (policy_.canTake(place)) {
    return Qt::OpenHandCursor;
  }
  return policy_.canPut(place) || policy_.canActOn(place) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void Hand::letGo() {
  held_.clear();
  forgetPress();
}

void Hand::forgetPress() {
  state_ = State::Up;
  press_.reset();
  takes_ = false;
}

void Hand::act(const QString& place) {
  run([this, &place] {
    if (isHolding() && place == held_) {
      policy_.putBack(place);
    } else if (policy_.canPut(place)) {
      policy_.put(place);
    } else if (policy_.canTake(place)) {
      policy_.take(place);
    } else {
      policy_.actOn(place);
    }
  });
}

void Hand::pressAt(const HandPress& press) {
  pointer_ = press.at;
  const bool isRight = press.button == Qt::RightButton && policy_.usesRightButton(press.place);
  if (isRight && policy_.canTurn()) {
    policy_.turn(1);
  } else if ((isRight || press.button == Qt::LeftButton) && (!press_ || press_->button == press.button)) {
    press_ = press;
    state_ = State::Down;
    hasMoved_ = false;
    panBefore_ = zoom_.pan();
  }
  policy_.handMoved();
}

void Hand::moveTo(QPointF at) {
  pointer_ = at;
  if (state_ == State::Down && QLineF(press_->at, at).length() >= QApplication::startDragDistance()) {
    hasMoved_ = true;
    beginDrag();
  }
  if (state_ == State::Panning) {
    zoom_.push(panBefore_ + at - press_->at);
  } else if (state_ == State::Dragging) {
    board_.update();
  }
  policy_.handMoved();
}

void Hand::beginDrag() {
  if (policy_.canDrag(*press_)) {
    state_ = State::Dragging;
    takes_ = press_->place != held_ && policy_.canTake(press_->place);
    if (takes_) {
      run([this, place = press_->place] { policy_.take(place); });
    }
  } else if (press_->button == Qt::LeftButton && zoom_.isEnlarged()) {
    state_ = State::Panning;
  }
}

// Moves to the point of release first, because a pen may send no move between press and release.
void Hand::releaseAt(QPointF at, Qt::MouseButton button) {
  if (!press_ || press_->button != button) {
    return;
  }
  moveTo(at);
  const QPointer<BoardView> guard(&board_);
  const QString place = board_.placeAt(at);
  if (state_ == State::Dragging) {
    run([this, &place] { policy_.drop(place); });
  } else if (state_ == State::Down && (!hasMoved_ || place == press_->place)) {
    click();
  }
  if (guard != nullptr) {
    forgetPress();
    board_.update();
    policy_.handMoved();
  }
}

void Hand::click() {
  if (const QString place = press_->place; !place.isEmpty()) {
    board_.click(place);
  } else {
    run([this] { policy_.putBack({}); });
  }
}

bool Hand::cancel() {
  const bool wasDown = state_ != State::Up;
  if (hasTakenByDrag()) {
    run([this, place = press_->place] { policy_.putBack(place); });
  }
  forgetPress();
  board_.update();
  policy_.handMoved();
  return wasDown;
}

bool Hand::putBack() {
  bool wasHeld = false;
  if (isHolding()) {
    run([this, &wasHeld] { wasHeld = policy_.putBack({}); });
  }
  return wasHeld;
}

void Hand::leave() {
  pointer_.reset();
  policy_.handMoved();
}

bool Hand::turnByWheel(int delta) {
  if (!policy_.canTurn()) {
    return false;
  }
  constexpr int kNotch = 120;
  wheel_ += delta;
  const int notches = wheel_ / kNotch;
  wheel_ -= notches * kNotch;
  for (int turned = 0; turned < std::abs(notches); ++turned) {
    policy_.turn(notches > 0 ? -1 : 1);
  }
  return true;
}

bool Hand::turnOnce() {
  const bool canTurn = policy_.canTurn();
  if (canTurn) {
    policy_.turn(1);
  }
  return canTurn;
}

void Hand::positionChanged() {
  if (acting_ == 0 && isDragging()) {
    letGo();
  }
}

}  // namespace byways::app
