// SPDX-License-Identifier: GPL-3.0-or-later
// How a submission is put together on Hexagonal Highway's board, by mouse and keys.
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/board/hex_keys.h"
#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/turn_words.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"
#include "engine/highway/reasons.h"

namespace byways::app {

namespace {

QString roadOf(int key, bool onKeypad, hex::Facing facing) {
  if (isMiddleOfHexWays(key, onKeypad)) {
    return QString::fromStdString(highway::direction_name(highway::kStay));
  }
  const std::optional<hex::Direction> way = hexWayOf(key, onKeypad);
  return way ? QString::fromStdString(highway::direction_name(highwayMeant(*way, facing))) : QString();
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

}  // namespace

void HighwayBoard::place(QChar kind, const QString& cell) {
  // Empties the hand first, so that the cell isn't described for a tile in hand.
  const QChar held = std::exchange(held_, QChar());
  if (match().play(highwayStep(kind, cell))) {
    held_ = held;
    update();
  } else {
    settle();
  }
}

void HighwayBoard::hold(QChar kind) {
  held_ = held_ == kind ? QChar() : kind;
  settle();
}

void HighwayBoard::activate(const QString& place) {
  if (!isHandOpen() || place.isEmpty()) {
    tellHowToBegin(place);
    return;
  }
  if (!isCell(place)) {
    if (isHighwayKind(place)) {
      hold(place.front());
    } else {
      submission_.choose(place);
    }
    return;
  }
  if (!held_.isNull()) {
    this->place(held_, place);
  } else if (!submission_.tileOn(place).isNull()) {
    submission_.takeBack(place);
  } else if (const auto way = directionTo(place)) {
    submission_.choose(QString::fromStdString(highway::direction_name(*way)));
  } else {
    offerTiles(place);
  }
}

void HighwayBoard::offerTiles(const QString& cell) {
  auto* const menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("tileMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const HighwayTray tray = trayNow();
  const auto add = [&](QChar kind, const QString& text) {
    const bool isFree = highwayLeftOf(tray, kind) > 0 &&
                        !match().timeline().refusal(mover(), highwayStep(kind, cell).toStdString());
    if (!isFree) {
      return;
    }
    constexpr int kIcon = 40;
    QPixmap picture((QSizeF(kIcon, kIcon) * devicePixelRatioF()).toSize());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawHighwayTile(painter, QPointF(kIcon / 2.0, kIcon / 2.0), 18, kind, look().isDark());
    painter.end();
    QAction* const action = menu->addAction(QIcon(picture), text);
    action->setObjectName(QStringLiteral("place") + kind);
    connect(action, &QAction::triggered, this, [this, kind, cell] {
      if (isHandOpen()) {
        this->place(kind, cell);
      }
    });
  };
  add(kHighwayLeft, tr("Sign that turns &left"));
  add(kHighwayRight, tr("Sign that turns &right"));
  add(kHighwayBarrier, tr("&Barrier"));
  add(kHighwayRobber, tr("R&obber"));
  if (menu->isEmpty()) {
    delete menu;
    // The refusal says why nothing may lie there.
    static_cast<void>(match().play(highwayStep(tray.turns > 0 ? kHighwayLeft : kHighwayBarrier, cell)));
    return;
  }
  menu->setActiveAction(menu->actions().front());
  menu->popup(mapToGlobal(areaOf(cell).center().toPoint() + QPoint(10, 10)));
}

void HighwayBoard::tellHowToBegin(const QString& place) {
  if (place.isEmpty() || isPlayingOut() || !match().isTableOpen()) {
    return;
  }
  using highway::NotBegun;
  const NotBegun why = match().timeline().can_redo()    ? NotBegun::LookingBack
                       : onlyPerson(match()) != kNobody ? NotBegun::Alone
                                                        : NotBegun::TableOpen;
  refuse(highway::not_begun(place.toStdString(), mover(), why));
}

QString HighwayBoard::directionTowards(QPointF point) const {
  const QPointF way = toBoard(point) - scene_.centre(ownCell());
  if (std::hypot(way.x(), way.y()) < kHexApothem) {
    return {};
  }
  const double sixths = std::atan2(-way.y(), way.x()) / (std::numbers::pi / 3);
  const int direction = (static_cast<int>(std::lround(sixths)) + hex::kDirections) % hex::kDirections;
  return QString::fromStdString(
      highway::direction_name(highwayMeant(static_cast<std::uint8_t>(direction), grid().facing())));
}

void HighwayBoard::mousePressEvent(QMouseEvent* event) {
  CellBoard::mousePressEvent(event);
  isPointing_ = false;
  const QString place = placeAt(event->position());
  if (event->button() != Qt::LeftButton || !isHandOpen()) {
    return;
  }
  if (isHighwayKind(place)) {  // even if none are left: then dropping it is refused with a reason
    drag_ = Drag{place.front(), {}, event->position(), event->position()};
  } else if (isCell(place) && held_.isNull() && !submission_.tileOn(place).isNull()) {
    drag_ = Drag{submission_.tileOn(place), place, event->position(), event->position()};
  } else if (!place.isEmpty() && place == ownCell() && held_.isNull()) {
    aim_ = Aim{event->position(), false, {}};
  }
}

void HighwayBoard::mouseMoveEvent(QMouseEvent* event) {
  if (drag_) {
    drag_->now = event->position();
    const bool isFar = (drag_->now - drag_->press).manhattanLength() >= QApplication::startDragDistance();
    if (isFar && !drag_->moved) {
      drag_->moved = true;
      held_ = {};
      if (!drag_->from.isEmpty()) {
        const QChar kind = drag_->kind;
        submission_.remove(highwayStep(kind, drag_->from));  // it is in the hand again
      }
    }
    update();
  }
  if (aim_) {
    const QPointF now = event->position();
    aim_->moved = aim_->moved || (now - aim_->press).manhattanLength() >= QApplication::startDragDistance();
    aim_->direction = aim_->moved ? directionTowards(now) : QString();
    update();
  }
  CellBoard::mouseMoveEvent(event);
  const bool isAtOwn = isHandOpen() && !hover().isEmpty() && hover() == ownCell() && heldKind().isNull();
  QWidget::setCursor(aim_ && aim_->moved ? Qt::ClosedHandCursor
                     : isAtOwn           ? Qt::OpenHandCursor
                                         : Qt::ArrowCursor);
}

void HighwayBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && drag_ && drag_->moved) {
    const Drag drag = *drag_;
    drag_.reset();
    CellBoard::mouseMoveEvent(event);  // a drag may end without any move event
    const QString cell = placeAt(event->position());
    settle();
    if (isHandOpen() && isCell(cell) && match().play(highwayStep(drag.kind, cell)) && !drag.from.isEmpty()) {
      // If refused, the tile returns to its old place. The refusal stays visible.
      const std::optional<Refusal> refusal =
          match().timeline().refusal(mover(), highwayStep(drag.kind, cell).toStdString());
      static_cast<void>(match().play(highwayStep(drag.kind, drag.from)));
      if (refusal) {
        Q_EMIT match().refused(*refusal);
      }
    }
    update();
    return;
  }
  drag_.reset();
  const std::optional<Aim> aim = std::exchange(aim_, std::nullopt);
  if (event->button() == Qt::LeftButton && aim && aim->moved) {
    if (isHandOpen() && !aim->direction.isEmpty() && submission_.direction() != aim->direction) {
      submission_.choose(aim->direction);
    }
    update();
    return;
  }
  CellBoard::mouseReleaseEvent(event);
}

bool HighwayBoard::meansKey(const QKeyEvent& event) const {
  const int key = event.key();
  if (modifiersOf(event) != Qt::NoModifier && key != Qt::Key_Dollar) {
    return false;
  }
  if (isPlayingOut()) {
    return key == Qt::Key_Home;
  }
  return isHandOpen() && (!roadOf(key, isOnKeypad(event), grid().facing()).isEmpty() ||
                          !kindOf(key).isNull() || key == Qt::Key_Delete || key == Qt::Key_Backspace);
}

// From the tray, arrow keys lead back to the board, to the player's traveller.
QString HighwayBoard::walk(const QString& from, Qt::Key arrow) {
  const QString cell = isCell(from) ? from : ownCell();
  return cell.isEmpty() ? from : CellBoard::walk(cell, arrow);
}

// Turns the direction that is seen one step towards the arrow.
void HighwayBoard::turnTowards(Qt::Key arrow) {
  const auto choose = [this](std::uint8_t seen) {
    submission_.choose(QString::fromStdString(highway::direction_name(highwayMeant(seen, grid().facing()))));
  };
  const auto chosen =
      highway::find_direction(submission_.direction().value_or(QStringLiteral("-")).toStdString());
  const int goal = degreesOf(arrow);
  if (!chosen || *chosen == highway::kStay) {
    choose(arrow == Qt::Key_Up     ? hex::kNorthEast
           : arrow == Qt::Key_Left ? hex::kWest
           : arrow == Qt::Key_Down ? hex::kSouthEast
                                   : hex::kEast);
    return;
  }
  const std::uint8_t now = highwaySeen(*chosen, grid().facing());
  std::uint8_t best = now;
  for (const int turn : {1, -1}) {
    const hex::Direction way = highway::turned(now, turn);
    // Up and down lie between two directions and switch between them.
    const int least = degreesBetween(60 * best, goal);
    if (const int off = degreesBetween(60 * way, goal); off < least || (off == least && off == 30)) {
      best = way;
    }
  }
  if (best != now) {
    choose(best);
  }
}

bool HighwayBoard::handleHandKey(int key, bool onKeypad) {
  const QString cell = cursorIsVisible() && isCell(cursor()) ? cursor() : QString();
  if (isPointing_ && isArrow(key)) {
    turnTowards(static_cast<Qt::Key>(key));
    return true;
  }
  if (isPointing_ && (isAct(key) || key == Qt::Key_Escape)) {
    isPointing_ = false;
    update();
    return true;
  }
  if (const QString road = roadOf(key, onKeypad, grid().facing()); !road.isEmpty()) {
    if (submission_.direction() != road) {
      submission_.choose(road);
    }
    return true;
  }
  if (const QChar kind = kindOf(key); !kind.isNull()) {
    if (cell.isEmpty()) {
      hold(kind);
      return true;
    }
    const QChar there = submission_.tileOn(cell);
    if (!there.isNull() && (there == kind || (there != kHighwayRobber && kind != kHighwayRobber))) {
      submission_.takeBack(cell);  // the same again takes it back, another one takes its place
    }
    if (there != kind) {
      place(kind, cell);
    }
    return true;
  }
  if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && !cell.isEmpty()) {
    submission_.takeBack(cell);
    return true;
  }
  if (isAct(key) && held_.isNull() && !cell.isEmpty() && cell == ownCell()) {
    isPointing_ = true;
    if (!submission_.direction()) {
      turnTowards(Qt::Key_Right);
    }
    return true;
  }
  if (key == Qt::Key_Escape && !held_.isNull()) {
    hold(held_);
    return true;
  }
  return false;
}

QString HighwayBoard::firstPlace() const {
  const QString own = ownCell();
  return own.isEmpty() ? CellBoard::firstPlace() : own;
}

bool HighwayBoard::isOwn(const QString& place) const { return !place.isEmpty() && place == ownCell(); }

QString HighwayBoard::keysText() const {
  return tr(
      "Arrow keys move the ring; Q E A D Z C choose the direction, S stays; L, R and X put a sign or a "
      "barrier at the ring.");
}

void HighwayBoard::keyPressEvent(QKeyEvent* event) {
  // Key repeat must not act on what opens next: a seal, a race, the next player's curtain.
  if (event->isAutoRepeat() && isAct(event->key())) {
    return;
  }
  const bool isPlain = modifiersOf(*event) == Qt::NoModifier || event->key() == Qt::Key_Dollar;
  if (isPlain && (isPlayingOut() ? bar_->handleKey(event->key())
                                 : isHandOpen() && handleHandKey(event->key(), isOnKeypad(*event)))) {
    return;
  }
  CellBoard::keyPressEvent(event);
}

}  // namespace byways::app
