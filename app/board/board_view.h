// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QStringList>
#include <QWidget>

#include <concepts>
#include <functional>
#include <utility>

#include "app/board/board_touch.h"
#include "app/board/board_zoom.h"
#include "app/board/motion.h"
#include "app/board/told_turn.h"
#include "app/match/match.h"

namespace byways::app {

class Look;

/// What a lesson marks on a board, as ids of places.
struct BoardPointers {
  QStringList glow;   ///< light up
  QStringList found;  ///< have a tick
  QList<std::pair<QString, QString>> arrows;

  bool operator==(const BoardPointers&) const = default;
};

/// The board on the table: shows the match and turns mouse, touch and keys into steps.
///
/// What all boards have in common is here: the place under the mouse, the place with the keyboard's cursor,
/// the refusal on show, and what a screen reader is told. A game's view says which places there are, where
/// they lie, how to walk between them, and paints. Boards are made as a WholeBoard.
class BoardView : public QWidget {
  Q_OBJECT

 public:
  BoardView(Match& match, const Look& look, QWidget* parent);

  /// Whether its constructors have run and no destructor has begun. A board that isn't whole may not be asked
  /// for anything that a game's view answers, and takes no events.
  [[nodiscard]] bool isWhole() const { return isWhole_; }

  /// The ids of all places, in reading order.
  [[nodiscard]] virtual QStringList places() const = 0;
  /// The area of a place, in the widget's coordinates.
  [[nodiscard]] virtual QRectF areaOf(const QString& place) const = 0;
  /// The place at that point; empty if none.
  [[nodiscard]] virtual QString placeAt(QPointF point) const = 0;
  /// The place that an arrow key leads to; `from` itself if there is none.
  [[nodiscard]] virtual QString walk(const QString& from, Qt::Key arrow) = 0;
  /// What a screen reader says of a place: "D4, stone of Ann, group of 5".
  [[nodiscard]] virtual QString describe(const QString& place) const = 0;
  /// What acting on a place would do: "Place a stone"; empty if nothing.
  [[nodiscard]] virtual QString actionOf(const QString& place) const = 0;

  /// Why a place can't be acted on; nothing if it can. The base takes the id of a place for the step.
  [[nodiscard]] virtual std::optional<Refusal> refusalAt(const QString& place) const;

  /// How many times the board is enlarged; 1 shows all of it.
  [[nodiscard]] double zoom() const { return zoom_.factor(); }
  /// Enlarges the board by that factor around a point that stays where it is.
  void setZoom(double zoom, QPointF around) { zoom_.set(zoom, around); }
  /// Shows the board larger (1) or smaller (-1) by a step, or as a whole (0).
  void stepZoom(int step);
  /// Whether a hand that is pressed there and moved drags something, or draws. Where it doesn't, a finger
  /// pushes an enlarged board. By default wherever there is a place.
  [[nodiscard]] virtual bool canDragFrom(QPointF point) const { return !placeAt(point).isEmpty(); }

  /// A second finger has come while the first one is pressed: returns whether the board makes something of
  /// it, as the first finger has something that can be turned. By default it doesn't, and two fingers
  /// enlarge.
  virtual bool secondFinger() { return false; }

