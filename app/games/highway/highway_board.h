// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

#include "app/board/cell_board.h"
#include "app/board/replay_bar.h"
#include "app/games/highway/highway_surface.h"
#include "engine/highway/notation.h"

class QToolButton;

namespace byways::app {

class Match;

/// The step that places a tile of `kind` on `cell`: "B2=L".
[[nodiscard]] QString highwayStep(QChar kind, const QString& cell);

/// The submission in progress, made of the match's open steps.
class HighwaySubmission {
 public:
  /// `match` must outlive this object.
  explicit HighwaySubmission(Match& match) : match_(match) {}

  [[nodiscard]] QList<highway::WrittenStep> steps() const;
  /// The kind of the tile placed on `cell` in this turn or, if there is none, of the robber; null if neither
  /// was placed there.
  [[nodiscard]] QChar tileOn(const QString& cell) const;
  /// The direction chosen, as in records; nothing while none is.
  [[nodiscard]] std::optional<QString> direction() const;

  /// Undoes `step`, even if other steps follow it. Does nothing if the submission doesn't have `step`.
  void remove(const QString& step);
  /// Undoes the step that placed the tile or robber that tileOn returns.
  void takeBack(const QString& cell);
  /// Chooses a direction; choosing the same direction again undoes the choice.
  void choose(const QString& direction);

 private:
  Match& match_;
};

/// A round as everybody sees it being played out: what the board looks like at every moment of the round. A
/// plain value made from the public part of the round (highway::RoundReport).
///
/// Time runs from 0 to stages(). A stage is the placing of signs, a step of all travellers at once, the end
/// of the round, or the returns.
class HighwayRace {
  Q_DECLARE_TR_FUNCTIONS(HighwayRace)

 public:
  /// The latest completed round at the match's cursor. Precondition: there is one.
  explicit HighwayRace(const Match& match, hex::Facing facing = {});

  [[nodiscard]] int round() const { return report_.round; }
  [[nodiscard]] int stages() const { return static_cast<int>(stages_.size()); }
  /// How long a stage lasts at the usual speed. Precondition: 0 <= stage < stages().
  [[nodiscard]] int milliseconds(int stage) const;
  /// The board at `time`.
  [[nodiscard]] HighwayScene at(double time) const;
  /// The points of `seat` at `time`: those from before the round, and those that it has gained in the round
  /// until then.
  [[nodiscard]] int scoreAt(Seat seat, double time) const;
  /// What is happening, in a few words: "Step 3 of 7". Long names are shortened.
  [[nodiscard]] QString caption(double time) const;
  /// The results of the round up to `time`, one sentence each; at the end all of them.
  [[nodiscard]] QStringList facts(double time) const;
  /// The whole round in words, for a screen reader.
  [[nodiscard]] QString summary() const;

 private:
  enum class Stage { Signs, Step, Takings, Crash, Return };

  [[nodiscard]] double progress(Stage stage, double time) const;
  [[nodiscard]] double stepsAt(double time) const;
  [[nodiscard]] bool hasRobbed(double time) const { return progress(Stage::Takings, time) > 0.3; }
  [[nodiscard]] int gainAt(std::size_t traveller, double time) const;
  void addSigns(HighwayScene& scene, double time) const;
  void addTravellers(HighwayScene& scene, double time) const;
  [[nodiscard]] QStringList journeyTexts(double time) const;
  [[nodiscard]] QString crashCaption() const;
  [[nodiscard]] QString returnCaption() const;
  [[nodiscard]] QString signsText() const;

  highway::RoundReport report_;
  HighwayScene before_;
  std::vector<Stage> stages_;
  QList<HighwayTrail> trails_;
  QStringList names_;       // by seat from 0
  QStringList shortNames_;  // shortened names for the caption, by seat from 0
  QStringList homes_;       // the starting hexes, by seat from 0
};

/// Plays a race on the board and has the buttons for it.
class HighwayRaceBar : public ReplayBar {
  Q_OBJECT

 public:
  /// The bar is hidden until there is a race. `look` must outlive it.
  HighwayRaceBar(const Look& look, QWidget* parent);

