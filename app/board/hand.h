// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <Qt>

#include <optional>

namespace byways::app {

class BoardView;
class BoardZoom;

/// Where a mouse button or a finger was pressed on a board.
struct HandPress {
  QString place;  ///< empty outside every place
  QPointF at;     ///< in the widget's coordinates, as are all points here
  Qt::MouseButton button = Qt::LeftButton;
};

/// What a game tells the hand on its board: what can be taken, where it can go, and what each of these does.
/// By default nothing can be taken or put.
class HandPolicy {
 public:
  HandPolicy() = default;
  virtual ~HandPolicy() = default;
  HandPolicy(const HandPolicy&) = delete;
  HandPolicy& operator=(const HandPolicy&) = delete;

  /// Whether there is something to take at that place, by a drag or a click.
  [[nodiscard]] virtual bool canTake(const QString& /*place*/) const { return false; }
  /// Takes it, usually by Hand::hold. Precondition: canTake. Hand::isDragging says whether by a drag.
  virtual void take(const QString& /*place*/) {}
  /// Whether put does something there: it puts what is held or, with an empty hand, plays the move that the
  /// board offers there.
  [[nodiscard]] virtual bool canPut(const QString& /*place*/) const { return false; }
  /// Does that. Precondition: canPut.
  virtual void put(const QString& /*place*/) {}
  /// Puts back what is held. `place` is its own place if that was acted on, the place where a cancelled drag
  /// began, or empty after Escape or a click outside every place. Returns whether that was possible.
  virtual bool putBack(const QString& /*place*/) { return false; }
  /// Whether actOn does something there besides refusing it, which the cursor's shape should show.
  [[nodiscard]] virtual bool canActOn(const QString& /*place*/) const { return false; }
  /// Acts on a place where there is nothing to put or take.
  virtual void actOn(const QString& /*place*/) {}

  /// Whether a drag that begins with that press means something: by default, if something can be taken there.
  /// Elsewhere dragging pans a zoomed board.
  [[nodiscard]] virtual bool canDrag(const HandPress& press) const;
  /// Ends a drag over that place, or outside every place if it is empty.
  virtual void drop(const QString& /*place*/) {}

  /// Whether what is held can be turned. Then the wheel, the right button and a second finger turn it.
  [[nodiscard]] virtual bool canTurn() const { return false; }
  /// Turns it to the right by that many quarters. Precondition: canTurn.
  virtual void turn(int /*quarters*/) {}
  /// Whether the right button is used at that place; elsewhere it opens the board's menu. By default only if
  /// what is held can be turned.
  [[nodiscard]] virtual bool usesRightButton(const QString& /*place*/) const { return canTurn(); }

  /// Whether what is held follows the pointer even while no button is pressed.
  [[nodiscard]] virtual bool followsPointer() const { return false; }
  /// Called after each event of the mouse.
  virtual void handMoved() {}
};

/// The hand of whoever plays on a board: what it holds, and the mouse button or finger that is down. The same
/// on all boards; a game adds its HandPolicy.
///
/// A button that is pressed and released is a click on the place where it was pressed, if the pointer has
/// hardly moved or is still on that place. Once it has moved further it is a drag, if the policy has
/// something to carry, or pans a zoomed board. Escape and a second finger that doesn't turn end a drag, and
/// what it has taken goes back; a change of the position from outside ends it and empties the hand. A click
/// outside every place and Escape put back what is held.
class Hand {
 public:
  /// All of them must outlive it.
  Hand(BoardView& board, HandPolicy& policy, BoardZoom& zoom) : board_(board), policy_(policy), zoom_(zoom) {}

  /// The place from which something was taken that is now held; empty if nothing is.
  [[nodiscard]] const QString& held() const { return held_; }
  [[nodiscard]] bool isHolding() const { return !held_.isEmpty(); }
  [[nodiscard]] bool isDragging() const { return state_ == State::Dragging; }
  /// Whether the drag has taken what is held. What was in hand before stays there if the drag is cancelled.
  [[nodiscard]] bool hasTakenByDrag() const { return isDragging() && takes_; }
  /// The button that is down, also while its click or drop is being handled; nothing if none is.
  [[nodiscard]] const std::optional<HandPress>& press() const { return press_; }
  /// Where the mouse is; nothing if it isn't over the board.
  [[nodiscard]] const std::optional<QPointF>& pointer() const { return pointer_; }
  /// Where to show what follows the pointer; nothing if nothing does.
  [[nodiscard]] std::optional<QPointF> carriedTo() const;
  /// The cursor's shape over that place.
  [[nodiscard]] Qt::CursorShape shapeOver(const QString& place) const;

  /// To be called by policies: something from that place is held from now on; empty for nothing.
  void hold(const QString& place) { held_ = place; }
  /// Holds nothing and ends a drag, without doing anything with what was held.
  void letGo();

  // What people do. A board passes these on.

  /// Acts on a place by a click, by keys or by a screen reader.
  void act(const QString& place);
  void pressAt(const HandPress& press);
  void moveTo(QPointF at);
  void releaseAt(QPointF at, Qt::MouseButton button);
  /// Ends a drag, or a press that would have become a click. Returns whether there was one.
  bool cancel();
  /// Puts back what is held. Returns whether that was possible.
  bool putBack();
  /// The mouse has left the board, or keys are used instead.
  void leave();
  /// Turns what is held, by eighths of a degree of a wheel. Returns whether it can be turned.
  bool turnByWheel(int delta);
  /// The same by a quarter to the right.
  bool turnOnce();
  /// To be called when the position has changed: unless the hand itself has done it, a drag ends.
  void positionChanged();

 private:
  enum class State { Up, Down, Dragging, Panning };

  template <class Act>
  void run(const Act& act);
  void beginDrag();
  void click();
  void forgetPress();

  BoardView& board_;
  HandPolicy& policy_;
  BoardZoom& zoom_;
  QString held_;
  State state_ = State::Up;
  std::optional<HandPress> press_;  // unless state_ is Up
  bool hasMoved_ = false;           // further than in a click
  bool takes_ = false;
  QPointF panBefore_;
  std::optional<QPointF> pointer_;
  int wheel_ = 0;   // eighths of a degree, not yet used
  int acting_ = 0;  // calls of the policy that are running
};

}  // namespace byways::app
