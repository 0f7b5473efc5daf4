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

/// What a game defines for the hand on its board: what can be taken, where it can be put, and what taking and
/// putting do. By default nothing can be taken or put.
class HandPolicy {
 public:
  HandPolicy() = default;
  virtual ~HandPolicy() = default;
  HandPolicy(const HandPolicy&) = delete;
  HandPolicy& operator=(const HandPolicy&) = delete;

  /// Whether there is something to take at `place`, by a drag or a click.
  [[nodiscard]] virtual bool canTake(const QString& /*place*/) const { return false; }
  /// Takes what is at `place`, usually by Hand::hold. Hand::isDragging says whether this happens by a drag.
  /// Precondition: canTake.
  virtual void take(const QString& /*place*/) {}
  /// Whether `put` does something at `place`: it puts down what is held or, with an empty hand, plays the
  /// move that the board offers there.
  [[nodiscard]] virtual bool canPut(const QString& /*place*/) const { return false; }
  /// Puts down what is held at `place`, or plays the move that the board offers there. Precondition: canPut.
  virtual void put(const QString& /*place*/) {}
  /// Puts back what is held and returns whether that was possible. If people acted on the place from which it
  /// was taken, `place` is this place; if they cancelled a drag, the place where the drag began. After Escape
  /// or a click outside every place, `place` is empty.
  virtual bool putBack(const QString& /*place*/) { return false; }
  /// Whether actOn does more at `place` than refuse. If so, the mouse cursor's shape shows it.
  [[nodiscard]] virtual bool canActOn(const QString& /*place*/) const { return false; }
  /// Acts on a place where there is nothing to put or take.
  virtual void actOn(const QString& /*place*/) {}

  /// Whether a drag that begins with `press` means something on this board. By default it does if something
  /// can be taken there. Other drags pan a zoomed board.
  [[nodiscard]] virtual bool canDrag(const HandPress& press) const;
  /// Ends a drag over `place`, which is empty outside every place.
  virtual void drop(const QString& /*place*/) {}

  /// Whether what is held can be turned. If so, the wheel, the right button and a second finger turn it.
  [[nodiscard]] virtual bool canTurn() const { return false; }
  /// Turns what is held to the right by `quarters` quarter turns. Precondition: canTurn.
  virtual void turn(int /*quarters*/) {}
  /// Whether the board uses the right button at `place`, instead of opening its menu. By default it does only
  /// if what is held can be turned.
  [[nodiscard]] virtual bool usesRightButton(const QString& /*place*/) const { return canTurn(); }

  /// Whether what is held follows the pointer even while no button is pressed.
  [[nodiscard]] virtual bool followsPointer() const { return false; }
  /// Called after each mouse event.
  virtual void handMoved() {}
};

/// The hand of whoever plays on a board: what it holds, and the mouse button or finger that is down. It works
/// the same way on all boards; a game adds its HandPolicy.
///
/// A press and release is a click on the place of the press, if the pointer has hardly moved or is still on
/// this place. A press that moves further becomes a drag if the policy allows (canDrag), or pans a zoomed
/// board. Escape ends a drag, as does a second finger that doesn't turn what is held; what the drag has taken
/// then goes back. If the position changes by other means, the drag ends and the hand becomes empty. Escape
/// and a click outside every place put back what is held.
class Hand {
 public:
  /// All three must outlive the hand.
  Hand(BoardView& board, HandPolicy& policy, BoardZoom& zoom) : board_(board), policy_(policy), zoom_(zoom) {}

  /// The place where what is held was taken; empty if nothing is held.
  [[nodiscard]] const QString& held() const { return held_; }
  [[nodiscard]] bool isHolding() const { return !held_.isEmpty(); }
  [[nodiscard]] bool isDragging() const { return state_ == State::Dragging; }
  /// Whether the current drag has taken what is held. If it hasn't, something that is held was in hand
  /// before, and stays there when the drag is cancelled.
  [[nodiscard]] bool hasTakenByDrag() const { return isDragging() && takes_; }
  /// Where a button is down, including the time while its click or drop is being handled; nothing if none is.
  [[nodiscard]] const std::optional<HandPress>& press() const { return press_; }
  /// Where the mouse is; nothing if it isn't over the board.
  [[nodiscard]] const std::optional<QPointF>& pointer() const { return pointer_; }
  /// The point at which to show what is held while it follows the pointer; nothing if it doesn't.
  [[nodiscard]] std::optional<QPointF> carriedTo() const;
  /// The shape of the mouse cursor over `place`.
  [[nodiscard]] Qt::CursorShape shapeOver(const QString& place) const;

  /// To be called by policies: from now on, something taken from `place` is held; if `place` is empty,
  /// nothing is held.
  void hold(const QString& place) { held_ = place; }
  /// Empties the hand and ends a drag, without calling the policy.
  void letGo();

  // What people do, which a board passes on:

  /// Acts on a place by a click, by keys or by a screen reader.
  void act(const QString& place);
  void pressAt(const HandPress& press);
  void moveTo(QPointF at);
  void releaseAt(QPointF at, Qt::MouseButton button);
  /// Ends a drag, or a press that could still become a click. Returns whether there was one.
  bool cancel();
  /// Puts back what is held. Returns whether that was possible.
  bool putBack();
  /// The mouse has left the board, or keys are used instead.
  void leave();
  /// Turns what is held by a movement of the wheel, in eighths of a degree. Returns whether it can be turned.
  bool turnByWheel(int delta);
  /// Turns what is held by a quarter to the right. Returns whether it can be turned.
  bool turnOnce();
  /// To be called when the position has changed. Ends a drag, unless the hand itself has caused the change.
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
  std::optional<HandPress> press_;  // nothing if and only if state_ is Up
  bool hasMoved_ = false;           // the pointer has moved further than a click allows
  bool takes_ = false;
  QPointF panBefore_;
  std::optional<QPointF> pointer_;
  int wheel_ = 0;   // eighths of a degree that haven't become a quarter yet
  int acting_ = 0;  // how many calls of the policy are running
};

}  // namespace byways::app
