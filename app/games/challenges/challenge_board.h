// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/games/pass/pass_board.h"
#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"
#include "engine/core/game.h"

class QAction;
class QVariantAnimation;

namespace byways::app {

/// A move of a challenge, read from its notation: "D7>C7>B0" or "m1>k1+h0".
struct ChallengeStep {
  QString text;
  QString from;
  QString removed;  ///< the removed piece; empty in Full House
  QString to;
  QStringList broughtIn;  ///< in Full House, the spaces that get a piece

  /// The notation of this move if it brought in pieces on `spaces` instead; they are written in the order of
  /// the board file.
  [[nodiscard]] QString bringing(const QStringList& spaces) const;

  bool operator==(const ChallengeStep&) const = default;
};

/// The move in `text`; nothing if `text` isn't written like a move. The places of the move need not be on the
/// board.
[[nodiscard]] std::optional<ChallengeStep> readChallengeStep(const QString& text);
/// All legal moves, in the order of the board file.
[[nodiscard]] QList<ChallengeStep> challengeSteps(const State& state);

/// The challenges.
enum class Challenge { FullHouse, CrookedJumps, Spiral };

/// Precondition: the game is a challenge.
[[nodiscard]] Challenge challengeOf(const Game& game);

/// The position at the match's cursor, with the places of the last move.
[[nodiscard]] PassScene challengeScene(const Match& match);

/// The move that led to the match's cursor; nothing at the start.
[[nodiscard]] std::optional<ChallengeStep> lastChallengeStep(const Match& match);

/// The groups of three that a move of Full House fills by bringing pieces in, each as a list of its spaces.
[[nodiscard]] QList<QStringList> challengeGroups(const ChallengeStep& step);

/// The board of a solo challenge on the table. People use it like any PassBoard. It also shows hints, and a
/// light that runs over it when the challenge is solved.
class ChallengeBoard : public PassBoard {
  Q_OBJECT

 public:
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] bool isAsking() const override { return choice() && choice()->onBoard; }

  /// How much of a step a hint gives away.
  enum class Hint {
    Piece,  ///< which piece the step moves
    Whole   ///< which piece the step moves, and where it goes
  };
  /// Highlights the piece of a legal step and, for Hint::Whole, also its landing, until something is played.
  /// An empty step removes the highlight. A piece in hand stays in hand, unless `kind` is Hint::Whole and
  /// `step` moves another piece.
  void showHint(const QString& step, Hint kind);
  /// From now on, an arrow shows the move that led to the current position.
  void showLastMove();
  /// Runs a light over the board, unless animations are off.
  void celebrate();
  using PassBoard::look;
  /// The highlighted step and how much of it is shown; empty if there is none.
  [[nodiscard]] QString hint() const { return hint_; }
  [[nodiscard]] Hint hintKind() const { return hintKind_; }
  [[nodiscard]] bool isCelebrating() const;

 protected:
  ChallengeBoard(Match& match, const Look& look, PassGround ground, QWidget* parent);

  [[nodiscard]] PassScene makeScene() const override;
  [[nodiscard]] QStringList liftable() const override;
  [[nodiscard]] QList<PassMark> targets(const QString& from) const override;
  void decorate(PassScene& scene) const override;
  [[nodiscard]] std::optional<Refusal> liftRefusal(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> dropRefusal(const QString& from, const QString& to) const override;
  void positionChanged(const Transition& transition) override;
  void paintOver(QPainter& painter) override;

  /// The kind of the marks where steps of this challenge lead.
  [[nodiscard]] virtual PassMark::Kind markKind() const = 0;
  /// Adds to the scene what `step`, which is pointed at, would remove or bring in.
  virtual void showStep(PassScene& scene, const ChallengeStep& step) const = 0;
  /// A step from `from` to `to` in notation, so that the engine can say why it is refused. Precondition: no
  /// legal step leads from `from` to `to`.
  [[nodiscard]] virtual QString stepToRefuse(const QString& from, const QString& to) const = 0;

  [[nodiscard]] const QList<ChallengeStep>& steps() const { return steps_; }

 private:
  [[nodiscard]] QString describePlace(const QString& place) const;
  [[nodiscard]] QString questionText() const;
  [[nodiscard]] QList<ChallengeStep> stepsUnderHand(const PassScene& scene) const;
  void paintLight(QPainter& painter) const;

  QList<ChallengeStep> steps_;  // the legal steps
  QString hint_;
  Hint hintKind_ = Hint::Whole;
  bool showsLastMove_;
  QVariantAnimation* light_;  // owned by this
};

/// Full House (SOL-1): pieces walk from space to space and bring others in.
///
/// A move brings in every piece that it can. As in Groups-of-Three, people can change this until the next
/// move: Escape takes out the piece that came in last, and acting on its space brings it in again.
class FullHouseBoard : public ChallengeBoard {
  Q_OBJECT

 public:
  FullHouseBoard(Match& match, const Look& look, QWidget* parent);

 protected:
  [[nodiscard]] QList<PassMark> targets(const QString& from) const override;
  [[nodiscard]] QList<PassMark> offers() const override;
  bool playMark(const PassMark& mark) override;
  bool takeBackLast() override;
  void decorate(PassScene& scene) const override;
  void appearanceChanged() override;
  [[nodiscard]] PassMark::Kind markKind() const override { return PassMark::Kind::Move; }
  void showStep(PassScene& scene, const ChallengeStep& step) const override;
  [[nodiscard]] QString stepToRefuse(const QString& from, const QString& to) const override;

 private:
  void updateTakeOut();

  QAction* takeOut_;  // takes out the piece that came in last; owned by this
};

/// Crooked Jumps and the Over-Pass Spiral (SOL-2, SOL-3). A step removes the piece that it passes over; if it
/// passes over several, the last of them.
class JumpsBoard : public ChallengeBoard {
  Q_OBJECT

 public:
  JumpsBoard(Match& match, const Look& look, QWidget* parent);

 protected:
  [[nodiscard]] PassMark::Kind markKind() const override { return PassMark::Kind::Jump; }
  void showStep(PassScene& scene, const ChallengeStep& step) const override;
  [[nodiscard]] QString stepToRefuse(const QString& from, const QString& to) const override;
};

}  // namespace byways::app
