// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/board/board_view.h"
#include "app/board/motion.h"
#include "app/games/pass/pass_surface.h"

namespace byways::app {

/// The board of the Over-Pass set on the table, for all its rule sets. Places are nodes or spaces, piles
/// ("reserve:white", "home:white") and "dice".
///
/// By mouse: a click or a drag takes up a piece; a click on a mark, or letting go there, plays. The wheel and
/// a pinch zoom the board. A zoomed board can be dragged, and a button shows the whole board again. The board
/// never zooms by itself, so what people aim at stays where it is.
///
/// By keys: arrows walk, Enter or Space takes up and puts down, Escape puts back; R rolls the dice; + and -
/// zoom, 0 shows the whole board.
///
/// A derived board says what lies on the board, what may be taken up, and where it may go. The base calls
/// rebuild() some time after construction; a derived constructor may also call it at its end, so that the
/// board is complete at once.
class PassBoard : public BoardView {
  Q_OBJECT

 public:
  PassBoard(Match& match, const Look& look, PassGround ground, QWidget* parent);

  [[nodiscard]] const Surface& surface() const override { return surface_; }
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;

  void activate(const QString& place) override;
  /// The place of the piece in hand; empty if none.
  [[nodiscard]] const QString& lifted() const { return hand().held(); }

  [[nodiscard]] QSize sizeHint() const override { return {640, 640}; }

 protected:
  // What a derived board implements. makeScene, liftable, and targets or offers are called again after every
  // change of the match; a derived board calls rebuild() after changes that only it knows of.

  /// The scene of the position at the match's cursor: pieces, piles, dice and everything else that doesn't
  /// depend on the hand.
  [[nodiscard]] virtual PassScene makeScene() const = 0;
  /// Places whose piece may be taken up now, piles among them.
  [[nodiscard]] virtual QStringList liftable() const = 0;
  /// What may be done with the piece in hand, which was taken up at `from`.
  [[nodiscard]] virtual QList<PassMark> targets(const QString& from) const = 0;
  /// What may be done by acting on a place with nothing in hand: placing a piece, for example.
  [[nodiscard]] virtual QList<PassMark> offers() const { return {}; }
  /// Adds what pointing at a place shows: the way over other pieces, highlighted lines, arrows, ghosts. The
  /// scene already has targets, marks and `lifted`.
  virtual void decorate(PassScene& /*scene*/) const {}
  /// Why the piece at `place` can't be taken up; nothing if there is no reason to give.
  [[nodiscard]] virtual std::optional<Refusal> liftRefusal(const QString& place) const;
  /// Why the piece in hand, which was taken up at `from`, can't be put at `to`.
  [[nodiscard]] virtual std::optional<Refusal> dropRefusal(const QString& from, const QString& to) const;
  /// Plays a target or an offer, and returns whether it was played. The base plays the step of `mark`.
  virtual bool playMark(const PassMark& mark);
  [[nodiscard]] bool canActOn(const QString& place) const override;
  /// Acts on a place that has neither a target nor an offer nor a piece to take up. The base rolls the dice,
  /// or shows the refusal.
  void actOn(const QString& place) override;
  /// Called by Escape with an empty hand: takes back the last part of the last step. Returns whether there
  /// was such a part.
  virtual bool takeBackLast() { return false; }
  /// Whether people may roll the dice now; and rolls them.
  [[nodiscard]] virtual bool isRollDue() const { return match().canRoll(); }
  virtual void roll() { match().roll(); }

  /// Calls makeScene, liftable, and targets or offers again, and repaints.
  void rebuild();
  void emptyHand();
  /// The scene of the match's position, without the hand and its marks.
  [[nodiscard]] const PassScene& sceneAtRest() const { return scene_; }
  [[nodiscard]] const PassSurface& spots() const { return surface_.spots(); }
  [[nodiscard]] const QList<PassMark>& marksNow() const { return marks_; }
  /// liftable() as of the last change: cheap to call for every place.
  [[nodiscard]] bool canLift(const QString& place) const { return liftable_.contains(place); }

  /// The choice that is shown while one place allows several things; nothing if there is none.
  [[nodiscard]] const std::optional<PassChoice>& choice() const { return scene_.choice; }
  /// The option of the choice whose PassChoice::placeOf is `place`; nothing for other places.
  [[nodiscard]] std::optional<PassMark> optionOf(const QString& place) const;

  [[nodiscard]] bool isOwn(const QString& place) const override;
  void adjustMarks(BoardMarks& marks) const override;
  [[nodiscard]] QTransform placed() const override;
  void facingChanged() override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  void curtainMoved() override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  [[nodiscard]] QList<QRectF> nameAreas() const override;
  [[nodiscard]] bool meansKey(const QKeyEvent& event) const override;
  [[nodiscard]] bool canTake(const QString& place) const override { return canLift(place) && !choice(); }
  void take(const QString& place) override;
  [[nodiscard]] bool canPut(const QString& place) const override {
    return !choice() && !marksAt(place).isEmpty();
  }
  void put(const QString& place) override;
  bool putBack(const QString& place) override;
  void drop(const QString& place) override;
  void handMoved() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] PassScene sceneNow() const;

  // What the hand does.
  [[nodiscard]] QList<PassMark> marksAt(const QString& place) const;
  [[nodiscard]] bool meansSomething(const QString& place) const;
  [[nodiscard]] int optionAt(const QString& place) const;
  /// Whether a click on `place` takes up the piece there instead of putting down the piece in hand. False if
  /// a lesson awaits the refusal of putting it there.
  [[nodiscard]] bool takesInstead(const QString& place) const;
  void choose(const QString& place);
  void lift(const QString& place);
  void askWhatIsMeant(const QString& place);
  void closeChoice();
  bool handleBoardKey(int key);
  bool handleChoiceKey(int key);
  [[nodiscard]] int optionTowards(int arrow) const;
  void startMotions(const Transition& transition);

  PassScene scene_;  // the scene of the match's position, with the choice
  PassSceneSurface surface_{scene_};
  QStringList liftable_;
  QList<PassMark> marks_;  // targets of the piece in hand, or offers
  QString droppedOn_;      // where a drag has just put a piece
  std::size_t timelineCursorBefore_ = 0;

  Motion moving_{*this, look()};
  Motion tumble_{*this, look()};  // the dice
};

}  // namespace byways::app
