// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QEventPoint>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>

class QTouchEvent;

namespace byways::app {

class BoardView;
class BoardZoom;
class Look;
class Magnifier;

/// Fingers on a board. One finger does what a mouse does, as mouse events to the board: a tap clicks, a drag
/// drags, and a finger that rests presses, with a magnifier over it where places lie close together. Two
/// fingers enlarge the board and push it about, as one does that begins where there is nothing to drag; where
/// the first one has something for which a second one means something, the board is told of it instead. A tap
/// twice where the first one has played nothing enlarges that part, or shows the whole board again.
class BoardTouch : public QObject {
  Q_OBJECT

 public:
  /// The references belong together and must outlive this.
  BoardTouch(BoardView& board, BoardZoom& zoom, const Look& look);
  ~BoardTouch() override;

  /// Takes a touch event of the board.
  void take(QTouchEvent& event);

 private:
  enum class State {
    Idle,
    Waiting,  ///< one finger, which may become anything
    Pressed,  ///< as a mouse button would be
    Pushing,  ///< the board
    Pinching,
    Spent  ///< until all fingers are lifted
  };

  /// Whether the touch begins on a button or a bar that lies on the board.
  [[nodiscard]] bool isBesideBoard(const QTouchEvent& event) const;
  void begin(QPointF at);
  void holdAt(const QEventPoint& point);
  void moveOne(QPointF at);
  void press();
  void pinch(QPointF one, QPointF other, bool isFirst);
  void finish(QPointF at);
  void tap(QPointF at);
  void giveUp();
  void sendMouse(QEvent::Type type, QPointF at);
  void magnify(QPointF at);
  [[nodiscard]] bool isCrowded(QPointF at) const;
  [[nodiscard]] std::size_t played() const;

  BoardView& board_;
  BoardZoom& zoom_;
  const Look& look_;
  State state_ = State::Idle;
  int first_ = -1;          // the first finger's number
  bool isHolding_ = false;  // it goes on as before while others come and go
  QPointF start_;
  QPointF last_;
  QPointF panBefore_;
  double spread_ = 1;  // of the fingers, when the pinch began
  double factor_ = 1;  // of the zoom then
  QPointF middle_;     // between the fingers, when the pinch moved last
  QTimer rest_;        // until a finger that rests is a press
  QElapsedTimer sinceTap_;
  QPointF lastTap_;
  bool tapPlayed_ = true;  // the last tap
  QPointer<Magnifier> magnifier_;
};

}  // namespace byways::app
