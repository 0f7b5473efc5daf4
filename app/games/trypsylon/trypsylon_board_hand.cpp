// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys on TRYPSYLON's board.
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QWheelEvent>

#include <utility>

#include "app/games/trypsylon/trypsylon_board.h"

namespace byways::app {

void TrypsylonBoard::mousePressEvent(QMouseEvent* event) {
  mouse_ = event->position();
  BoardView::mousePressEvent(event);
  mouseCarries_ = true;
  refused_.clear();
  swallowsMenu_ = event->button() == Qt::RightButton && hand() > 0;
  if (swallowsMenu_) {
    turn(1);
  }
  if (event->button() == Qt::LeftButton && mover() > 0) {
    press_ = Press{.place = placeAt(event->position()), .at = event->position()};
  }
  follow();
}

void TrypsylonBoard::mouseMoveEvent(QMouseEvent* event) {
  mouse_ = event->position();
  mouseCarries_ = true;
  const QString before = hover();
  BoardView::mouseMoveEvent(event);
  if (hover() != before) {
    refused_.clear();
    pushedFrom_.clear();
    dwell_.start();
  }
  if (press_ && !press_->drags && mover() > 0 &&
      QLineF(press_->at, mouse_).length() >= QApplication::startDragDistance()) {
    press_->drags = true;
    if (takeable_.contains(press_->place) && !isBound()) {
      press_->lifted = true;
      lift(press_->place);
    }
    dwell_.start();
  }
  follow();
}

void TrypsylonBoard::mouseReleaseEvent(QMouseEvent* event) {
  mouse_ = event->position();
  const std::optional<Press> press =
      event->button() == Qt::LeftButton ? std::exchange(press_, std::nullopt) : std::nullopt;
  const QString place = placeAt(event->position());
  if (press && press->drags && (hand() > 0 || press->lifted)) {
    finishDrag(*press, place);
  } else if (press && place.isEmpty() && press->place.isEmpty() && hand() > 0) {
    putBackLast();  // a click beside the board
  } else {
    BoardView::mouseReleaseEvent(event);
  }
  follow();
}

// Let go: over an open end it is pushed in, over the hand it lies there. Elsewhere it stays in the hand if it
// must be played, else it goes back to where the drag began.
void TrypsylonBoard::finishDrag(const Press& press, const QString& place) {
  if (isBound()) {
    push(set_);
  } else if (ends_.contains(place)) {
    push(place);
  } else if (TrypsylonPlaces::isEnd(place)) {
    refused_ = place;
    static_cast<void>(match().play(stepFor(place)));
  } else if (press.lifted && place != QLatin1String("hand") && !touchMoves()) {
    putBackLast();
  }
}

void TrypsylonBoard::leaveEvent(QEvent* event) {
  mouseCarries_ = false;
  BoardView::leaveEvent(event);
  follow();
}

void TrypsylonBoard::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  follow();
}

void TrypsylonBoard::wheelEvent(QWheelEvent* event) {
  if (hand() == 0) {
    BoardView::wheelEvent(event);
    return;
  }
  constexpr int kNotch = 120;
  wheel_ += event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  while (wheel_ <= -kNotch) {
    wheel_ += kNotch;
    turn(1);
  }
  while (wheel_ >= kNotch) {
    wheel_ -= kNotch;
    turn(-1);
  }
  event->accept();
}

bool TrypsylonBoard::event(QEvent* event) {
  if (event->type() == QEvent::ContextMenu) {
    // With a card in hand the right button turns it.
    const auto* const menu = static_cast<QContextMenuEvent*>(event);
    if (menu->reason() == QContextMenuEvent::Mouse && (swallowsMenu_ || hand() > 0)) {
      event->accept();
      return true;
    }
  }
  return BoardView::event(event);
}

Refusal TrypsylonBoard::choosesAnEnd() {
  return {.rule = "TRY-3",
          .reason = "trypsylon.choose-an-end",
          .message = "Choose an arrow, where the card is pushed in.",
          .places = {},
          .arguments = {}};
}

bool TrypsylonBoard::wantsAnEnd() const {
  if (mover() < 1 || hand() == 0 || !set_.isEmpty() || ends_.isEmpty()) {
    return false;
  }
  return !cursorIsVisible() || isLiftedFrom(cursor()) ||
         (!TrypsylonPlaces::isEnd(cursor()) && cursor() != QLatin1String("hand") &&
          !takeable_.contains(cursor()));
}

bool TrypsylonBoard::turnsBy(int key) const {
  return hand() > 0 && (key == Qt::Key_R || key == Qt::Key_Q || key == Qt::Key_E);
}

bool TrypsylonBoard::meansKey(const QKeyEvent& key) const {
  return key.modifiers() == Qt::NoModifier && turnsBy(key.key());
}

bool TrypsylonBoard::handleBoardKey(int key) {
  if (turnsBy(key)) {
    turn(key == Qt::Key_Q ? -1 : 1);
    return true;
  }
  if (isArrow(key)) {
    mouseCarries_ = false;
    pushedFrom_.clear();
    if (!touchMoves()) {
      set_.clear();
    }
    if (cursor().isEmpty()) {
      const QStringList cells = places_.cells();
      setCursor(cells[cells.size() / 2]);  // the middle of all places would be none of the board
      return true;
    }
    return false;
  }
  if (isEnter(key) && !set_.isEmpty()) {
    push(set_);
    return true;
  }
  if (isEnter(key) && wantsAnEnd()) {
    refuseAt(cursorIsVisible() ? cursor() : QStringLiteral("hand"), choosesAnEnd());
    return true;
  }
  if (isEnter(key) && cursorIsVisible() && mover() > 0) {
    activate(cursor());
    return true;
  }
  if (key == Qt::Key_Escape && hand() > 0) {
    if (touchMoves()) {
      refuseAt(set_, isBound() ? mustBePushed() : mustBePlayed());
      return true;
    }
    if (!set_.isEmpty()) {
      set_.clear();
      return true;
    }
  }
  return false;
}

void TrypsylonBoard::keyPressEvent(QKeyEvent* event) {
  refused_.clear();
  if (modifiersOf(*event) != Qt::NoModifier || !handleBoardKey(event->key())) {
    BoardView::keyPressEvent(event);
  }
  follow();
}

}  // namespace byways::app