  /// The places that a legal step is about, in its order: where it goes, or from where to where. The base
  /// asks the game (Game::places_of).
  [[nodiscard]] virtual QStringList placesOf(const QString& step) const;
  /// Where a legal step is looked for, as a hint gives it away first. The base takes the first of placesOf.
  [[nodiscard]] virtual QStringList whereOf(const QString& step) const { return placesOf(step).mid(0, 1); }
  /// Where names of places are written, in the widget's coordinates: hints, traces and what a lesson points
  /// at leave them free. The base knows of none.
  [[nodiscard]] virtual QList<QRectF> nameAreas() const;
  /// Marks places until it is called again: of each step of a turn in its order those of placesOf. Empty:
  /// none. Of `steps`, the same ones in notation, the board also shows what they put there.
  void showHint(const QList<QStringList>& places, const QStringList& steps = {});
  /// Marks the surroundings of that place until it is called again, without telling which place it is: it
  /// isn't in their middle. Empty: none.
  void showHintAround(const QString& place);
  /// What showHintAround marks now, in the board's coordinates; empty if nothing.
  [[nodiscard]] QRectF hintSurroundings() const;
  /// Whether the board itself marks the turn that was played last. False by default.
  [[nodiscard]] virtual bool marksLastTurn() const { return false; }
  /// What a step that was played has left to see: ways from where to where, and single places where
  /// something has come in. The base takes placesOf as one way.
  [[nodiscard]] virtual QList<QStringList> tracesOf(const QString& step) const;
  /// Draws in that colour where a turn went until it is called again, except beside a hint, whose rings look
  /// alike: of each step those of tracesOf. Empty: nothing.
  void showTrace(const QList<QStringList>& places, const QColor& colour = {});

  /// Whether a hint marks that place now.
  [[nodiscard]] bool isHinted(const QString& place) const;
  /// Marks this until it is called again.
  void showPointers(const BoardPointers& pointers);

  /// Acts on a place as a click, Enter or Space does.
  virtual void activate(const QString& place);
  /// The same, or picks it while places are picked.
  void act(const QString& place);
  /// Walks by an arrow key; acts by Enter or Space. Where nothing shows the cursor yet, any of them only
  /// shows it. Returns whether it was such a key.
  bool walkOrAct(int key);
  /// While this is on, nobody can play on the board: `picked` names places instead. See PlacePicker.
  void setPicking(bool isPicking);

  /// The place with the keyboard's cursor; empty before the first arrow key.
  [[nodiscard]] QString cursor() const { return cursor_; }
  void setCursor(const QString& place);
  /// What is asked for next is about a place like that one, a link or a hex: the cursor goes there and begins
  /// among those. Empty: whatever the turn is about.
  void setTask(const QString& place);
  /// The reason of the refusal that a lesson asks for. Where acting on a place may mean two things, it means
  /// what is refused for that reason. Empty: none is asked for.
  void setAwaitedRefusal(const QString& reason) { awaitedRefusal_ = reason; }
  /// The place where the cursor begins: of those that the task is about the one nearest to the middle.
  [[nodiscard]] virtual QString firstPlace() const;
  /// What the keys do here, for somebody who has just begun to use them.
  [[nodiscard]] virtual QString keysText() const;
  using QWidget::setCursor;

  [[nodiscard]] Match& match() const { return match_; }