  /// Shows a race from its beginning or, without animations, its end at once. If `stays`, people can't leave
  /// the race at its end: only close() removes it.
  void present(const HighwayRace& race, bool stays);
  /// Whether a race is being shown, running or paused.
  [[nodiscard]] bool isOn() const { return race_.has_value(); }
  [[nodiscard]] bool isAtEnd() const override { return race_ && time_ >= race_->stages(); }
  /// What the board shows now. Precondition: isOn().
  [[nodiscard]] HighwayScene sceneNow() const { return race_->at(time_); }
  /// The points of `seat` at the moment that is shown. Precondition: isOn().
  [[nodiscard]] int scoreNow(Seat seat) const { return race_->scoreAt(seat, time_); }
  /// The results of the round up to the moment that is shown. Precondition: isOn().
  [[nodiscard]] QStringList factsNow() const { return race_->facts(time_); }
  [[nodiscard]] int round() const { return race_->round(); }
  [[nodiscard]] double time() const { return time_; }
  /// The height in pixels that the bar needs if it is `width` pixels wide, for the longest caption of the
  /// race. Precondition: isOn().
  [[nodiscard]] int heightIn(int width) const;

  /// Jumps to the end of the race. At the end, closes it, unless it stays (present).
  void goOn() override;
  /// Removes the race from the board, whether or not it has ended.
  void close();

 Q_SIGNALS:
  void sceneChanged();
  void closed();

 private:
  void setTime(double time);
  [[nodiscard]] bool isLoaded() const override { return race_.has_value(); }
  [[nodiscard]] bool playsByItself() const override;
  void goToStart() override { setTime(0); }
  void goBy(int stages) override;
  bool playOn() override;
  [[nodiscard]] int pause() const override;
  void refresh() override;

  std::optional<HighwayRace> race_;
  bool stays_ = false;
  double time_ = 0;
};

/// Hexagonal Highway's board on the table. Places are cells ("A1") and those of the tray: tiles, a robber
/// ("L", "R", "X", "$") and directions ("ne", "-" to stay).
///
/// By mouse: drag a tile from the tray onto a cell, or click it and then the cell; drag a tile that was
/// placed in this turn to another cell or off the board, or click it to take it back. Dragging one's
/// traveller chooses the direction, and so does a click on a cell beside it. A click on the traveller chooses
/// to stay; a click on any other cell offers what may be placed there.
///
/// By keys: arrows walk the cells; L, R, X and $ (or T) place a tile or robber on the cell of the cursor,
/// Delete takes it back; without a cursor the first four keys lift it from the tray. Q E A D Z C and the
/// number pad choose the direction, S stays; after Space on one's traveller, the arrows choose it.
///
/// Behind the curtain and between rounds, the board shows only what is public. A round that has just been
/// submitted is played out first; then Space or Enter, arrows, Home and Escape steer the race.
class HighwayBoard : public CellBoard {
  Q_OBJECT

 public:
  HighwayBoard(Match& match, const Look& look, QWidget* parent);

  /// Behind the curtain, the tray has no places; its robber is a place only in the round with robbers.
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;
  [[nodiscard]] QStringList placesOf(const QString& step) const override;
  /// A direction is hinted at by the cell that it leads to.
  [[nodiscard]] QStringList whereOf(const QString& step) const override { return placesOf(step).last(1); }
  [[nodiscard]] QString firstPlace() const override;
  [[nodiscard]] QString keysText() const override;
  [[nodiscard]] bool isPlayingOut() const override;
  [[nodiscard]] QStringList linesWhilePlaying(Seat seat) const override;
  [[nodiscard]] ToldTurn toldWhilePlaying() const override;

