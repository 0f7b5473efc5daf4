// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QStringList>
#include <QTransform>
#include <QWidget>

#include <concepts>
#include <functional>
#include <utility>

#include "app/board/board_touch.h"
#include "app/board/board_zoom.h"
#include "app/board/hand.h"
#include "app/board/marks.h"
#include "app/board/motion.h"
#include "app/board/surface.h"
#include "app/board/told_turn.h"
#include "app/match/match.h"
#include "app/settings/board_facing.h"

namespace byways::app {

class Look;

/// The board on the table: shows the match and turns mouse, touch and keys into steps.
///
/// The base has what all boards have in common: the place under the mouse, the place with the keyboard
/// cursor, the refusal on show, and what a screen reader says. The view of a rule set adds a Surface with its
/// places, and paints the board. The view is also the HandPolicy, which defines what can be taken and put.
/// Boards are created only as a WholeBoard.
class BoardView : public QWidget, public HandPolicy {
  Q_OBJECT

 public:
  BoardView(Match& match, const Look& look, QWidget* parent);

  /// Whether construction is complete and destruction hasn't begun. Otherwise the board takes no events, and
  /// no virtual function of a derived class may be called.
  [[nodiscard]] bool isWhole() const { return isWhole_; }

  /// The places of the board.
  [[nodiscard]] virtual const Surface& surface() const = 0;
  [[nodiscard]] QStringList places() const { return surface().places(); }
  /// The area of a place, in the widget's coordinates; null for anything that isn't a place.
  [[nodiscard]] QRectF areaOf(const QString& place) const;
  /// The place that is at this point of the widget and can be pointed at now; empty if there is none.
  [[nodiscard]] virtual QString placeAt(QPointF point) const { return surface().placeAt(toBoard(point)); }
  /// The place that an arrow key leads to; `from` itself if there is none. Successive calls keep to the row
  /// or column in which the first of them began.
  [[nodiscard]] virtual QString walk(const QString& from, Qt::Key arrow);
  /// What a screen reader says of a place: "D4, stone of Ann, group of 5".
  [[nodiscard]] virtual QString describe(const QString& place) const = 0;
  /// What acting on a place would do: "Place a stone"; empty if nothing.
  [[nodiscard]] virtual QString actionOf(const QString& place) const = 0;
  /// Whether the board is asking something that the next chosen place answers. Meanwhile, describe and
  /// actionOf refer to the question.
  [[nodiscard]] virtual bool isAsking() const { return false; }

  /// Why a place can't be acted on; nothing if it can. The base tries the place's id as a step.
  [[nodiscard]] virtual std::optional<Refusal> refusalAt(const QString& place) const;

  /// The zoom factor; 1 shows the whole board.
  [[nodiscard]] double zoom() const { return zoom_.factor(); }
  /// Zooms to the factor `zoom`. The point `around` stays where it is.
  void setZoom(double zoom, QPointF around) { zoom_.set(zoom, around); }
  /// Zooms by one step: in if `step` is 1, out if it is -1. If it is 0, shows the whole board.
  void stepZoom(int step);
  [[nodiscard]] Hand& hand() { return hand_; }
  [[nodiscard]] const Hand& hand() const { return hand_; }