  [[nodiscard]] QSize sizeHint() const override { return {620, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

  /// Whether the board is playing something out that everybody should see before the next player is asked:
  /// curtain and outcome wait for `playedOut`.
  [[nodiscard]] virtual bool isPlayingOut() const { return false; }
  /// While isPlayingOut: what a seat's card says at this moment, as GameFace::seatLines. Empty (the default)
  /// if it keeps what it said before.
  [[nodiscard]] virtual QStringList linesWhilePlaying(Seat /*seat*/) const { return {}; }
  /// While isPlayingOut: what is said beside the board instead of what a turn asks for.
  [[nodiscard]] virtual ToldTurn toldWhilePlaying() const { return {}; }
  /// The refusal to show on the board and in words; nothing if there is none.
  [[nodiscard]] const std::optional<Refusal>& shownRefusal() const { return shownRefusal_; }
  /// Whether that refusal answers something that was tried: then it is said at that place and stays until the
  /// next act. Otherwise it is about something that mouse or keys only point at, and is shown softly.
  [[nodiscard]] bool refusalIsAnswer() const { return clicked_.has_value(); }
  /// The place that the answer is about; empty if there is none.
  [[nodiscard]] QString refusedPlace() const { return refusalIsAnswer() ? refusedPlace_ : QString(); }
  /// Forgets the answer on show, as something else is being done.
  void dismissRefusal();
  /// While this is on, what is refused is the end of the turn: that is about no place under the hand.
  void setEndingTurn(bool isEnding) { isEndingTurn_ = isEnding; }
  /// Whether mouse or cursor are still where something has just been done. No refusal is shown there until
  /// the pointer moves.
  [[nodiscard]] bool isSettled() const { return isSettled_; }
  /// To be called when something has been done that isn't a step: taken up or put down, for example.
  void settle();

 Q_SIGNALS:
  /// The place under the mouse or the keyboard's cursor, for the line that explains; empty if none.
  void hovered(const QString& place);
  void cursorMoved(const QString& place);
  /// The keys have taken over from the mouse: the cursor shows for the first time, or again.
  void keysTaken();
  void picked(const QString& place);
  /// The refusal on show has come or gone, or has become an answer; ask shownRefusal.
  void shownRefusalChanged();
  /// Escape has taken back the last step.
  void tookBack();
  /// Somebody has tried to act on the board while it is a computer's turn.
  void actedOutOfTurn();
  /// What linesWhilePlaying and toldWhilePlaying say may have changed.
  void playedOn();
  /// isPlayingOut was true and isn't any more.
  void playedOut();

 protected:
  [[nodiscard]] const Look& look() const { return look_; }
  /// The room of the whole board, which reaches beyond the widget while it is enlarged.
  [[nodiscard]] QRectF boardArea() const { return zoom_.area(); }
  [[nodiscard]] BoardZoom& boardZoom() { return zoom_; }
  [[nodiscard]] const BoardZoom& boardZoom() const { return zoom_; }
  [[nodiscard]] QString hover() const { return hover_; }
  [[nodiscard]] bool cursorIsVisible() const { return hasFocus() && cursorInUse_ && !cursor_.isEmpty(); }
  /// The place that mouse or keys point at; empty if none.
  [[nodiscard]] QString pointed() const { return cursorIsVisible() ? cursor_ : hover_; }
  /// The seat that a person may move (Match::mover).
  [[nodiscard]] Seat mover() const { return isPicking_ ? kNobody : match_.mover(); }
  /// Called when the curtain has gone down or up (Match::isCurtained), before repainting: forget what was in
  /// hand. Cursor, hover and refusal are forgotten already. The base does nothing.
  virtual void curtainMoved();
  /// Called when the position has changed, before repainting. The base does nothing.
  virtual void positionChanged(const Transition& transition);
  /// Called when look, size, language or zoom have changed: throw away what was cached.
  virtual void appearanceChanged();

  /// Of the places those that the cursor may begin on as long as no task says more: where something can be
  /// done, or all of them where nothing can.
  [[nodiscard]] virtual QStringList firstPlaces() const;
  /// The places of the same kind as that one. The base knows only one kind.
  [[nodiscard]] virtual QStringList placesLike(const QString& place) const;
  /// Whether a piece of the player to move lies there. The base knows of none.
  [[nodiscard]] virtual bool isOwn(const QString& place) const;

  [[nodiscard]] const QString& awaitedRefusal() const { return awaitedRefusal_; }

  /// Makes a screen reader go to a place and say what is there.
  void speak(const QString& place);
  /// Shows a refusal that the view itself has found as if the match had refused a step; it is about that
  /// place, or about placeOfRefusal.
  void refuse(const Refusal& refusal, const QString& place = {});
  /// The same, and the mark at that place shakes, as it does for what the match refuses.
  void refuseAt(const QString& place, const Refusal& refusal);
  /// How far the mark of what was refused is pushed aside, from -1 to 1; 0 at rest.
  [[nodiscard]] double shake() const { return shaking_.swing(); }
  [[nodiscard]] bool isShaking() const { return shaking_.isRunning(); }
  /// The place that something refused is about; empty if none. The base takes the one that mouse or keys
  /// point at, else the first that proves it.
  [[nodiscard]] virtual QString placeOfRefusal(const Refusal& refusal) const;

  /// Paints what a step that a hint shows puts on the board: a card as it comes to lie, a sign. Its places
  /// have rings already. The base paints nothing.
  virtual void paintHintedStep(QPainter& painter, const QString& step) const;
  /// Where the ring of a hint lies that shows this step, as far as it is about that place: around the place
  /// (the default), or around what has to be done before the step is played there.
  [[nodiscard]] virtual QRectF hintAreaOf(const QString& place, const QString& step) const;
  /// A ring of the hint around a place, for what a step does besides its way.
  void paintHintRing(QPainter& painter, const QString& place) const;
  /// Paints the board as it rests. On pixels the result is kept as an image until forgetResting.
  virtual void paintResting(QPainter& painter) = 0;
  /// Paints over it what mouse, keys and motion add; called for every frame.
  virtual void paintOver(QPainter& painter) = 0;
  /// To be called when paintResting would paint something different from the last time. Sizes are noticed
  /// here.
  void forgetResting() { resting_ = {}; }

  /// Whether the board means something by that key, so that it must not reach the menu's shortcuts. Arrows,
  /// Enter, Space, Escape, N and O are meant by every board; the base knows no others.
  [[nodiscard]] virtual bool meansKey(const QKeyEvent& key) const;
  /// The modifiers of a key that say something; that it is on the number pad says nothing.
  [[nodiscard]] static Qt::KeyboardModifiers modifiersOf(const QKeyEvent& key);
  [[nodiscard]] static bool isOnKeypad(const QKeyEvent& key);
  [[nodiscard]] static bool isArrow(int key);
  /// Enter, Return or Space, which act on the place with the cursor.
  [[nodiscard]] static bool isAct(int key);

  /// Called between construction and destruction; see WholeBoard.
  void begin() { isWhole_ = true; }
  void end() { isWhole_ = false; }
  bool event(QEvent* event) final;
  /// What a board does with an event, in place of QWidget::event. The base hands it on to the handlers below.
  virtual bool boardEvent(QEvent* event) { return QWidget::event(event); }
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
  /// Only a WholeBoard has it, so that nothing else can be made of a board's class.
  virtual void isMadeWhole() const = 0;
  /// Shows the cursor where it was, or where it begins.
  void takeKeys();
  [[nodiscard]] QString nextTowards(Qt::Key arrow);
  /// N and O: to the next place of those that the key is about, or the one before.
  bool goToNext(const QKeyEvent& key);
  void setHover(const QString& place);
  void updateShownRefusal();
  void matchChanged(const Transition& transition);
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
  /// Larger or smaller, around the cursor if there is one.
  void zoomHere(int steps);
  bool zoomByGesture(const QEvent& event);
  bool pushByMouse(QEvent& event);
  /// `scale` is the number of pixels for each unit of the widget.
  [[nodiscard]] const QImage& restingImage(double scale);

  Match& match_;
  const Look& look_;
  QString hover_;
  QString pressed_;
  QString cursor_;
  bool cursorInUse_ = false;
  bool focusCameByKeys_ = false;
  std::optional<Refusal> clicked_;  // stays on show until something else is done
  QString refusedPlace_;
  std::optional<Refusal> shownRefusal_;
  bool shownAsAnswer_ = false;
  bool isSettled_ = false;
  bool isEndingTurn_ = false;
  QList<QStringList> hint_;
  QStringList hintedSteps_;
  QString hintedAround_;
  QList<QStringList> trace_;
  QColor traceColour_;
  BoardPointers pointers_;
  QString task_;
  QString awaitedRefusal_;
  bool isPicking_ = false;
  bool isWhole_ = false;
  QImage resting_;  // null when out of date
  double restingScale_ = 0;
  Motion shaking_;
  struct Push {
    QPointF at;   // where the mouse was pressed
    QPointF pan;  // of the board then
  };
  std::optional<Push> push_;  // by the middle button
  double pinch_ = 1;          // of a pinch on a touch pad
  int wheel_ = 0;             // eighths of a degree, not yet used
  BoardZoom zoom_{*this};
  BoardTouch touch_{*this, zoom_, look_};
};

/// The only way to make a board: `new WholeBoard<BygBoard>(…)`. While a widget is built and destroyed Qt
/// sends it events already, about its children for example, and what they lead to may need parts of the board
/// that aren't there yet, or any more.
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
