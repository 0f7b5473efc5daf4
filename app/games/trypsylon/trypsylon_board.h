// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>
#include <QTimer>

#include "app/board/board_view.h"
#include "app/board/motion.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "engine/trypsylon/board.h"

class QToolButton;
class QWidget;

namespace byways::app {

class Look;

/// The buttons beside a card in hand: two that turn it, and one that pushes it in where it is set.
class TrypsylonTools : public QObject {
  Q_OBJECT

 public:
  /// `board` is the widget on which the buttons lie, and which owns them.
  TrypsylonTools(const Look& look, QWidget* board);

  void hide();
  /// Shows the two turning buttons beside the cards in the tray. All areas are in the board's coordinates.
  void showAtTray(const QRectF& tray, double scale);
  /// Shows all three buttons along the shore of `side`: the button that pushes at `end` itself, the others
  /// beside it.
  void showAtEnd(const QRectF& end, trypsylon::Side side, double scale);
  /// To be called when look or language have changed.
  void refresh();
  /// The area around the button with which `quarters` quarter turns to the right need fewer clicks.
  [[nodiscard]] QRectF areaForTurning(int quarters) const;
  /// Whether one of the buttons covers `point`, in the board's coordinates.
  [[nodiscard]] bool covers(QPointF point) const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
  /// The mouse has entered one of the buttons.
  void entered();
  /// A button asks to turn the card to the right by `quarters` quarter turns; to the left if negative.
  void turned(int quarters);
  void pushed();

 private:
  void place(QToolButton* button, QPointF middle, int size);

  const Look& look_;
  QWidget* board_;
  QToolButton* left_;
  QToolButton* right_;
  QToolButton* push_;
};

/// TRYPSYLON's board on the table. Places are cells ("c3"), ends ("Nc") and "hand", the card to be pushed in
/// next.
///
/// By mouse: a click or a drag lifts a card, which then hangs at the mouse; the wheel, the right mouse button
/// and two buttons on the board turn it. While the card is over an open end, the row shifts to preview the
/// push. A click on the end, or dropping a dragged card on it, sets the card against the end. Then buttons at
/// the end turn the card and push it in; a second click on the end pushes it in, too. Of two cards in hand,
/// the one to be pushed in first is marked; a click on the other card in the tray turns that card. A finger
/// works like the mouse; while it carries a card, each tap of a second finger turns the card.
///
/// By keys: arrows walk cells and ends; Enter or Space lifts a card, sets it, and pushes in the card that is
/// set, as Ctrl+Enter does; R and E turn to the right, Q to the left; Escape puts back.
class TrypsylonBoard : public BoardView {
  Q_OBJECT

 public:
  TrypsylonBoard(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] const Surface& surface() const override { return places_; }
  /// Never "hand" while no card is in hand.
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;

  /// The corner that the card in hand would show (TRY-1).
  [[nodiscard]] trypsylon::Corner corner() const { return corner_; }
  /// The corner that the second of two cards in hand would show.
  [[nodiscard]] trypsylon::Corner secondCorner() const { return second_; }
  [[nodiscard]] bool canTurn() const override { return cards() > 0; }
  void turn(int quarters) override;

  [[nodiscard]] QSize sizeHint() const override { return {700, 600}; }