  /// The places of a legal step, in order: only its destination, or its start and its destination. The base
  /// asks Game::places_of.
  [[nodiscard]] virtual QStringList placesOf(const QString& step) const;
  /// The place of a legal step that the first stage of a hint gives away. The base takes the first of
  /// placesOf.
  [[nodiscard]] virtual QStringList whereOf(const QString& step) const { return placesOf(step).mid(0, 1); }
  /// The areas of the coordinates written on the board, in the widget's coordinates. Hints, traces and the
  /// pointers of lessons don't cover them. The base has none.
  [[nodiscard]] virtual QList<QRectF> nameAreas() const;
  /// Marks the places of a hint until the next call. `places` has one list for each step (placesOf); if it is
  /// empty, the marks are removed. `steps` are these steps in notation, for boards that also show what a step
  /// places.
  void showHint(const QList<QStringList>& places, const QStringList& steps = {});
  /// Marks an area around `place` until the next call. The area is off-centre, so that it doesn't give the
  /// place away. An empty `place` removes the mark.
  void showHintAround(const QString& place);
  /// The area that showHintAround marks now, in the widget's coordinates; empty if there is none.
  [[nodiscard]] QRectF hintSurroundings() const;
  /// Whether the board itself marks the turn that was played last. False by default.
  [[nodiscard]] virtual bool marksLastTurn() const { return false; }
  /// What the trace of a played step shows. A list of several places becomes an arrow from the first place to
  /// the last; a list of one place, where something came onto the board, becomes a ring. The base returns
  /// placesOf as one list.
  [[nodiscard]] virtual QList<QStringList> tracesOf(const QString& step) const;
  /// Draws the trace of a turn in `colour` until the next call. `places` has the lists of tracesOf; if it is
  /// empty, the trace is removed. A trace is hidden while a hint is shown, because the rings of traces and
  /// hints look similar.
  void showTrace(const QList<QStringList>& places, const QColor& colour = {});

  /// What the board marks now. All marks on the table come from this function, which calls adjustMarks at the
  /// end.
  [[nodiscard]] BoardMarks boardMarks() const;
  /// Whether a hint marks `place` now.
  [[nodiscard]] bool isHinted(const QString& place) const;
  /// Shows `pointers`, the marks of a lesson, until the next call.
  void showPointers(const BoardPointers& pointers);

  /// Acts on a place as a click, Enter or Space does.
  virtual void activate(const QString& place);
  /// Acts on a place as a click does: also moves the cursor there if it is a place of the kind where the
  /// cursor starts.
  void click(const QString& place);
  /// Picks the place while places are picked (setPicking), else acts on it like activate.
  void act(const QString& place);
  /// Handles arrow keys, which move the cursor, and Enter and Space, which act on the place with the cursor.
  /// If the cursor is hidden, each of these keys only shows it. Returns whether `key` was one of them.
  bool walkOrAct(int key);
  /// While `isPicking` is true, nobody can play on the board: acting on a place emits `picked` instead. To be
  /// used by PlacePicker.
  void setPicking(bool isPicking);

  /// The place with the keyboard cursor; empty before the first arrow key.
  [[nodiscard]] QString cursor() const { return cursor_; }
  void setCursor(const QString& place);
  /// Tells the board which kind of place the task is about: the kind of `place`, such as a link or a hex. The
  /// cursor then starts at a place of this kind and stays among such places. If `place` is empty, the task is
  /// about all places that the turn is about.
  void setTask(const QString& place);
  /// The reason of the refusal that a lesson asks for; empty if it asks for none. If acting on a place could
  /// mean two things, the board tries the one that is refused for `reason`.
  void setAwaitedRefusal(const QString& reason) { awaitedRefusal_ = reason; }
  /// The place where the cursor starts: of the places that the task is about, the one nearest to the middle.
  [[nodiscard]] virtual QString firstPlace() const;
  /// What the keys do on this board, for beginners.
  [[nodiscard]] virtual QString keysText() const;
  using QWidget::setCursor;

  [[nodiscard]] Match& match() const { return match_; }

