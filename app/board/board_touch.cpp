// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_touch.h"

#include <QCoreApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QTouchEvent>

#include <algorithm>
#include <limits>
#include <utility>

#include "app/board/board_view.h"
#include "app/board/board_zoom.h"
#include "app/board/magnifier.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kSlop = 10;            // pixels that a finger may move and still count as resting
constexpr int kRest = 250;              // milliseconds after which a resting finger presses the button
constexpr int kTwice = 350;             // milliseconds between the taps of a double tap
constexpr double kSamePlace = 40;       // pixels between the taps of a double tap
constexpr double kDoubleTapZoom = 2.5;  // zoom factor after a double tap
constexpr double kNarrowestSpread = 20;
const QPointF kNowhere(-10'000, -10'000);

}  // namespace

BoardTouch::BoardTouch(BoardView& board, BoardZoom& zoom, const Look& look)
    : board_(board), zoom_(zoom), look_(look) {
  board.setAttribute(Qt::WA_AcceptTouchEvents);
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, [this] {
    press();
    magnify(last_);
  });
}

BoardTouch::~BoardTouch() { delete magnifier_; }

bool BoardTouch::beginsOnWidget(const QTouchEvent& event) const {
  return event.type() == QEvent::TouchBegin &&
         std::any_of(event.points().cbegin(), event.points().cend(), [this](const QEventPoint& point) {
           return board_.childAt(point.position().toPoint()) != nullptr;
         });
}

void BoardTouch::take(QTouchEvent& event) {
  const QList<QEventPoint>& points = event.points();
  if (beginsOnWidget(event)) {
    event.ignore();  // then Qt sends a mouse press to that widget
    return;
  }
  if (event.type() == QEvent::TouchCancel) {
    giveUp();
    state_ = State::Idle;
    isHolding_ = false;
    event.accept();
    return;
  }
  QList<QPointF> down;
  bool isNew = false;
  const QPointer<BoardTouch> guard(this);  // the turn may destroy the table
  for (const QEventPoint& point : points) {
    isNew = isNew || point.state() == QEventPoint::Pressed;
    if (point.state() != QEventPoint::Released) {
      down.append(point.position());
    }
    if (isHolding_ && point.id() == first_) {
      holdAt(point);
    }
    if (guard == nullptr) {
      return;
    }
  }
  event.accept();
  if (isHolding_) {
    if (isNew && state_ == State::Pressed) {
      board_.hand().turnOnce();
    }
    isHolding_ = !down.isEmpty();
    return;
  }
  if (state_ == State::Idle && down.size() == 1) {
    first_ = points.front().id();
    begin(down.front());
  } else if (state_ == State::Pressed && down.size() == 2 && isNew && board_.hand().turnOnce()) {
    isHolding_ = true;  // the first finger keeps holding
  } else if (down.size() >= 2 && state_ != State::Spent) {
    const bool isFirst = state_ != State::Pinching;
    if (isFirst) {
      giveUp();
    }
    pinch(down[0], down[1], isFirst);
  } else if (down.size() == 1) {
    moveOne(down.front());
  } else if (down.isEmpty() && !points.isEmpty()) {
    finish(points.front().position());
  }
}

// Follows the first finger, which holds something, while other fingers come and go.
void BoardTouch::holdAt(const QEventPoint& point) {
  if (point.state() == QEventPoint::Released) {
    finish(point.position());
  } else if (state_ == State::Pressed) {
    moveOne(point.position());
  }
}

void BoardTouch::begin(QPointF at) {
  state_ = State::Waiting;
  start_ = last_ = at;
  panBefore_ = zoom_.pan();
  rest_.start();
}

void BoardTouch::moveOne(QPointF at) {
  last_ = at;
  if (state_ == State::Pinching) {
    state_ = State::Spent;  // the finger that remains after a pinch does nothing
  } else if (state_ == State::Waiting && QLineF(start_, at).length() > kSlop) {
    if (zoom_.isEnlarged() && !board_.canDrag({.place = board_.placeAt(start_), .at = start_})) {
      rest_.stop();
      state_ = State::Pushing;
    } else {
      press();
    }
  }
  if (state_ == State::Pressed) {
    sendMouse(QEvent::MouseMove, at);
    magnify(at);
  } else if (state_ == State::Pushing) {
    zoom_.push(panBefore_ + at - start_);
  }
}

