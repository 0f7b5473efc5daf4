// SPDX-License-Identifier: GPL-3.0-or-later
// How a submission is put together on Hexagonal Highway's board.
#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_signs.h"
#include "app/games/highway/highway_tray.h"
#include "app/look/look.h"

namespace byways::app {

QString highwayStep(QChar kind, const QString& cell) { return cell + u'=' + kind; }

QList<highway::WrittenStep> HighwayBoard::steps() const {
  QList<highway::WrittenStep> steps;
  for (const std::string& text : match().timeline().open_steps()) {
    if (const auto step = highway::read_step(text)) {
      steps.append(*step);
    }
  }
  return steps;
}

QChar HighwayBoard::ownTile(const QString& cell) const {
  QChar found;
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind != highway::PartKind::Go && cell == QString::fromStdString(step.cell) &&
        (found.isNull() || found == kHighwayRobber)) {
      found = QLatin1Char(highway::kind_name(step.kind).front());
    }
  }
  return found;
}

std::optional<QString> HighwayBoard::chosenDirection() const {
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind == highway::PartKind::Go) {
      return QString::fromStdString(highway::direction_name(step.direction));
    }
  }
  return std::nullopt;
}

// Steps can only be taken back from the last one; those after it are played again.
void HighwayBoard::removeStep(const QString& step) {
  const std::vector<std::string> all = match().timeline().open_steps();
  const auto found = std::find(all.begin(), all.end(), step.toStdString());
  for (auto it = found; it != all.end(); ++it) {
    match().undo();
  }
  for (auto it = found; it != all.end(); ++it) {
    if (it != found) {
      static_cast<void>(match().play(QString::fromStdString(*it)));
    }
  }
}

void HighwayBoard::place(QChar kind, const QString& cell) {
  // Out of the hand first: what is said of the cell then is about a hand that is empty.
  const QChar held = std::exchange(held_, QChar());
  if (match().play(highwayStep(kind, cell))) {
    held_ = held;
    update();
  } else {
    settle();
  }
}

void HighwayBoard::takeBack(const QString& cell) {
  if (const QChar kind = ownTile(cell); !kind.isNull()) {
    removeStep(highwayStep(kind, cell));
  }
}

// The same direction again takes it back.
void HighwayBoard::choose(const QString& direction) {
  const std::optional<QString> before = chosenDirection();
  if (before) {
    removeStep(*before);
  }
  if (before != direction) {
    static_cast<void>(match().play(direction));
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
      choose(place);
    }
    return;
  }
  if (!held_.isNull()) {
    this->place(held_, place);
  } else if (!ownTile(place).isNull()) {
    takeBack(place);
  } else if (const auto way = directionTo(place)) {
    choose(QString::fromStdString(highway::direction_name(*way)));
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
  const bool isBack = match().timeline().can_redo();
  refuse({.rule = "HWY-2",
          .reason = isBack ? "highway.looking-back" : "highway.table-open",
          .message = isBack ? "This is a look back." : "The round hasn’t begun.",
          .places = {place.toStdString()},
          .arguments = {std::to_string(mover())}});
}

QString HighwayBoard::directionTowards(QPointF point) const {
  const QPointF way = placed().inverted().map(point) - highwayCentre(ownCell());
  if (std::hypot(way.x(), way.y()) < kHexApothem) {
    return {};
  }
  const double sixths = std::atan2(-way.y(), way.x()) / (std::numbers::pi / 3);
  const int direction = (static_cast<int>(std::lround(sixths)) + hex::kDirections) % hex::kDirections;
  return QString::fromStdString(highway::direction_name(static_cast<std::uint8_t>(direction)));
}

void HighwayBoard::mousePressEvent(QMouseEvent* event) {
  BoardView::mousePressEvent(event);
  isPointing_ = false;
  const QString place = placeAt(event->position());
  if (event->button() != Qt::LeftButton || !isHandOpen()) {
    return;
  }
  if (isHighwayKind(place) && highwayLeftOf(trayNow(), place.front()) > 0) {
    drag_ = Drag{place.front(), {}, event->position(), event->position()};
  } else if (isCell(place) && held_.isNull() && !ownTile(place).isNull()) {
    drag_ = Drag{ownTile(place), place, event->position(), event->position()};
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
        removeStep(highwayStep(kind, drag_->from));  // it is in the hand again
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
  BoardView::mouseMoveEvent(event);
  const bool isAtOwn = isHandOpen() && !hover().isEmpty() && hover() == ownCell() && heldKind().isNull();
  QWidget::setCursor(aim_ && aim_->moved ? Qt::ClosedHandCursor
                     : isAtOwn           ? Qt::OpenHandCursor
                                         : Qt::ArrowCursor);
}

void HighwayBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && drag_ && drag_->moved) {
    const Drag drag = *drag_;
    drag_.reset();
    const QString cell = placeAt(event->position());
    settle();
    if (isHandOpen() && isCell(cell) && match().play(highwayStep(drag.kind, cell)) && !drag.from.isEmpty()) {
      // Not there: back to where it lay. The refusal stays on show.
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
    if (isHandOpen() && !aim->direction.isEmpty() && chosenDirection() != aim->direction) {
      choose(aim->direction);
    }
    update();
    return;
  }
  BoardView::mouseReleaseEvent(event);
}

}  // namespace byways::app