  [[nodiscard]] QSize sizeHint() const override { return {620, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

  /// Whether the board is showing something that everybody should see before the next player's turn, such as
  /// a race. The curtain and the outcome wait for `playedOut`.
  [[nodiscard]] virtual bool isPlayingOut() const { return false; }
  /// While isPlayingOut(): the current lines of a seat's card, like those of GameFace::seatLines. If there
  /// are none (the default), the card keeps its lines.
  [[nodiscard]] virtual QStringList linesWhilePlaying(Seat /*seat*/) const { return {}; }
  /// While isPlayingOut(): the text beside the board that replaces the task.
  [[nodiscard]] virtual ToldTurn toldWhilePlaying() const { return {}; }
  /// The refusal to show on the board and in words; nothing if there is none.
  [[nodiscard]] const std::optional<Refusal>& shownRefusal() const { return shownRefusal_; }
  /// Whether the shown refusal answers an action. Then a bubble at the place explains it until the next
  /// action. Otherwise it is about a place that mouse or keys only point at, and the line below the board
  /// shows it.
  [[nodiscard]] bool refusalIsAnswer() const { return clicked_.has_value(); }
  /// The place of the action that the shown refusal answers; empty if no action was answered.
  [[nodiscard]] QString refusedPlace() const { return refusalIsAnswer() ? refusedPlace_ : QString(); }
  /// Removes the shown refusal if it answers an action. To be called when something else is done.
  void dismissRefusal();
  /// While `isEnding` is true, refusals are about ending the turn, not about the place that is pointed at.
  void setEndingTurn(bool isEnding) { isEndingTurn_ = isEnding; }
  /// Whether neither mouse nor cursor has moved since the last action. Until one of them moves, no refusal is
  /// shown for the place that is pointed at.
  [[nodiscard]] bool isSettled() const { return isSettled_; }
  /// To be called after an action that isn't a step: picking a piece up or putting it back, for example.
  void settle();

 Q_SIGNALS:
  /// The place under the mouse or the cursor, for the line below the board; empty if there is none. Also
  /// emitted when the description of this place may have changed with the hand.
  void hovered(const QString& place);
  void cursorMoved(const QString& place);
  /// The keyboard is used now instead of the mouse, so the cursor has appeared.
  void keysTaken();
  void picked(const QString& place);
  /// The refusal has appeared, disappeared or become an answer; see shownRefusal.
  void shownRefusalChanged();
  /// Somebody has tried to act on the board while it is a computer's turn.
  void actedOutOfTurn();
  /// The results of linesWhilePlaying and toldWhilePlaying may have changed.
  void playedOn();
  /// isPlayingOut() has become false.
  void playedOut();

 protected:
  [[nodiscard]] const Look& look() const { return look_; }
  /// How the board lies now (facingOf). Everything that views say about places refers to the board as it
  /// lies.
  [[nodiscard]] const BoardFacing& facing() const { return facing_; }
  /// Called when facing() has changed, before positionChanged or appearanceChanged. The base does nothing.
  virtual void facingChanged() {}
  /// The area of the whole board, which extends beyond the widget when zoomed.
  [[nodiscard]] QRectF boardArea() const { return zoom_.area(); }
  /// From board units to the widget, and back.
  [[nodiscard]] virtual QTransform placed() const = 0;
  [[nodiscard]] QPointF toBoard(QPointF point) const { return placed().inverted().map(point); }
  [[nodiscard]] BoardZoom& boardZoom() { return zoom_; }
  [[nodiscard]] const BoardZoom& boardZoom() const { return zoom_; }
  [[nodiscard]] QString hover() const { return hover_; }
  [[nodiscard]] bool cursorIsVisible() const { return hasFocus() && cursorInUse_ && !cursor_.isEmpty(); }
  /// The place that mouse or keys point at; empty if none.
  [[nodiscard]] QString pointed() const { return cursorIsVisible() ? cursor_ : hover_; }
  /// The seat that a person may move (Match::mover).
  [[nodiscard]] Seat mover() const { return isPicking_ ? kNobody : match_.mover(); }
  /// Called when the curtain has closed or opened (Match::isCurtained), before repainting. The view has to
  /// forget whatever it stores about the hand; the hand itself, cursor, hover and refusal have already been
  /// cleared. The base does nothing.
  virtual void curtainMoved();
  /// Called when the position has changed, before repainting. The base does nothing.
  virtual void positionChanged(const Transition& transition);
  /// Called when look, size, language or zoom has changed. The view has to clear its caches.
  virtual void appearanceChanged();

  /// The places where the cursor may start if the task doesn't restrict it: those where something can be
  /// done, or all places if nothing can be done anywhere.
  [[nodiscard]] virtual QStringList firstPlaces() const;
  /// The places of the same kind as `place`. The base takes all places as one kind.
  [[nodiscard]] virtual QStringList placesLike(const QString& place) const;
  /// Whether the place has a piece of the player to move. By default false.
  [[nodiscard]] virtual bool isOwn(const QString& place) const;

  [[nodiscard]] const QString& awaitedRefusal() const { return awaitedRefusal_; }

  /// Makes screen readers go to a place and read it.
  void speak(const QString& place);
  /// Shows a refusal that the view has found, as if the match had refused a step. The refusal is about
  /// `place`; if that is empty, about placeOfRefusal.
  void refuse(const Refusal& refusal, const QString& place = {});
  /// Calls `refuse`, and makes the mark at `place` shake as when the match refuses a step.
  void refuseAt(const QString& place, const Refusal& refusal);
  /// How far the mark of the refused place is pushed aside, from -1 to 1; 0 at rest.
  [[nodiscard]] double shake() const { return shaking_.swing(); }
  [[nodiscard]] bool isShaking() const { return shaking_.isRunning(); }
  /// The place that a refusal is about; empty if there is none. The base takes the place that mouse or keys
  /// point at. If there is none, it takes the first place that proves the refusal.
  [[nodiscard]] virtual QString placeOfRefusal(const Refusal& refusal) const;

  /// The places where a dot shows that something may be done, if preferences ask for it. The base has none.
  [[nodiscard]] virtual QStringList legalPlaces() const { return {}; }
  /// Adjusts what boardMarks has found: removes what this board doesn't mark and adds marks that belong to
  /// the position. The base changes nothing.
  virtual void adjustMarks(BoardMarks& /*marks*/) const {}

  /// Paints what a hinted step places on the board: a card in its final position, or a sign. The places of
  /// the step have rings already. The base paints nothing.
  virtual void paintHintedStep(QPainter& painter, const QString& step) const;
  /// The area that a hint's ring around a place of this step encloses. It is the place itself (the default),
  /// or a control that has to be used before the step is played there.
  [[nodiscard]] virtual QRectF hintAreaOf(const QString& place, const QString& step) const;
  /// Draws a ring of the hint around a place that isn't among the step's places but is affected by the step.
  void paintHintRing(QPainter& painter, const QString& place) const;
  /// Paints what is the same in every frame of an animation. On pixels the result is kept as an image until
  /// forgetResting.
  virtual void paintResting(QPainter& painter) = 0;
  /// Paints, above paintResting, everything that depends on mouse, keys and animations. Called for every
  /// frame.
  virtual void paintOver(QPainter& painter) = 0;
  /// To be called when paintResting would paint something different, except after a change of size, which the
  /// board notices itself.
  void forgetResting() { resting_ = {}; }

  /// Whether the board uses `key`, so that it must not trigger a menu's shortcut. The base returns true for
  /// the keys of all boards: arrows, Enter, Space, Escape, N and O.
  [[nodiscard]] virtual bool meansKey(const QKeyEvent& key) const;
  /// Plays the id of the place as a step.
  void actOn(const QString& place) override;
  /// The modifiers of a key without the keypad modifier.
  [[nodiscard]] static Qt::KeyboardModifiers modifiersOf(const QKeyEvent& key);
  [[nodiscard]] static bool isOnKeypad(const QKeyEvent& key);
  [[nodiscard]] static bool isArrow(int key);
  /// Whether `key` is Enter, Return or Space, which act on the place with the cursor.
  [[nodiscard]] static bool isAct(int key);

  /// To be called by WholeBoard at the end of construction.
  void begin() { isWhole_ = true; }
  void end() { isWhole_ = false; }
  bool event(QEvent* event) final;
  /// Handles an event instead of QWidget::event. The base passes it to the handlers below.
  virtual bool boardEvent(QEvent* event);
  bool eventFilter(QObject* watched, QEvent* event) override;
  void childEvent(QChildEvent* event) final;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Only WholeBoard implements this function, so that boards can't be created in any other way.
  virtual void isMadeWhole() const = 0;
  /// Shows the cursor where it was last, or at firstPlace.
  void takeKeys();
  [[nodiscard]] QString nextTowards(Qt::Key arrow);
  /// All places in reading order.
  [[nodiscard]] QStringList placesAsRead() const;
  /// Handles N and O, with Shift backwards. N moves to the next place where something can be done, or where
  /// what is in hand can be put. O moves to the next piece of the player to move. Returns whether `key` was N
  /// or O.
  bool goToNext(const QKeyEvent& key);
  void setHover(const QString& place);
  void updateShownRefusal();
  void matchChanged(const Transition& transition);
  void updateFacing();
  void updateShape();
  void forgetHand();
  bool takeBack();
  void paintFocus(QPainter& painter) const;
  void paintHint(QPainter& painter) const;
  void paintTrace(QPainter& painter) const;
  void paintPointers(QPainter& painter) const;
  void paintFound(QPainter& painter, const QRectF& area) const;
  void paintHintNumber(QPainter& painter, QPointF middle, int number) const;
  void paintHintSurroundings(QPainter& painter) const;
  [[nodiscard]] double ringOf(const QRectF& area) const;
  [[nodiscard]] QPointF ringMiddle(const QRectF& area, double radius) const;
  void leaveNames(QPainter& painter) const;
  void strokeHint(QPainter& painter, const std::function<void()>& draw) const;
  void noteAct(const QEvent& event);
  void noteActOutOfTurn(const QEvent& event);
  bool handleKey(int key);
  bool handleZoomKey(const QKeyEvent& key);
  [[nodiscard]] bool isZoomKey(const QKeyEvent& key) const;
  /// Zooms around the cursor, or around the middle if there is no cursor.
  void zoomHere(int steps);
  bool zoomByGesture(const QEvent& event);
  bool pushByMouse(QEvent& event);
  /// `scale` is the number of pixels for each unit of the widget.
  [[nodiscard]] const QImage& restingImage(double scale);

  Match& match_;
  const Look& look_;
  BoardFacing facing_;
  QString hover_;
  QString cursor_;
  QString lastWalked_;  // where the last arrow key led
  QPointF lane_;        // a point on the line or column that the walk keeps to, in board units
  bool cursorInUse_ = false;
  bool focusCameByKeys_ = false;
  std::optional<Refusal> clicked_;  // the refusal that answers an action; stays until the next action
  QString refusedPlace_;
  std::optional<Refusal> shownRefusal_;
  bool shownAsAnswer_ = false;
  bool isSettled_ = false;
  bool isEndingTurn_ = false;
  BoardMarks shown_;  // hints, traces and pointers; boardMarks adds the rest
  QString task_;
  QString awaitedRefusal_;
  bool isPicking_ = false;
  bool isWhole_ = false;
  QImage resting_;  // null when out of date
  double restingScale_ = 0;
  Motion shaking_;
  struct Push {
    QPointF at;   // where the button was pressed
    QPointF pan;  // the board's pan at that moment
  };
  std::optional<Push> push_;  // panning by the middle button
  double pinch_ = 1;          // zoom factor that a pinch on a touch pad asks for
  int wheel_ = 0;             // eighths of a degree that haven't become a zoom step yet
  BoardZoom zoom_{*this};
  Hand hand_{*this, *this, zoom_};
  BoardTouch touch_{*this, zoom_, look_};
};

/// The only way to create a board: `new WholeBoard<BygBoard>(…)`. While a widget's constructor or destructor
/// is running, Qt already sends it events (about its children, for example), although parts of the board
/// don't exist yet, or no longer. A WholeBoard tells its board when all parts exist (isWhole).
template <std::derived_from<BoardView> Board>
class WholeBoard final : public Board {
 public:
  template <class... Arguments>
  explicit WholeBoard(Arguments&&... arguments) : Board(std::forward<Arguments>(arguments)...) {
    this->begin();
  }
  ~WholeBoard() override { this->end(); }
  Q_DISABLE_COPY_MOVE(WholeBoard)

 private:
  void isMadeWhole() const override {}
};

}  // namespace byways::app
