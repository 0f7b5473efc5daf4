// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/exercise/exercise_run.h"

namespace byways::app {

/// An exercise in which one turn has to be found. The class gives hints, which show where the turn begins and
/// then the whole turn, and takes the turn that is tried. A derived class knows the turn, judges what is
/// tried, and shows the consequences.
class TurnRun : public ExerciseRun {
  Q_OBJECT

 public:
  bool putHelpAway() override;

 protected:
  using ExerciseRun::ExerciseRun;

  /// The turn to be found, in the notation of records.
  [[nodiscard]] virtual const std::string& sought() const = 0;
  /// Whether the unfinished turn is already the whole answer.
  [[nodiscard]] virtual bool isAnswer(const std::string& turn) const { return turn == sought(); }
  /// Assesses the turn that was played; the stage is Looking.
  virtual void look(const std::string& turn) = 0;
  /// Called when the match has changed while turns are being shown: a step was taken back if `isTakenBack`,
  /// otherwise another one has been played.
  virtual void showingChanged(bool isTakenBack) = 0;

  void begin() override;
  [[nodiscard]] TablePage::Beside makeBeside() const override;
  [[nodiscard]] bool canGiveHint() const override {
    return stage() == Stage::Asked && (hints_ < 2 || isHintAway_);
  }
  /// The first hint shows where the turn begins, or only roughly where if the place would give away the whole
  /// turn. The second hint shows the whole turn.
  void makeHint() override;
  [[nodiscard]] bool canShow() const override { return stage() == Stage::Asked || stage() == Stage::Missed; }
  void makeTry() override;
  void matchChanged() override;

  /// Sets the stage. The learner can move only in Stage::Asked.
  void enter(Stage stage);
  void goToStart();
  void forgetHints() { hints_ = 0; }
  void noteCursor() { cursor_ = match().timeline().cursor(); }
  [[nodiscard]] Seat learner() const { return learner_; }
  [[nodiscard]] QString learnersName() const { return match().name(learner_); }
  /// Adds to `face` what the desk shows about hints.
  void addHelp(ExerciseFace& face) const;

 private:
  void judge();
  void showHint();
  [[nodiscard]] QString hint() const;

  Seat learner_ = kNobody;
  std::size_t cursor_ = 0;
  int hints_ = 0;            // number of hints given on the board
  bool isHintAway_ = false;  // whether the player has put the hints away
  bool hasRing_ = false;     // whether the first hint is on the board
};

}  // namespace byways::app
