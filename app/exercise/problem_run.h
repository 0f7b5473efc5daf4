// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <string>
#include <vector>

#include "app/exercise/problem_list.h"
#include "app/exercise/turn_run.h"
#include "app/job/job.h"

namespace byways::app {

class Preferences;

/// A problem in progress: the turn that is tried, the reply to it, and the reason for the verdict, which is
/// played on the board.
class ProblemRun : public TurnRun {
  Q_OBJECT

 public:
  /// The references must outlive the run.
  ProblemRun(const Problem& problem, Progress& progress, const Preferences& preferences);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  /// The turns of the solution that are on the board, each with its effects. Empty before the solution is
  /// known.
  [[nodiscard]] QStringList told() const;

  [[nodiscard]] Page page() const override { return Page::Room; }
  [[nodiscard]] const Game& taught() const override { return *problem_.game; }
  [[nodiscard]] QString windowTitle() const override;
  [[nodiscard]] std::unique_ptr<ExerciseRun> next() const override;
  void retranslate() override;

 protected:
  [[nodiscard]] std::unique_ptr<Match> makeStart() const override { return matchOf(problem_); }
  void begin() override;
  [[nodiscard]] ExerciseFace makeFace() override;
  [[nodiscard]] const std::string& sought() const override { return problem_.turn; }
  [[nodiscard]] bool isAnswer(const std::string& turn) const override { return is_right(problem_, turn); }
  /// Runs on a worker thread, as finding a reply to a wrong turn takes a moment.
  void look(const std::string& turn) override;
  void makeSolution() override;
  void makeTry() override;
  void showingChanged(bool isTakenBack) override;
  void shown() override;

 private:
  void take(const ProblemAnswer& answer);
  /// The task and, if turns are public, what the others submit.
  [[nodiscard]] QString asked() const;
  void missed(const ProblemAnswer& answer);
  void solved();
  void tellLine();
  void play(std::size_t from);
  void playAgain();
  /// The notation of each turn and, unless left out, its effects.
  [[nodiscard]] QStringList lineInWords() const;
  [[nodiscard]] QString turnInWords(const Timeline& before, Seat seat, const std::string& turn,
                                    bool withFacts = true) const;
  /// Says how much a wrong turn has gained: `got` of what the problem counts.
  [[nodiscard]] QString gainText(int got) const;
  [[nodiscard]] QString endText() const;

  const Problem& problem_;
  std::vector<std::string> line_;  // the solution as entries
  QStringList toldLine_;           // line_ in words; empty until it is needed
  bool isShown_ = false;           // whether the solution was shown rather than found
  bool isAnswer_ = false;          // whether the reply to a wrong turn is being played
  Job<ProblemAnswer> judging_;
};

}  // namespace byways::app