 protected:
  [[nodiscard]] QString placeOfRefusal(const Refusal& refusal) const override;
  [[nodiscard]] QStringList legalPlaces() const override;
  void adjustMarks(BoardMarks& marks) const override;
  [[nodiscard]] QTransform placed() const override;
  void facingChanged() override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  [[nodiscard]] QList<QRectF> nameAreas() const override;
  void paintHintedStep(QPainter& painter, const QString& step) const override;
  [[nodiscard]] QRectF hintAreaOf(const QString& place, const QString& step) const override;
  bool boardEvent(QEvent* event) override;
  [[nodiscard]] bool meansKey(const QKeyEvent& key) const override;
  [[nodiscard]] bool canTake(const QString& place) const override {
    return takeable_.contains(place) && !isBound();
  }
  void take(const QString& place) override { lift(place); }
  [[nodiscard]] bool canPut(const QString& place) const override;
  void put(const QString& end) override;
  bool putBack(const QString& place) override;
  void actOn(const QString& place) override;
  [[nodiscard]] bool canDrag(const HandPress& press) const override {
    return canTake(press.place) || cards() > 0;
  }
  void drop(const QString& place) override;
  [[nodiscard]] bool followsPointer() const override { return true; }
  void handMoved() override { follow(); }
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] const trypsylon::Insight& insight() const;
  /// How many cards are in hand.
  [[nodiscard]] int cards() const { return mover() > 0 ? insight().hand() : 0; }
  // Whether the option for touch-move is on (TRY-18). The engine can't enforce it, because it sees only
  // steps.
  [[nodiscard]] bool touchMoves() const;
  [[nodiscard]] bool isBound() const { return !set_.isEmpty() && touchMoves(); }
  [[nodiscard]] QString stepFor(const QString& end) const;
  [[nodiscard]] TrypsylonScene sceneNow() const;
  /// The end whose push is previewed; empty if none.
  [[nodiscard]] QString previewEnd() const;
  [[nodiscard]] bool isLiftedFrom(const QString& cell) const;
  /// The cell from which a card was lifted last in this turn; empty if none was.
  [[nodiscard]] QString liftedLast() const;

  /// Whether Enter would now only say that the card in hand has to go to an end.
  [[nodiscard]] bool wantsAnEnd() const;

  /// The orientation that the next card to be pushed in has unless somebody turns it: the orientation in
  /// which it lay on the board or, if it was face down, that of the card pushed in before.
  [[nodiscard]] trypsylon::Corner cornerAtRest() const;
  /// The text about the mark of a missing corner (TRY-12, TRY-13) at `point` of the widget; empty if there is
  /// no such mark.
  [[nodiscard]] QString gapTextAt(QPointF point) const;
  [[nodiscard]] static trypsylon::Corner turned(trypsylon::Corner corner, int quarters);
  void turnSecond();
  void showTurning(int quarters, bool isSecond);
  /// Updates the orientations of the cards in hand, after one of them was lifted, pushed in or put back.
  void followHand();
  /// Whether `point` of the widget is on the second of two cards in the tray.
  [[nodiscard]] bool isOnSecond(QPointF point) const;
  [[nodiscard]] static QString missingText(const trypsylon::Joint& joint);

  void rebuild();
  void placeTools();
  /// Updates what is shown after the mouse, the cursor or the orientation of a card has changed.
  void follow();
  void setAgainst(const QString& end);
  void push(const QString& end);
  void lift(const QString& cell);
  void unlift(const QString& cell);
  bool handleBoardKey(int key);
  [[nodiscard]] bool turnsBy(int key) const;
  [[nodiscard]] QString describeCell(const QString& cell) const;
  [[nodiscard]] QString describeEnd(const QString& end) const;
  [[nodiscard]] QString describeHand() const;

  // What moves.
  void showSlide(const TrypsylonSlide& slide);

  TrypsylonTools* tools_;
  TrypsylonScene scene_;  // the match's position
  TrypsylonScene shown_;  // scene_ with the push that is previewed
  TrypsylonSurface places_;
  QStringList takeable_;
  QStringList ends_;
  trypsylon::Corner corner_ = trypsylon::Corner::NorthWest;
  trypsylon::Corner second_ = trypsylon::Corner::NorthWest;
  int handBefore_ = 0;
  QString set_;         // the end that a card is set against; empty if none
  QString pushedFrom_;  // the end of the push just made, as long as mouse or cursor stay there
  QString preview_;     // the step that shown_ previews; empty if none
  QTimer dwell_;        // runs out when a dragged card has been held over an end for a while
  QString gap_;         // the text about the mark of a missing corner under the mouse
  QString refused_;     // the place that was acted on last, to which a refusal belongs
  std::size_t timelineCursorBefore_ = 0;

  Motion sliding_{*this, look(), QEasingCurve::OutCubic};
  Motion turning_{*this, look(), QEasingCurve::OutCubic};
  Motion lighting_{*this, look(), QEasingCurve::OutCubic};
  int quarters_ = 0;  // the number of quarter turns that are animated
  bool turnsSecond_ = false;
};

}  // namespace byways::app
