// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_view.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

#include "app/board/board_accessible.h"
#include "app/board/facing.h"
#include "app/board/pixels.h"
#include "app/look/look.h"

namespace byways::app {

BoardView::BoardView(Match& match, const Look& look, QWidget* parent)
    : QWidget(parent), match_(match), look_(look), facing_(facingOf(match, look)), shaking_(*this, look) {
  installBoardAccessibility();
  setObjectName(QStringLiteral("board"));
  setAccessibleName(tr("Board"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  connect(&zoom_, &BoardZoom::aboutToChange, this, &BoardView::dismissRefusal);
  connect(&zoom_, &BoardZoom::stepAsked, this, &BoardView::zoomHere);
  connect(&zoom_, &BoardZoom::changed, this, [this] {
    if (isWhole_) {
      forgetResting();
      appearanceChanged();
      update();
    }
  });
  connect(&match, &Match::changed, this, &BoardView::matchChanged);
  connect(&match, &Match::refused, this, [this](const Refusal& refusal) { refuseAt({}, refusal); });
  connect(&match, &Match::curtainChanged, this, &BoardView::forgetHand);
  connect(&look, &Look::changed, this, [this] {
    if (isWhole_) {
      updateFacing();
      appearanceChanged();
      updateShownRefusal();
      update();
    }
  });
}

void BoardView::curtainMoved() {}

// Called when the curtain moves. Even the cursor's last position could reveal a secret, so it is forgotten,
// too.
void BoardView::forgetHand() {
  if (!isWhole_) {
    return;
  }
  hover_.clear();
  hand_.letGo();
  cursor_.clear();
  cursorInUse_ = false;
  clicked_.reset();
  isSettled_ = false;
  curtainMoved();
  updateShownRefusal();
  update();
  Q_EMIT hovered({});
}

void BoardView::positionChanged(const Transition&) {}

void BoardView::appearanceChanged() {}

// When the board turns, other places come to lie under the mouse and beside the cursor.
void BoardView::updateFacing() {
  const BoardFacing now = facingOf(match_, look_);
  if (now == facing_) {
    return;
  }
  facing_ = now;
  hover_.clear();
  hand_.letGo();
  dismissRefusal();
  forgetResting();
  facingChanged();
}

void BoardView::matchChanged(const Transition& transition) {
  if (!isWhole_) {
    return;
  }
  clicked_.reset();
  isSettled_ = true;
  updateFacing();
  hand_.positionChanged();
  positionChanged(transition);
  updateShownRefusal();
  updateShape();
  update();
}

std::optional<Refusal> BoardView::refusalAt(const QString& place) const {
  return mover() > 0 ? match_.timeline().refusal(mover(), place.toStdString()) : std::nullopt;
}

void BoardView::activate(const QString& place) {
  if (!place.isEmpty()) {
    hand_.act(place);
  }
}

// If there are several kinds of places, a click moves the cursor only to a place of the kind where the cursor
// starts.
void BoardView::click(const QString& place) {
  const QStringList like = placesLike(place);
  if (like.size() == places().size() || like.contains(firstPlace())) {
    cursor_ = place;
  }
  activate(place);
}

void BoardView::actOn(const QString& place) {
  if (mover() > 0) {
    static_cast<void>(match_.play(place));
  }
}

void BoardView::act(const QString& place) {
  if (isPicking_) {
    Q_EMIT picked(place);
  } else {
    activate(place);
  }
}

void BoardView::setPicking(bool isPicking) {
  isPicking_ = isPicking;
  hover_.clear();
  updateShownRefusal();
  update();
}

void BoardView::setCursor(const QString& place) {
  cursorInUse_ = true;
  if (place == cursor_) {
    updateShownRefusal();  // the refusal may have been about the place under the mouse
    update();
    return;
  }
  cursor_ = place;
  zoom_.bringIn(areaOf(place));
  clicked_.reset();
  isSettled_ = false;
  updateShownRefusal();
  update();
  Q_EMIT cursorMoved(place);
  Q_EMIT hovered(place);
  speak(place);
}

void BoardView::speak(const QString& place) {
  if (!QAccessible::isActive()) {
    return;
  }
  if (const auto index = places().indexOf(place); index >= 0) {
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(static_cast<int>(index));
    QAccessible::updateAccessibility(&focus);
  }
}

void BoardView::setHover(const QString& place) {
  if (place == hover_) {
    return;
  }
  hover_ = place;
  if (!place.isEmpty()) {
    cursorInUse_ = false;  // the mouse is used again
    focusCameByKeys_ = false;
  }
  isSettled_ = isSettled_ && cursorIsVisible();
  updateShownRefusal();
  update();
  Q_EMIT hovered(place);
}

bool BoardView::takeBack() {
  if (mover() > 0 && !match_.timeline().open_steps().empty() && match_.canUndo()) {
    match_.undo();
    return true;
  }
  const bool wasRefused = refusalIsAnswer();
  dismissRefusal();
  return wasRefused;
}

bool BoardView::handleKey(int key) {
  if (match_.canRoll() && (isAct(key) || key == Qt::Key_R)) {
    match_.roll();
    return true;
  }
  if (walkOrAct(key)) {
    return true;
  }
  if (key == Qt::Key_Escape) {
    return hand_.putBack() || takeBack();  // if both return false, the window gets the key
  }
  return false;
}

// A hidden cursor is only shown, because nobody should act on a place without seeing the mark.
bool BoardView::walkOrAct(int key) {
  if (!isArrow(key) && !isAct(key)) {
    return false;
  }
  if (!cursorIsVisible()) {
    takeKeys();
  } else if (isAct(key)) {
    act(cursor_);
  } else {
    setCursor(nextTowards(static_cast<Qt::Key>(key)));
  }
  return true;
}

// If the task is about one kind of place, arrow keys only visit places of this kind.
QString BoardView::nextTowards(Qt::Key arrow) {
  const QStringList all = task_.isEmpty() ? QStringList() : placesLike(task_);
  if (all.size() == places().size() || !all.contains(cursor_)) {
    return walk(cursor_, arrow);
  }
  return surface().nearestThatWay(cursor_, arrow, surface().areaOf(cursor_).center(), all);
}

QRectF BoardView::areaOf(const QString& place) const {
  const QRectF area = surface().areaOf(place);
  return area.isNull() ? QRectF() : placed().mapRect(area);
}

QString BoardView::walk(const QString& from, Qt::Key arrow) {
  if (from != lastWalked_) {
    lane_ = surface().areaOf(from).center();
  }
  lastWalked_ = surface().next(from, arrow, lane_);
  if (lastWalked_ != from) {
    const QPointF there = surface().areaOf(lastWalked_).center();
    isUpright(arrow) ? lane_.setY(there.y()) : lane_.setX(there.x());
  }
  return lastWalked_;
}

void BoardView::takeKeys() {
  if (const QString place = cursor_.isEmpty() ? firstPlace() : cursor_; !place.isEmpty()) {
    setCursor(place);
    Q_EMIT keysTaken();
  }
}

void BoardView::setTask(const QString& place) {
  task_ = place;
  if (place.isEmpty() || placesLike(place).contains(cursor_)) {
    return;
  }
  const bool wasVisible = cursorIsVisible();
  cursor_.clear();
  if (wasVisible) {
    takeKeys();
  }
}

QString BoardView::firstPlace() const {
  const QStringList all = task_.isEmpty() ? firstPlaces() : placesLike(task_);
  const auto off = [this, middle = QRectF(rect()).center()](const QString& place) {
    return QLineF(areaOf(place).center(), middle).length();
  };
  const auto nearest =
      std::min_element(all.cbegin(), all.cend(),
                       [&off](const QString& one, const QString& other) { return off(one) < off(other); });
  return nearest != all.cend() ? *nearest : QString();
}

QStringList BoardView::firstPlaces() const {
  const QStringList all = places();
  QStringList open = all;
  open.removeIf([this](const QString& place) { return actionOf(place).isEmpty(); });
  return open.isEmpty() ? all : open;
}

QStringList BoardView::placesLike(const QString& /*place*/) const { return places(); }

bool BoardView::isOwn(const QString& /*place*/) const { return false; }

QString BoardView::keysText() const {
  return mover() > 0 ? tr("Arrow keys move the cursor, N jumps to the next place where you can act, and "
                          "Enter acts there.")
                     : tr("Arrow keys move the cursor; Enter chooses a place.");
}

// A row begins with the uppermost place left. It has all places whose middles are less than a third of the
// least height of a place below that of the first.
QStringList BoardView::placesAsRead() const {
  struct At {
    QString place;
    QPointF middle;
  };
  const QStringList all = places();
  std::vector<At> order;
  double room = std::numeric_limits<double>::max();
  for (const QString& place : all) {
    const QRectF area = areaOf(place);
    order.push_back({place, area.center()});
    room = area.isEmpty() ? room : std::min(room, area.height() / 3);
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const At& one, const At& other) { return one.middle.y() < other.middle.y(); });
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  for (auto row = order.begin(); row != order.end();) {
    const double top = row->middle.y();
    const auto next =
        std::find_if(row + 1, order.end(), [&](const At& one) { return one.middle.y() >= top + room; });
    std::stable_sort(row, next, [isMirrored](const At& one, const At& other) {
      return isMirrored ? one.middle.x() > other.middle.x() : one.middle.x() < other.middle.x();
    });
    row = next;
  }
  QStringList read;
  for (const At& one : order) {
    read.append(one.place);
  }
  return read;
}

bool BoardView::goToNext(const QKeyEvent& key) {
  if ((modifiersOf(key) & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) != Qt::NoModifier ||
      (key.key() != Qt::Key_N && key.key() != Qt::Key_O)) {
    return false;
  }
  QStringList all = placesAsRead();
  const bool isBack = modifiersOf(key).testFlag(Qt::ShiftModifier);
  if (isBack) {
    std::reverse(all.begin(), all.end());
  }
  // Starts after the cursor's place and goes around once.
  std::rotate(all.begin(), all.begin() + (all.indexOf(cursor_) + 1), all.end());
  const auto isGoal = [this](const QString& place) { return canPut(place) && !actionOf(place).isEmpty(); };
  const bool isPutting = hand_.isHolding() && std::any_of(all.cbegin(), all.cend(), isGoal);
  const auto found = std::find_if(all.cbegin(), all.cend(), [&](const QString& place) {
    return key.key() == Qt::Key_O ? isOwn(place) : isPutting ? isGoal(place) : !actionOf(place).isEmpty();
  });
  if (found != all.cend()) {
    setCursor(*found);
  }
  return true;
}

bool BoardView::isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool BoardView::isAct(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

Qt::KeyboardModifiers BoardView::modifiersOf(const QKeyEvent& key) {
  return key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
}

bool BoardView::isOnKeypad(const QKeyEvent& key) { return key.modifiers().testFlag(Qt::KeypadModifier); }

bool BoardView::meansKey(const QKeyEvent&) const { return false; }

bool BoardView::event(QEvent* event) {
  if (!isWhole_) {
    return QObject::event(event);  // NOLINT(bugprone-parent-virtual-call): no more than children are noted
  }
  if (event->type() == QEvent::ShortcutOverride) {
    // Keys that the board uses must not trigger shortcuts of menus.
    const auto* const key = static_cast<QKeyEvent*>(event);
    const bool isCommon = isArrow(key->key()) || isAct(key->key()) || key->key() == Qt::Key_Escape ||
                          key->key() == Qt::Key_N || key->key() == Qt::Key_O;
    if (isZoomKey(*key) || (modifiersOf(*key) == Qt::NoModifier && isCommon) || meansKey(*key)) {
      event->accept();
      return true;
    }
  }
  if (event->type() == QEvent::TouchBegin || event->type() == QEvent::TouchUpdate ||
      event->type() == QEvent::TouchEnd || event->type() == QEvent::TouchCancel) {
    touch_.take(*static_cast<QTouchEvent*>(event));
    return event->isAccepted();
  }
  if (zoomByGesture(*event) || pushByMouse(*event)) {
    return true;
  }
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      hand_.cancel()) {
    return true;
  }
  noteAct(*event);
  const bool isMeant = boardEvent(event);
  noteActOutOfTurn(*event);
  if (event->isInputEvent()) {
    updateShape();
  }
  return isMeant;
}

bool BoardView::boardEvent(QEvent* event) {
  if (event->type() == QEvent::ContextMenu) {
    const auto* const menu = static_cast<QContextMenuEvent*>(event);
    if (menu->reason() == QContextMenuEvent::Mouse && usesRightButton(placeAt(menu->pos()))) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void BoardView::updateShape() {
  if (const Qt::CursorShape shape = hand_.shapeOver(hover_); shape != QWidget::cursor().shape()) {
    QWidget::setCursor(shape);
  }
}

// The first action removes the trace of the last turn, which would cover the marks for the next one.
void BoardView::noteAct(const QEvent& event) {
  const bool isPress = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::TouchBegin;
  const bool isKey = event.type() == QEvent::KeyPress && isAct(static_cast<const QKeyEvent&>(event).key()) &&
                     cursorIsVisible();
  if ((isPress || isKey) && mover() > 0) {
    showTrace({});
  }
}

// Acting during a computer's turn has no effect, so people have to be told why.
void BoardView::noteActOutOfTurn(const QEvent& event) {
  const auto wasTried = [this, &event] {
    if (event.type() == QEvent::MouseButtonPress) {
      const auto& press = static_cast<const QMouseEvent&>(event);
      return press.button() == Qt::LeftButton && !placeAt(press.position()).isEmpty();
    }
    if (event.type() != QEvent::KeyPress) {
      return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(event);
    return modifiersOf(key) == Qt::NoModifier && !key.isAutoRepeat() && isAct(key.key());
  };
  if (wasTried() && match_.isComputersTurn() && !match_.isTableOpen() && !isPlayingOut()) {
    Q_EMIT actedOutOfTurn();
  }
}

void BoardView::stepZoom(int step) {
  step == 0 ? zoom_.showWhole() : zoom_.step(step, QRectF(rect()).center());
}

void BoardView::zoomHere(int steps) {
  const QPointF at = cursorIsVisible() ? areaOf(cursor_).center() : QPointF();
  zoom_.step(steps, at.isNull() ? QRectF(rect()).center() : at);
}

// On many keyboards, Plus is typed with Shift.
bool BoardView::isZoomKey(const QKeyEvent& key) const {
  const bool isPlain = (modifiersOf(key) & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
  return isPlain && (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Equal || key.key() == Qt::Key_Minus ||
                     (key.key() == Qt::Key_0 && zoom_.isEnlarged()));
}

bool BoardView::handleZoomKey(const QKeyEvent& key) {
  if (!isZoomKey(key)) {
    return false;
  }
  key.key() == Qt::Key_0 ? zoom_.showWhole() : zoomHere(key.key() == Qt::Key_Minus ? -1 : 1);
  return true;
}

// Pinch gestures on a touch pad.
bool BoardView::zoomByGesture(const QEvent& event) {
  if (event.type() != QEvent::NativeGesture) {
    return false;
  }
  const auto& native = static_cast<const QNativeGestureEvent&>(event);
  if (native.gestureType() == Qt::BeginNativeGesture) {
    pinch_ = zoom_.factor();
  }
  if (native.gestureType() != Qt::ZoomNativeGesture) {
    return false;
  }
  pinch_ *= 1 + native.value();
  zoom_.set(pinch_, native.position());
  return true;
}

// The middle button pans a zoomed board, even if it is pressed on a place.
bool BoardView::pushByMouse(QEvent& event) {
  const bool isPress = event.type() == QEvent::MouseButtonPress;
  const bool isRelease = event.type() == QEvent::MouseButtonRelease;
  if (!isPress && !isRelease && event.type() != QEvent::MouseMove) {
    return false;
  }
  const auto& mouse = static_cast<const QMouseEvent&>(event);
  if (isPress && mouse.button() == Qt::MiddleButton && zoom_.isEnlarged()) {
    push_ = {mouse.position(), zoom_.pan()};
    return true;
  }
  if (!push_) {
    return false;
  }
  zoom_.push(push_->pan + mouse.position() - push_->at);
  if (isRelease && mouse.button() == Qt::MiddleButton) {
    push_.reset();
  }
  return true;
}

void BoardView::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  if (hand_.turnByWheel(turned.y() != 0 ? turned.y() : turned.x())) {
    event->accept();
    return;
  }
  constexpr int kNotch = 120;
  wheel_ += turned.y();
  const int steps = wheel_ / kNotch;
  wheel_ -= steps * kNotch;
  for (int step = 0; step < std::abs(steps); ++step) {
    zoom_.step(steps > 0 ? 1 : -1, event->position());
  }
  event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  if (handleZoomKey(*event)) {
    return;
  }
  const bool isPlain = modifiersOf(*event) == Qt::NoModifier;
  if (!goToNext(*event) && !(isPlain && handleKey(event->key()))) {
    QWidget::keyPressEvent(event);
  }
}

const QImage& BoardView::restingImage(double scale) {
  const QSize pixels(static_cast<int>(std::ceil(width() * scale)),
                     static_cast<int>(std::ceil(height() * scale)));
  if (resting_.size() != pixels || restingScale_ != scale) {
    resting_ = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    resting_.setDevicePixelRatio(scale);
    resting_.fill(Qt::transparent);
    restingScale_ = scale;
    QPainter painter(&resting_);
    paintResting(painter);
  }
  return resting_;
}

void BoardView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  // Takes the scale from the painter: when the widget is painted into an image, it may differ from the
  // screen's scale.
  const QTransform device = painter.deviceTransform();
  if (isOnPixels(painter)) {
    drawOnPixels(painter, device.map(QPointF()), restingImage(device.m11()));
  } else {
    paintResting(painter);
  }
  paintTrace(painter);
  paintOver(painter);
  paintHint(painter);
  paintPointers(painter);
  if (focusCameByKeys_ && hasFocus() && !cursorIsVisible()) {
    paintFocus(painter);
  }
}

// Without a cursor, the board as a whole shows the focus.
void BoardView::paintFocus(QPainter& painter) const {
  constexpr double kRadius = 9;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), kRadius, kRadius);
  painter.restore();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  setHover(placeAt(event->position()));
  hand_.moveTo(event->position());
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  dismissRefusal();
  setHover(placeAt(event->position()));
  hand_.pressAt({.place = hover_, .at = event->position(), .button = event->button()});
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  setHover(placeAt(event->position()));
  hand_.releaseAt(event->position(), event->button());
}

void BoardView::leaveEvent(QEvent* event) {
  setHover({});
  hand_.leave();
  QWidget::leaveEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
    cursorInUse_ = !cursor_.isEmpty();
    focusCameByKeys_ = look_.keysAreInUse();
  }
  updateShownRefusal();
  update();
  QWidget::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
  focusCameByKeys_ = false;
  updateShownRefusal();
  update();
  QWidget::focusOutEvent(event);
}

void BoardView::resizeEvent(QResizeEvent* event) {
  zoom_.refresh();
  appearanceChanged();
  QWidget::resizeEvent(event);
}

void BoardView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Board"));
    zoom_.refresh();
    appearanceChanged();
    update();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
