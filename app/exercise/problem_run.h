// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <string>
#include <vector>

#include "app/exercise/exercise_run.h"
#include "app/exercise/problem_list.h"
#include "app/job/job.h"

namespace byways::app {

class Preferences;

/// A problem under way: the turn that is tried, the answer to it, and the reason, which is played on the
/// board.
class ProblemRun : public ExerciseRun {
  Q_OBJECT

 public:
  /// The references must outlive it.
  ProblemRun(const Problem& problem, Progress& progress, const Preferences& preferences);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  /// The turns of the solution that are on the board, each with what it does. Empty before it is known.
  [[nodiscard]] QStringList told() const;

  [[nodiscard]] Page page() const override { return Page::Room; }
  [[nodiscard]] const Game& taught() const override { return *problem_.game; }
  [[nodiscard]] QString windowTitle() const override;
  [[nodiscard]] std::unique_ptr<ExerciseRun> next() const override;
  void sayAgain() override;

 protected:
  [[nodiscard]] std::unique_ptr<Match> makeStart() const override { return matchOf(problem_); }
  void begin() override;
  [[nodiscard]] ExerciseFace makeFace() override;
  [[nodiscard]] TablePage::Beside makeBeside() const override;
  [[nodiscard]] bool canGiveHint() const override { return stage() == Stage::Asked && hints_ < 2; }
  /// Where the turn goes first, or about where if that is all of it; once more, the whole turn.
  void makeHint() override;
  void makeSolution() override;
  [[nodiscard]] bool canShow() const override { return stage() == Stage::Asked || stage() == Stage::Missed; }
  void makeTry() override;
  void matchChanged() override;
  void shown() override;

 private:
  void enter(Stage stage);
  void judge();
  void take(const ProblemAnswer& answer);
  void missed(const ProblemAnswer& answer);
  void solved();
  void tellLine();
  void play(std::size_t from);
  void playAgain();
  void goToStart();
  void showHint();
  [[nodiscard]] QString learner() const;
  /// What is to be found, and what the others submit where that is for all to see.
  [[nodiscard]] QString asked() const;
  [[nodiscard]] QString hint() const;
  /// A turn in words; one that would be secret in a game as well, as nothing is in a problem.
  [[nodiscard]] QString openText(const std::string& turn, Seat seat) const;
  /// What a turn is, and unless that is to be left out, what it does.
  [[nodiscard]] QStringList lineInWords() const;
  [[nodiscard]] QString turnInWords(const Timeline& before, Seat seat, const std::string& turn,
                                    bool withFacts = true) const;
  /// What a wrong turn has reached of what counts.
  [[nodiscard]] QString gainText(int got) const;
  [[nodiscard]] QString endText() const;

  const Problem& problem_;
  std::vector<std::string> line_;  // the solution as entries
  QStringList toldLine_;           // and in words, once it is known
  Seat learner_ = kNobody;
  std::size_t cursor_ = 0;
  int hints_ = 0;          // given on the board
  bool hasRing_ = false;   // the first one is on the board
  bool isShown_ = false;   // the solution is shown rather than found
  bool isAnswer_ = false;  // what is being played is the answer to a wrong turn
  Job<ProblemAnswer> judging_;
};

}  // namespace byways::app
