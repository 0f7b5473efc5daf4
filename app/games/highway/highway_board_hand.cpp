// SPDX-License-Identifier: GPL-3.0-or-later
// How a submission is put together on Hexagonal Highway's board, by mouse and keys.
#include <QKeyEvent>
#include <QMenu>
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

QChar HighwayBoard::heldKind() const {
  return isHighwayKind(hand().held()) ? hand().held().front() : QChar();
}

std::optional<QString> HighwayBoard::aimed() const {
  const bool isAiming = hand().isDragging() && hand().held() == ownCell() && hand().pointer();
  return isAiming ? std::optional(directionTowards(*hand().pointer())) : std::nullopt;
}

// A kind of tile can be taken even if no tile of it is left: then placing it is refused with a reason.
bool HighwayBoard::canTake(const QString& place) const {
  if (!isHandOpen() || place.isEmpty()) {
    return false;
  }
  return isHighwayKind(place) ||
         (heldKind().isNull() && (place == ownCell() || !submission_.tileOn(place).isNull()));
}

// Dragging takes up the tile or the traveller on a cell; a click takes the tile back, or chooses to stay.
void HighwayBoard::take(const QString& place) {
  const QChar tile = submission_.tileOn(place);
  if (isHighwayKind(place)) {
    hand().hold(place);
    settle();
  } else if (!hand().isDragging()) {
    tile.isNull() ? chooseOrOffer(highway::kStay, place) : submission_.takeBack(place);
  } else if (tile.isNull()) {
    hand().hold(place);
  } else {
    hand().hold(tile);
    submission_.takeBack(place);
  }
}

bool HighwayBoard::canPut(const QString& place) const {
  return isHandOpen() && !heldKind().isNull() && isCell(place);
}

void HighwayBoard::put(const QString& cell) { place(heldKind(), cell); }

// Empties the hand first, so that the description of the cell isn't that for a tile in hand.
void HighwayBoard::place(QChar kind, const QString& cell) {
  const QString held = hand().held();
  hand().hold({});
  if (match().play(highwayStep(kind, cell))) {
    hand().hold(held);
    update();
  } else {
    settle();
  }
}

// A tile that was dragged from a cell returns to it.
bool HighwayBoard::putBack(const QString& /*place*/) {
  const QChar kind = heldKind();
  const QString from = hand().hasTakenByDrag() ? hand().press()->place : QString();
  if (!hand().isHolding()) {
    return false;
  }
  hand().hold({});
  if (!kind.isNull() && isCell(from)) {
    static_cast<void>(match().play(highwayStep(kind, from)));
  }
  settle();
  return true;
}

void HighwayBoard::actOn(const QString& place) {
  if (!isHandOpen()) {
    tellHowToBegin(place);
  } else if (!isCell(place)) {
    submission_.choose(place);
  } else if (const auto way = directionTo(place)) {
    chooseOrOffer(*way, place);
  } else {
    offerTiles(place);
  }
}

// A click that was meant to place a sign must not change the direction: once a direction is chosen, people
// are asked.
void HighwayBoard::chooseOrOffer(std::uint8_t way, const QString& cell) {
  if (submission_.direction()) {
    offerTiles(cell);
  } else {
    submission_.choose(QString::fromStdString(highway::direction_name(way)));
  }
}

void HighwayBoard::offerTiles(const QString& cell) {
  auto* const menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("tileMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (const auto way = directionTo(cell)) {
    if (const QString road = QString::fromStdString(highway::direction_name(*way));
        submission_.direction() != road) {
      QAction* const action = menu->addAction(wayText(*way));
      action->setObjectName(QStringLiteral("travel"));
      connect(action, &QAction::triggered, this, [this, road] {
        if (isHandOpen()) {
          submission_.choose(road);
        }
      });
    }
  }
  const HighwayTray tray = trayNow();
  const auto add = [&](QChar kind, const QString& text) {
    const bool isFree = highwayCountInHand(tray, kind) > 0 &&
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
    // Nothing may lie on this cell, and the refusal of this step says why.
    static_cast<void>(match().play(highwayStep(tray.signs > 0 ? kHighwayLeft : kHighwayBarrier, cell)));
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

void HighwayBoard::handMoved() { isPointing_ = isPointing_ && !hand().press(); }

// If a tile that was dragged from another cell is refused, it returns to its cell. The refusal stays visible.
void HighwayBoard::drop(const QString& place) {
  const QString from = hand().press()->place;
  const QChar kind = heldKind();
  const std::optional<QString> road = aimed();
  hand().hold({});
  if (road) {
    if (!road->isEmpty() && submission_.direction() != *road) {
      submission_.choose(*road);
    }
    return;
  }
  settle();
  if (isHandOpen() && isCell(place) && match().play(highwayStep(kind, place)) && isCell(from)) {
    const std::optional<Refusal> refusal =
        match().timeline().refusal(mover(), highwayStep(kind, place).toStdString());
    static_cast<void>(match().play(highwayStep(kind, from)));
    if (refusal) {
      Q_EMIT match().refused(*refusal);
    }
  }
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

// Turns the chosen direction, as it is seen, one step towards the arrow.
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
    // The up and down arrows lie between two directions, and switch between these.
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
      activate(kind);
      return true;
    }
    const QChar there = submission_.tileOn(cell);
    if (!there.isNull() && (there == kind || (there != kHighwayRobber && kind != kHighwayRobber))) {
      submission_.takeBack(cell);  // a tile of the same kind is removed, one of another kind replaced
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
  if (isAct(key) && !hand().isHolding() && !cell.isEmpty() && cell == ownCell()) {
    isPointing_ = true;
    if (!submission_.direction()) {
      turnTowards(Qt::Key_Right);
    }
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
      "Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R "
      "place a sign at the ring, and X places a barrier.");
}

void HighwayBoard::keyPressEvent(QKeyEvent* event) {
  // Key repeat must not trigger what comes next: sealing the turn, the race, the next player's curtain.
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
