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

/// Handles touch on a board. One finger acts as a mouse: a tap clicks, a drag drags, and a resting finger
/// presses, with a magnifier if places are close together. Two fingers zoom and pan, and so does one that
/// starts where there is nothing to drag. If the board uses the second finger while the first holds a piece,
/// it is told instead. A double tap zooms in there, or shows the whole board again, unless the first tap
/// played something.
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
    Waiting,  ///< one finger; its meaning isn't decided yet
    Pressed,  ///< like a mouse button
    Pushing,  ///< panning
    Pinching,
    Spent  ///< until all fingers are lifted
  };

  /// Whether the touch begins on a button or a bar that lies on the board.
  [[nodiscard]] bool beginsOnWidget(const QTouchEvent& event) const;
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
  bool isHolding_ = false;  // it keeps acting while other fingers come and go
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
