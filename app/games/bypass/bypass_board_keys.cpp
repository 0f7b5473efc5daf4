// SPDX-License-Identifier: GPL-3.0-or-later
// Keys on Bypass's board: over the hexes, and around one of them over its links.
#include <QKeyEvent>

#include <cmath>

#include "app/board/hex_keys.h"
#include "app/games/bypass/bypass_board.h"

namespace byways::app {

namespace {

constexpr int kTurn = 60;

}  // namespace

bool BypassBoard::meansKey(int key, bool isOnKeypad) const {
  return key == Qt::Key_P || key == Qt::Key_W || hexWayOf(key, isOnKeypad).has_value();
}

std::optional<hex::Cell> BypassBoard::hubNow() const {
  const std::optional<int> link = links().find(cursor());
  if (!link) {
    return cellOf(cursor());
  }
  const BypassLink& ends = links().at(*link);
  return nameOf(ends.second) == hub_ ? ends.second : ends.first;
}

void BypassBoard::pointFrom(hex::Cell hub, std::optional<hex::Direction> direction) {
  hub_ = nameOf(hub);
  const hex::Direction wanted = direction.value_or(direction_);
  for (int turn = 0; turn < hex::kDirections; ++turn) {
    const auto way = static_cast<hex::Direction>((wanted + turn) % hex::kDirections);
    if (const auto next = links().grid().neighbour(hub, way)) {
      direction_ = way;
      setCursor(links().at(*links().between(hub, *next)).id);
      return;
    }
    if (direction) {
      return;  // the board's edge: no link there
    }
  }
}

// Around the hex, a step nearer to where the arrow points.
QString BypassBoard::turned(int link, Qt::Key arrow) {
  const hex::Cell hub = *hubNow();
  const BypassLink& ends = links().at(link);
  hub_ = nameOf(hub);
  const hex::Cell other = ends.first == hub ? ends.second : ends.first;
  for (int d = 0; d < hex::kDirections; ++d) {
    if (links().grid().neighbour(hub, static_cast<hex::Direction>(d)) == other) {
      direction_ = static_cast<hex::Direction>(d);
    }
  }
  const int goal = degreesOf(arrow);
  std::optional<hex::Direction> best;
  int least = degreesBetween(kTurn * direction_, goal);
  // At the board's edge the next link may be two steps on.
  for (const int turn : {1, 5, 2, 4, 3}) {
    const auto way = static_cast<hex::Direction>((direction_ + turn) % hex::kDirections);
    if (degreesBetween(kTurn * way, goal) < least && links().grid().neighbour(hub, way) && !best) {
      best = way;
      least = degreesBetween(kTurn * way, goal);
    }
  }
  if (!best) {
    return links().at(link).id;
  }
  direction_ = *best;
  return links().at(*links().between(hub, *links().grid().neighbour(hub, *best))).id;
}

std::optional<hex::Cell> BypassBoard::upOrDown(hex::Cell from, bool up) const {
  std::optional<hex::Cell> best;
  double least = 0;
  for (const hex::Direction direction :
       {up ? hex::kNorthWest : hex::kSouthWest, up ? hex::kNorthEast : hex::kSouthEast}) {
    const auto next = links().grid().neighbour(from, direction);
    const double off = next ? std::abs(links().centre(*next).x() - anchor_) : 0;
    if (next && (!best || off < least - 0.5)) {
      best = next;
      least = off;
    }
  }
  return best;
}

QString BypassBoard::walk(const QString& from, Qt::Key arrow) {
  if (const std::optional<int> link = links().find(from)) {
    return turned(*link, arrow);
  }
  const std::optional<hex::Cell> cell = cellOf(from);
  if (!cell) {
    return from;
  }
  if (from != lastWalked_) {
    anchor_ = links().centre(*cell).x();
  }
  std::optional<hex::Cell> next;
  if (arrow == Qt::Key_Up || arrow == Qt::Key_Down) {
    next = upOrDown(*cell, arrow == Qt::Key_Up);
  } else {
    next = links().grid().neighbour(*cell, arrow == Qt::Key_Left ? hex::kWest : hex::kEast);
    anchor_ = next ? links().centre(*next).x() : anchor_;
  }
  lastWalked_ = nameOf(next.value_or(*cell));
  return lastWalked_;
}

bool BypassBoard::handleBoardKey(int key, bool isOnKeypad) {
  const bool isArrow =
      key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
  if (isArrow && cursor().isEmpty()) {
    setCursor(nameOf(links().grid().cells() / 2));  // the middle of all places would be a link
    return true;
  }
  const bool hasCursor = cursorIsVisible();
  const std::optional<int> link = links().find(hasCursor ? cursor() : QString());
  const std::optional<hex::Cell> hub = hasCursor ? hubNow() : std::nullopt;
  const hex::Cell centre = hub.value_or(0);  // gcc doesn't see that hub is only read where there is one
  if (key == Qt::Key_P || key == Qt::Key_W) {
    const Tool wanted = key == Qt::Key_P ? Tool::Path : Tool::Wall;
    if (mover() < 1) {
      return true;
    }
    setTool(wanted);
    if (link) {
      penIsDown_ = false;
      draw(*link, wanted);
    } else if (hub) {
      pointFrom(centre, std::nullopt);
      penIsDown_ = true;
    }
    return true;
  }
  if (const auto way = hexWayOf(key, isOnKeypad); way && hub) {
    const QString before = cursor();
    pointFrom(centre, way);
    const auto chosen = links().find(cursor());
    if (penIsDown_ && chosen && (cursor() != before || direction_ == *way)) {
      penIsDown_ = false;
      draw(*chosen, tool_);
    }
    return true;
  }
  if (key == Qt::Key_Escape && link && hub) {
    penIsDown_ = false;
    setCursor(nameOf(centre));
    return true;
  }
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    // A swap is optional: where the turn can end, Enter ends it and Space swaps.
    const bool mustSwap = link && maySwap(*link) && match().timeline().refusal(mover(), "end").has_value();
    const bool acts = link ? mayDraw(*link, Tool::Path) || mayDraw(*link, Tool::Wall) || mustSwap
                           : hub && (isDue(Tool::Path) || isDue(Tool::Wall));
    if (acts && mover() > 0) {
      activate(cursor());
    } else {
      Q_EMIT endTurnRequested();
    }
    return true;
  }
  return false;
}

void BypassBoard::keyPressEvent(QKeyEvent* event) {
  stopScoring();
  const bool isOnKeypad = event->modifiers().testFlag(Qt::KeypadModifier);
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  if (modifiers == Qt::NoModifier && handleBoardKey(event->key(), isOnKeypad)) {
    return;
  }
  BoardView::keyPressEvent(event);
}

}  // namespace byways::app
