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
/// presses the button, with a magnifier if places are close together. Two fingers zoom and pan; a single
/// finger pans a zoomed board if it starts where there is nothing to drag. While the first finger holds
/// something that can be turned, a second finger turns it instead of zooming. A double tap zooms in at its
/// point or, on a zoomed board, shows the whole board again, unless the first tap played something.
class BoardTouch : public QObject {
  Q_OBJECT

 public:
  /// `zoom` is the zoom of `board`. All three must outlive this object.
  BoardTouch(BoardView& board, BoardZoom& zoom, const Look& look);
  ~BoardTouch() override;

  /// Handles a touch event of the board.
  void take(QTouchEvent& event);

 private:
  enum class State {
    Idle,
    Waiting,  ///< one finger is down; it may become a tap, a press or a drag
    Pressed,  ///< the finger acts like a pressed mouse button
    Pushing,  ///< panning
    Pinching,
    Spent  ///< does nothing until all fingers are lifted
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
  int first_ = -1;          // the id of the first finger
  bool isHolding_ = false;  // the first finger keeps acting while others come and go
  QPointF start_;
  QPointF last_;
  QPointF panBefore_;
  double spread_ = 1;  // distance between the fingers when the pinch began
  double factor_ = 1;  // zoom factor when the pinch began
  QPointF middle_;     // between the fingers, at the last move of the pinch
  QTimer rest_;        // ends when a resting finger becomes a press
  QElapsedTimer sinceTap_;
  QPointF lastTap_;
  bool tapPlayed_ = true;  // whether the last tap played something
  QPointer<Magnifier> magnifier_;
};

}  // namespace byways::app
