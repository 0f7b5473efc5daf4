// SPDX-License-Identifier: GPL-3.0-or-later
// Keys on Hexagonal Highway's board.
#include <QKeyEvent>

#include <cmath>

#include "app/board/hex_keys.h"
#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_race_bar.h"
#include "app/games/highway/highway_tray.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

QString roadOf(int key, bool isOnKeypad) {
  if (isMiddleOfHexWays(key, isOnKeypad)) {
    return QString::fromStdString(highway::direction_name(highway::kStay));
  }
  const std::optional<hex::Direction> way = hexWayOf(key, isOnKeypad);
  return way ? QString::fromStdString(highway::direction_name(*way)) : QString();
}

QChar kindOf(int key) {
  switch (key) {
    case Qt::Key_L:
      return kHighwayLeft;
    case Qt::Key_R:
      return kHighwayRight;
    case Qt::Key_X:
    case Qt::Key_B:
      return kHighwayBarrier;
    case Qt::Key_Dollar:
    case Qt::Key_T:
      return kHighwayRobber;
    default:
      return {};
  }
}

bool isArrowKey(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isEnterKey(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

}  // namespace

bool HighwayBoard::meansKey(int key, bool isOnKeypad) const {
  if (isPlayingOut()) {
    return key == Qt::Key_Home;
  }
  return isHandOpen() && (!roadOf(key, isOnKeypad).isEmpty() || !kindOf(key).isNull() ||
                          key == Qt::Key_Delete || key == Qt::Key_Backspace);
}

QString HighwayBoard::walk(const QString& from, Qt::Key arrow) {
  const auto cell = highwayGrid().find((isCell(from) ? from : ownCell()).toStdString());
  if (!cell) {
    return from;
  }
  const auto columnOf = [](hex::Cell at) { return hexCentre(highwayGrid().axial(at)).x(); };
  if (from != lastWalked_) {
    anchor_ = columnOf(*cell);
  }
  std::optional<hex::Cell> next;
  if (arrow == Qt::Key_Up || arrow == Qt::Key_Down) {
    const bool isUp = arrow == Qt::Key_Up;
    double least = 0;
    for (const hex::Direction direction :
         {isUp ? hex::kNorthWest : hex::kSouthWest, isUp ? hex::kNorthEast : hex::kSouthEast}) {
      const auto there = highwayGrid().neighbour(*cell, direction);
      const double off = there ? std::abs(columnOf(*there) - anchor_) : 0;
      if (there && (!next || off < least - 0.5)) {
        next = there;
        least = off;
      }
    }
  } else {
    next = highwayGrid().neighbour(*cell, arrow == Qt::Key_Left ? hex::kWest : hex::kEast);
    anchor_ = next ? columnOf(*next) : anchor_;
  }
  lastWalked_ = QString::fromStdString(highwayGrid().name(next.value_or(*cell)));
  return lastWalked_;
}

// A step around the traveller, nearer to where the arrow points.
void HighwayBoard::turnTowards(Qt::Key arrow) {
  const auto chosen = highway::find_direction(chosenDirection().value_or(QStringLiteral("-")).toStdString());
  const int goal = degreesOf(arrow);
  if (!chosen || *chosen == highway::kStay) {
    const QString first = arrow == Qt::Key_Up     ? QStringLiteral("ne")
                          : arrow == Qt::Key_Left ? QStringLiteral("w")
                          : arrow == Qt::Key_Down ? QStringLiteral("se")
                                                  : QStringLiteral("e");
    choose(first);
    return;
  }
  std::uint8_t best = *chosen;
  for (const int turn : {1, -1}) {
    const hex::Direction way = highway::turned(*chosen, turn);
    // Up and down lie between two ways: each leads from one to the other.
    const int least = degreesBetween(60 * best, goal);
    if (const int off = degreesBetween(60 * way, goal); off < least || (off == least && off == 30)) {
      best = way;
    }
  }
  if (best != *chosen) {
    choose(QString::fromStdString(highway::direction_name(best)));
  }
}

bool HighwayBoard::handleRaceKey(int key) {
  switch (key) {
    case Qt::Key_Space:
      bar_->isAtEnd() ? bar_->goOn() : bar_->playOrPause();
      return true;
    case Qt::Key_Left:
      bar_->step(-1);
      return true;
    case Qt::Key_Right:
      bar_->step(1);
      return true;
    case Qt::Key_Home:
      bar_->replay();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
      bar_->goOn();
      return true;
    default:
      return false;
  }
}

bool HighwayBoard::handleHandKey(int key, bool isOnKeypad) {
  const QString cell = cursorIsVisible() && isCell(cursor()) ? cursor() : QString();
  if (isPointing_ && isArrowKey(key)) {
    turnTowards(static_cast<Qt::Key>(key));
    return true;
  }
  if (isPointing_ && (isEnterKey(key) || key == Qt::Key_Space || key == Qt::Key_Escape)) {
    isPointing_ = false;
    update();
    return true;
  }
  if (isArrowKey(key) && cursor().isEmpty()) {
    setCursor(ownCell());
    return true;
  }
  if (const QString road = roadOf(key, isOnKeypad); !road.isEmpty()) {
    if (chosenDirection() != road) {
      choose(road);
    }
    return true;
  }
  if (const QChar kind = kindOf(key); !kind.isNull()) {
    if (cell.isEmpty()) {
      hold(kind);
      return true;
    }
    const QChar there = ownTile(cell);
    if (!there.isNull() && (there == kind || (there != kHighwayRobber && kind != kHighwayRobber))) {
      takeBack(cell);  // the same again takes it back, another one takes its place
    }
    if (there != kind) {
      place(kind, cell);
    }
    return true;
  }
  if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && !cell.isEmpty()) {
    takeBack(cell);
    return true;
  }
  if (key == Qt::Key_Space && held_.isNull() && !cell.isEmpty() && cell == ownCell()) {
    isPointing_ = true;
    if (!chosenDirection()) {
      turnTowards(Qt::Key_Right);
    }
    return true;
  }
  if (key == Qt::Key_Escape && !held_.isNull()) {
    hold(held_);
    return true;
  }
  if (isEnterKey(key)) {
    if (!held_.isNull() && !cell.isEmpty()) {
      activate(cell);
    } else {
      Q_EMIT endTurnRequested();
    }
    return true;
  }
  return false;
}

bool HighwayBoard::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    const bool isPlain = (key->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
    if ((isPlain || key->key() == Qt::Key_Dollar) &&
        meansKey(key->key(), key->modifiers().testFlag(Qt::KeypadModifier))) {
      event->accept();
      return true;
    }
  }
  return BoardView::event(event);
}

void HighwayBoard::keyPressEvent(QKeyEvent* event) {
  // A key that is held must not go on into what it has opened: a seal, a race, the next one's curtain.
  if (event->isAutoRepeat() && (isEnterKey(event->key()) || event->key() == Qt::Key_Space)) {
    return;
  }
  const bool isOnKeypad = event->modifiers().testFlag(Qt::KeypadModifier);
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  const bool isPlain = modifiers == Qt::NoModifier || event->key() == Qt::Key_Dollar;
  if (isPlain && (isPlayingOut() ? handleRaceKey(event->key())
                                 : isHandOpen() && handleHandKey(event->key(), isOnKeypad))) {
    return;
  }
  if (isPlain && !isHandOpen() && isEnterKey(event->key())) {
    Q_EMIT endTurnRequested();  // on an open table nothing else can be acted on
    return;
  }
  BoardView::keyPressEvent(event);
}

}  // namespace byways::app
