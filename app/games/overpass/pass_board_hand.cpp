// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and touch on the Over-Pass board.
#include <QApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <utility>

#include "app/games/overpass/pass_board.h"

namespace byways::app {

void PassBoard::mousePressEvent(QMouseEvent* event) {
  mouse_ = event->position();
  mouseIsNear_ = true;
  BoardView::mousePressEvent(event);
  const bool pushes = event->button() == Qt::MiddleButton && zoom_ > 1;
  if (event->button() == Qt::LeftButton || pushes) {
    press_ = Press{.place = pushes ? QString() : placeAt(mouse_), .at = mouse_, .pan = pan_};
  }
  follow();
}

void PassBoard::mouseMoveEvent(QMouseEvent* event) {
  mouse_ = event->position();
  mouseIsNear_ = true;
  BoardView::mouseMoveEvent(event);
  if (press_ && !press_->drags && QLineF(press_->at, mouse_).length() >= QApplication::startDragDistance()) {
    press_->drags = true;
    if (liftable_.contains(press_->place) && !choice_) {
      press_->carries = true;
      if (lifted_ != press_->place) {
        lift(press_->place);
      }
    } else if (press_->place == lifted_) {
      press_->carries = !lifted_.isEmpty();
    }
  }
  if (press_ && press_->drags && !press_->carries && zoom_ > 1) {
    pan_ = press_->pan + mouse_ - press_->at;
    keepPanInside();
    forgetResting();
  }
  if (const int option = optionAt(hover()); choice_ && (option >= 0 || choice_->onBoard)) {
    choice_->chosen = option;
  }
  follow();
}

void PassBoard::mouseReleaseEvent(QMouseEvent* event) {
  mouse_ = event->position();
  const std::optional<Press> press = std::exchange(press_, std::nullopt);
  const QString place = placeAt(mouse_);
  if (press && press->carries) {
    finishDrag(*press, place);
  } else if (press && press->drags && zoom_ > 1) {
    // The board has been pushed.
  } else if (press && place.isEmpty() && choice_) {
    closeChoice();
  } else if (press && place.isEmpty() && press->place.isEmpty()) {
    putBack();  // a click beside everything
  } else {
    BoardView::mouseReleaseEvent(event);
  }
  follow();
}

// Let go over a mark it is played; elsewhere the piece goes back.
void PassBoard::finishDrag(const Press& press, const QString& place) {
  if (place == press.place || place.isEmpty()) {
    putBack();
    return;
  }
  if (!marksAt(place).isEmpty()) {
    droppedOn_ = place;
    choose(place);
    return;
  }
  const auto refusal = dropRefusal(lifted_, place);
  putBack();
  if (refusal) {
    refuseAt(place, *refusal);
  }
}

void PassBoard::leaveEvent(QEvent* event) {
  mouseIsNear_ = false;
  BoardView::leaveEvent(event);
  follow();
}

void PassBoard::focusInEvent(QFocusEvent* event) {
  BoardView::focusInEvent(event);
  follow();
}

void PassBoard::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  follow();
}

void PassBoard::wheelEvent(QWheelEvent* event) {
  constexpr int kNotch = 120;
  wheel_ += event->angleDelta().y();
  while (wheel_ >= kNotch) {
    wheel_ -= kNotch;
    zoomBy(1, event->position());
  }
  while (wheel_ <= -kNotch) {
    wheel_ += kNotch;
    zoomBy(-1, event->position());
  }
  event->accept();
}

bool PassBoard::event(QEvent* event) {
  if (event->type() == QEvent::Gesture) {
    auto* const gestures = static_cast<QGestureEvent*>(event);
    if (auto* const pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
      if (pinch->state() == Qt::GestureStarted) {
        pinch_ = zoom_;
      }
      pinch_ *= pinch->scaleFactor();
      setZoom(pinch_, mapFromGlobal(pinch->hotSpot()));
      gestures->accept(pinch);
      return true;
    }
  }
  if (event->type() == QEvent::NativeGesture) {
    const auto* const native = static_cast<QNativeGestureEvent*>(event);
    if (native->gestureType() == Qt::BeginNativeGesture) {
      pinch_ = zoom_;
    }
    if (native->gestureType() == Qt::ZoomNativeGesture) {
      pinch_ *= 1 + native->value();
      setZoom(pinch_, native->position());
      return true;
    }
  }
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    const Qt::KeyboardModifiers idle = Qt::KeypadModifier | Qt::ShiftModifier;
    if ((key->modifiers() & ~idle) == Qt::NoModifier && meansKey(key->key())) {
      event->accept();
      return true;
    }
  }
  return BoardView::event(event);
}

}  // namespace byways::app
