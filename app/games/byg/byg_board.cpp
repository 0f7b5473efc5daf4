// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_board.h"

#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

#include "app/board/svg_board.h"
#include "app/games/byg/byg_painter.h"
#include "app/games/game_face.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kAppearingMilliseconds = 180;

using Highlights = Preferences::Highlights;

template <class List>
bool has(const List& cells, hex::Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

BygBoard::BygBoard(Match& match, const Look& look, const Preferences& preferences, const GameFace& face,
                   QWidget* parent)
    : BoardView(match, look, preferences, parent), face_(face), scene_(bygScene(match, look)) {
  for (hex::Cell cell = 0; cell < scene_.grid.cells(); ++cell) {
    places_.append(nameOf(cell));
  }
  rebuild();
  connect(&match, &Match::refused, this, &BygBoard::shakeRefused);
}

std::optional<hex::Cell> BygBoard::cellOf(const QString& place) const {
  return scene_.grid.find(place.toStdString());
}

QString BygBoard::nameOf(hex::Cell cell) const { return QString::fromStdString(scene_.grid.name(cell)); }

QTransform BygBoard::placed() const { return bygBoard(scene_.grid.side(), look()).placedIn(rect()); }

QRectF BygBoard::areaOf(const QString& place) const {
  return placed().mapRect(bygBoard(scene_.grid.side(), look()).bounds(place));
}

QString BygBoard::placeAt(QPointF point) const {
  const auto cell = hexCellAt(scene_.grid, placed().inverted().map(point));
  return cell ? nameOf(*cell) : QString();
}

std::optional<hex::Cell> BygBoard::upOrDown(hex::Cell from, bool up) const {
  std::optional<hex::Cell> best;
  double least = 0;
  for (const hex::Direction direction :
       {up ? hex::kNorthWest : hex::kSouthWest, up ? hex::kNorthEast : hex::kSouthEast}) {
    const auto next = scene_.grid.neighbour(from, direction);
    const double off = next ? std::abs(hexCentre(scene_.grid.axial(*next)).x() - anchor_) : 0;
    if (next && (!best || off < least - 0.5)) {
      best = next;
      least = off;
    }
  }
  return best;
}

QString BygBoard::walk(const QString& from, Qt::Key arrow) {
  const std::optional<hex::Cell> cell = cellOf(from);
  if (!cell) {
    return from;
  }
  if (from != lastWalked_) {
    anchor_ = hexCentre(scene_.grid.axial(*cell)).x();
  }
  std::optional<hex::Cell> next;
  switch (arrow) {
    case Qt::Key_Up:
    case Qt::Key_Down:
      next = upOrDown(*cell, arrow == Qt::Key_Up);
      break;
    case Qt::Key_Home:
    case Qt::Key_End: {
      const hex::Direction way = arrow == Qt::Key_Home ? hex::kWest : hex::kEast;
      for (auto ahead = cell; ahead; ahead = scene_.grid.neighbour(*ahead, way)) {
        next = ahead;
      }
      break;
    }
    default:
      next = scene_.grid.neighbour(*cell, arrow == Qt::Key_Left ? hex::kWest : hex::kEast);
  }
  if (next && arrow != Qt::Key_Up && arrow != Qt::Key_Down) {
    anchor_ = hexCentre(scene_.grid.axial(*next)).x();
  }
  lastWalked_ = nameOf(next.value_or(*cell));
  return lastWalked_;
}

QString BygBoard::describe(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  if (!cell) {
    return {};
  }
  if (const Seat seat = scene_.at(*cell); seat != 0) {
    int size = 0;
    for (const BygGroup& group : bygGroups(scene_)) {
      size = has(group.cells, *cell) ? static_cast<int>(group.cells.size()) : size;
    }
    const QString stone = tr("%1, stone of %2").arg(place, match().name(seat));
    const QString group = size == 1 ? tr("on its own") : tr("group of %n stone(s)", nullptr, size);
    return has(scene_.openTurn, *cell) ? tr("%1, %2, placed in this turn").arg(stone, group)
                                       : tr("%1, %2").arg(stone, group);
  }
  const Seat seat = match().timeline().to_move();
  if (seat < 1) {
    return tr("%1, empty").arg(place);
  }
  if (const auto refusal = match().timeline().refusal(seat, place.toStdString())) {
    return tr("%1, empty, not allowed now: %2").arg(place, face_.explain(*refusal, match()));
  }
  return tr("%1, empty, legal place").arg(place);
}

QString BygBoard::actionOf(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell && has(legal_, *cell) ? tr("Place a stone") : QString();
}

void BygBoard::rebuild() {
  forgetResting();
  scene_ = bygScene(match(), look());
  legal_.clear();
  if (match().timeline().to_move() > 0) {
    for (const std::string& step : match().state().legal_steps()) {
      if (const auto cell = scene_.grid.find(step)) {
        legal_.push_back(*cell);
      }
    }
  }
  findClosed();
}

// With the last stone of the turn placed every place is closed; hatching them all would explain nothing. But
// where stones are left and no place is, the hatching is the reason.
void BygBoard::findClosed() {
  closed_.clear();
  const Seat seat = match().timeline().to_move();
  if (scene_.openTurn.empty() || seat < 1) {
    return;
  }
  for (hex::Cell cell = 0; cell < scene_.grid.cells(); ++cell) {
    if (scene_.at(cell) != 0 || has(legal_, cell)) {
      continue;
    }
    const auto refusal = match().timeline().refusal(seat, scene_.grid.name(cell));
    if (refusal && (refusal->reason == "byg.adjacent" || refusal->reason == "byg.grows-twice")) {
      closed_.push_back(cell);
    }
  }
}

void BygBoard::positionChanged(const Transition& transition) {
  rebuild();
  appearing_.clear();
  if (!look().animations() || !isVisible()) {
    return;
  }
  for (const Change& change : transition) {
    if (const auto cell = scene_.grid.find(change.to); cell && change.kind == Change::Kind::Appeared) {
      letAppear(*cell);
    }
  }
}

void BygBoard::letAppear(hex::Cell cell) {
  appearing_.insert(cell, 0);
  auto* const animation = new QVariantAnimation(this);
  animation->setDuration(kAppearingMilliseconds);
  animation->setEasingCurve(QEasingCurve::OutCubic);
  animation->setStartValue(0.0);
  animation->setEndValue(1.0);
  connect(animation, &QVariantAnimation::valueChanged, this, [this, cell](const QVariant& value) {
    if (appearing_.contains(cell)) {  // not taken back meanwhile
      appearing_[cell] = value.toDouble();
      update();
    }
  });
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BygBoard::shakeRefused() { shaking_.start(Motion::kShakeMilliseconds); }

void BygBoard::appearanceChanged() { rebuild(); }

void BygBoard::addHelp(BygScene& scene) const {
  const Highlights level = preferences().highlights();
  if (level == Highlights::None || scene.over) {
    return;
  }
  scene.legal = legal_;
  const QString place = cursorIsVisible() ? cursor() : hover();
  const std::optional<hex::Cell> cell = place.isEmpty() ? std::nullopt : cellOf(place);
  if (cell && has(legal_, *cell)) {
    scene.ghost = cell;
    scene.ghostSeat = match().timeline().to_move();
  }
  if (level != Highlights::Explain) {
    return;
  }
  if (cell && !has(scene.openTurn, *cell)) {  // the hand still rests on the stone just placed
    scene.pointed = cell;
  }
  scene.closed = closed_;
}

void BygBoard::addRefusal(BygScene& scene) const {
  if (!shownRefusal() || scene.over) {
    return;
  }
  Cells cells;
  for (const std::string& place : shownRefusal()->places) {
    if (const auto cell = scene.grid.find(place)) {
      cells.push_back(*cell);
    }
  }
  const auto empty =
      std::find_if(cells.begin(), cells.end(), [&](hex::Cell cell) { return scene.at(cell) == 0; });
  if (empty == cells.end()) {
    // A place that is taken explains itself; the mark shows only while a click on it is being refused.
    if (refusalIsAnswer() && shaking_.isRunning() && !cells.empty()) {
      scene.refused = cells.front();
    }
    return;
  }
  scene.refused = *empty;
  scene.softly = !refusalIsAnswer();
  for (const hex::Cell cell : cells) {
    if (has(scene.openTurn, cell)) {
      scene.provingStones.push_back(cell);
    } else if (scene.at(cell) != 0) {
      scene.provingGroups.push_back(cell);
    }
  }
}

BygScene BygBoard::sceneNow() const {
  BygScene scene = scene_;
  scene.appearing = appearing_;
  scene.shake = shaking_.swing();
  addHelp(scene);
  addRefusal(scene);
  if (cursorIsVisible()) {
    scene.cursor = cellOf(cursor());
  }
  return scene;
}

void BygBoard::paintResting(QPainter& painter) {
  BygScene scene = scene_;
  scene.appearing = appearing_;
  paintBygPosition(painter, rect(), scene, look(), preferences().coordinates());
}

void BygBoard::paintOver(QPainter& painter) { paintBygMarks(painter, rect(), sceneNow(), look()); }

}  // namespace byways::app