 protected:
  [[nodiscard]] bool isOwn(const QString& place) const override;
  /// The cells where the tile in hand may be placed.
  [[nodiscard]] QStringList legalPlaces() const override;
  void adjustMarks(BoardMarks& marks) const override;
  void facingChanged() override;
  void positionChanged(const Transition& transition) override;
  void curtainMoved() override;
  void appearanceChanged() override;
  [[nodiscard]] bool meansKey(const QKeyEvent& event) const override;
  void paintHintedStep(QPainter& painter, const QString& step) const override;
  /// There is no resting layer: travellers, plans and the race may change in every frame.
  void paintResting(QPainter&) override {}
  void paintOver(QPainter& painter) override;
  /// Tiles in the tray and tiles placed in this turn can be taken, and the player's traveller, to aim with
  /// it.
  [[nodiscard]] bool canTake(const QString& place) const override;
  void take(const QString& place) override;
  [[nodiscard]] bool canPut(const QString& place) const override;
  void put(const QString& cell) override;
  bool putBack(const QString& place) override;
  void actOn(const QString& place) override;
  void drop(const QString& place) override;
  void handMoved() override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] bool isCell(const QString& place) const { return cellOf(place).has_value(); }
  /// Whether a person can change a submission now: one is to submit, the curtain is open, and no round is
  /// being played out.
  [[nodiscard]] bool isHandOpen() const;
  [[nodiscard]] QString ownCell() const { return cellOfTraveller(mover()); }
  /// The cell of a seat's traveller; empty if there is none.
  [[nodiscard]] QString cellOfTraveller(Seat seat) const;
  /// The direction to a neighbour of the player's own cell, kStay for that cell itself; nothing for other
  /// cells.
  [[nodiscard]] std::optional<std::uint8_t> directionTo(const QString& cell) const;

  void place(QChar kind, const QString& cell);
  /// Chooses the direction `way`, which leads to `cell`, if none is chosen yet; otherwise offers it in a menu
  /// together with the signs.
  void chooseOrOffer(std::uint8_t way, const QString& cell);
  void offerTiles(const QString& cell);
  /// The direction from the player's traveller to a point of the widget; empty if the point is too close to
  /// tell.
  [[nodiscard]] QString directionTowards(QPointF point) const;
  /// Explains at `place` how to begin the round, because nobody can play before.
  void tellHowToBegin(const QString& place);

  // The scene with what mouse, keys and preferences add.
  [[nodiscard]] HighwayScene sceneNow() const;
  void addHand(HighwayScene& scene) const;
  void addHeld(HighwayScene& scene) const;
  /// The kind of the tile or robber in hand; null if none.
  [[nodiscard]] QChar heldKind() const;
  /// The direction in which the traveller is being dragged, as in records; empty while the pointer is near
  /// the traveller, nothing if the traveller isn't dragged.
  [[nodiscard]] std::optional<QString> aimed() const;
  [[nodiscard]] HighwayTray trayNow() const;
  /// The direction that a click would choose now, as in records; empty if it would choose none. The journey
  /// in this direction is previewed.
  [[nodiscard]] QString pointedDirection() const;
  /// A copy of the match's state. If something from the tray is held over a cell where it is allowed, it has
  /// been placed there.
  [[nodiscard]] std::unique_ptr<State> stateWithHeldTile() const;
  void addPreviews(HighwayScene& scene) const;

  // Words.
  [[nodiscard]] bool hasOwnSign(const QString& cell) const;
  [[nodiscard]] QString describeCell(const QString& cell) const;
  [[nodiscard]] QString describeTray(const QString& place) const;
  [[nodiscard]] QString wayText(std::uint8_t way) const;
  [[nodiscard]] QString describeHand(const QString& cell) const;
  [[nodiscard]] QString describeJourney(const highway::JourneyReport& journey) const;

  // Keys.
  [[nodiscard]] bool handleHandKey(int key, bool onKeypad);
  void turnTowards(Qt::Key arrow);

  void startRace();
  [[nodiscard]] QRectF room() const override;
  [[nodiscard]] QRect barArea() const;
  void replaceButtons();

  HighwayScene scene_;  // the public part of the position
  HighwaySubmission submission_{match()};
  HighwayRaceBar* bar_;      // owned by this
  QToolButton* again_;       // owned by this: shows the last round again
  std::size_t rounds_ = 0;   // completed rounds at the cursor
  bool isPointing_ = false;  // arrow keys choose the direction instead of moving the cursor
};

}  // namespace byways::app