void BoardTouch::press() {
  rest_.stop();
  state_ = State::Pressed;
  sendMouse(QEvent::MouseMove, start_);
  sendMouse(QEvent::MouseButtonPress, start_);
}

void BoardTouch::pinch(QPointF one, QPointF other, bool isFirst) {
  const QPointF middle = (one + other) / 2;
  const double spread = std::max(kNarrowestSpread, QLineF(one, other).length());
  if (isFirst) {
    state_ = State::Pinching;
    spread_ = spread;
    factor_ = zoom_.factor();
  } else {
    zoom_.push(zoom_.pan() + middle - middle_);
    zoom_.set(factor_ * spread / spread_, middle);
  }
  middle_ = middle;
}

void BoardTouch::finish(QPointF at) {
  rest_.stop();
  const State before = std::exchange(state_, State::Idle);
  if (magnifier_ != nullptr) {
    magnifier_->hide();
  }
  if (before == State::Waiting) {
    tap(start_);
  } else if (before == State::Pressed) {
    sendMouse(QEvent::MouseButtonRelease, at);
  }
}

std::size_t BoardTouch::played() const { return board_.match().timeline().cursor(); }

void BoardTouch::tap(QPointF at) {
  const bool isSecond = sinceTap_.isValid() && sinceTap_.elapsed() < kTwice && !tapPlayed_ &&
                        QLineF(lastTap_, at).length() < kSamePlace;
  if (isSecond) {
    sinceTap_.invalidate();
    board_.dismissRefusal();
    zoom_.isEnlarged() ? zoom_.showWhole() : zoom_.set(kDoubleTapZoom, at);
    return;
  }
  const std::size_t before = played();
  const QPointer<BoardTouch> guard(this);  // the turn may destroy the table
  sendMouse(QEvent::MouseMove, at);
  if (guard != nullptr) {
    sendMouse(QEvent::MouseButtonPress, at);
  }
  if (guard != nullptr) {
    sendMouse(QEvent::MouseButtonRelease, at);
  }
  if (guard != nullptr) {
    lastTap_ = at;
    tapPlayed_ = played() != before;
    sinceTap_.start();
  }
}

// Cancels the tap, press or drag that the first finger has begun.
void BoardTouch::giveUp() {
  rest_.stop();
  if (magnifier_ != nullptr) {
    magnifier_->hide();
  }
  if (state_ == State::Pressed) {
    board_.hand().cancel();
    sendMouse(QEvent::MouseMove, kNowhere);
    sendMouse(QEvent::MouseButtonRelease, kNowhere);
  }
}

void BoardTouch::sendMouse(QEvent::Type type, QPointF at) {
  const bool isMove = type == QEvent::MouseMove;
  const Qt::MouseButtons buttons = type == QEvent::MouseButtonPress || (isMove && state_ == State::Pressed)
                                       ? Qt::LeftButton
                                       : Qt::NoButton;
  QMouseEvent mouse(type, at, board_.mapToGlobal(at), isMove ? Qt::NoButton : Qt::LeftButton, buttons,
                    Qt::NoModifier);
  QCoreApplication::sendEvent(&board_, &mouse);
}

bool BoardTouch::isCrowded(QPointF at) const {
  double nearest = std::numeric_limits<double>::max();
  double second = nearest;
  QPointF closest;
  QList<QPointF> centres;
  for (const QString& place : board_.places()) {
    const QPointF centre = board_.areaOf(place).center();
    centres.append(centre);
    if (const double far = QLineF(centre, at).length(); far < nearest) {
      nearest = far;
      closest = centre;
    }
  }
  for (const QPointF& centre : centres) {
    const double far = QLineF(centre, closest).length();
    second = far > 0.5 ? std::min(second, far) : second;
  }
  return second < Look::kFinger;
}

void BoardTouch::magnify(QPointF at) {
  if (!isCrowded(at)) {
    return;
  }
  if (magnifier_ == nullptr) {
    magnifier_ = new Magnifier(look_, *board_.window());
  }
  magnifier_->showAround(board_, at);
}

}  // namespace byways::app
