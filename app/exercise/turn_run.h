// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/exercise/exercise_run.h"

namespace byways::app {

/// An exercise in which one turn is sought: hints that tell where it begins and then all of it, and the turn
/// that is tried. A kind of it knows the turn, judges what is tried, and shows what comes of it.
class TurnRun : public ExerciseRun {
  Q_OBJECT

 public:
  bool putHelpAway() override;

 protected:
  using ExerciseRun::ExerciseRun;

  /// The turn that is sought, as records write it.
  [[nodiscard]] virtual const std::string& sought() const = 0;
  /// Whether what has been begun of a turn is a whole answer.
  [[nodiscard]] virtual bool isAnswer(const std::string& turn) const { return turn == sought(); }
  /// Finds out how good the turn is that has been played: the stage is Looking.
  virtual void look(const std::string& turn) = 0;
  /// What is shown was taken back, or isn't all on the board yet.
  virtual void showingChanged(bool isTakenBack) = 0;

  void begin() override;
  [[nodiscard]] TablePage::Beside makeBeside() const override;
  [[nodiscard]] bool canGiveHint() const override {
    return stage() == Stage::Asked && (hints_ < 2 || isHintAway_);
  }
  /// Where the turn goes first, or about where if that is all of it; once more, the whole turn.
  void makeHint() override;
  [[nodiscard]] bool canShow() const override { return stage() == Stage::Asked || stage() == Stage::Missed; }
  void makeTry() override;
  void matchChanged() override;

  /// Nobody moves while something is shown.
  void enter(Stage stage);
  void goToStart();
  void forgetHints() { hints_ = 0; }
  void noteCursor() { cursor_ = match().timeline().cursor(); }
  [[nodiscard]] Seat learner() const { return learner_; }
  [[nodiscard]] QString learnersName() const { return match().name(learner_); }
  /// What of the face is about hints.
  void addHelp(ExerciseFace& face) const;

 private:
  void judge();
  void showHint();
  [[nodiscard]] QString hint() const;

  Seat learner_ = kNobody;
  std::size_t cursor_ = 0;
  int hints_ = 0;            // given on the board
  bool isHintAway_ = false;  // people have put them away
  bool hasRing_ = false;     // the first one is on the board
};

}  // namespace byways::app
