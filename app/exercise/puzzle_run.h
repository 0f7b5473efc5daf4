// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <string>
#include <vector>

#include "app/exercise/exercise_run.h"
#include "app/exercise/puzzle_result.h"
#include "app/exercise/solution_replay.h"
#include "app/exercise/solver_job.h"
#include "app/look/sentence.h"

namespace byways::app {

class ChallengeBoard;

/// A solo challenge in progress (SOL-4). Its match is an ordinary game, whose record also stores the attempt
/// (puzzle_record.h). Hints and solutions come from the stored solution as long as the player has followed
/// it, otherwise from the solver. A solution is played on a second board that covers the table.
class PuzzleRun : public ExerciseRun {
  Q_OBJECT

 public:
  /// The references must outlive the run. Precondition: the setup is one of a challenge. Stars can be earned
  /// in puzzles that come with the program, and in those whose label has a name (PuzzleLabel).
  PuzzleRun(MatchSetup setup, Progress& progress, const Preferences& preferences);
  ~PuzzleRun() override;

  /// The puzzle; null if it doesn't come with the program.
  [[nodiscard]] const Puzzle* puzzle() const { return puzzle_; }
  /// The board on which a solution is being played; null if none is.
  [[nodiscard]] SolutionReplay* replay() const { return replay_; }

  [[nodiscard]] bool isGame() const override { return true; }
  [[nodiscard]] Page page() const override { return Page::Room; }
  [[nodiscard]] const Game& taught() const override { return *setup_.game; }
  [[nodiscard]] QString windowTitle() const override;
  [[nodiscard]] std::unique_ptr<ExerciseRun> next() const override;
  void hurry() override;
  [[nodiscard]] ReplayBar* replayBar() const override;
  bool putHelpAway() override;
  void retranslate() override;

 protected:
  [[nodiscard]] std::unique_ptr<Match> makeStart() const override { return std::make_unique<Match>(setup_); }
  [[nodiscard]] std::unique_ptr<Match> makeResult(const Timeline& /*result*/) const override {
    return makeStart();
  }
  void begin() override;
  void beginResult() override { begin(); }
  [[nodiscard]] Attempt attemptUnderWay() const override;
  [[nodiscard]] const Timeline& seen() const override;
  [[nodiscard]] bool mayExplore() const override;
  void keepAttempt() override;
  [[nodiscard]] ExerciseFace makeFace() override;
  [[nodiscard]] TablePage::Beside makeBeside() const override;
  [[nodiscard]] bool canGiveHint() const override { return stage() == Stage::Asked || isStuck(); }
  /// The first hint shows the piece that moves next in a solution, the second shows the whole move. If no
  /// solution exists from here, the hint says to which position to go back.
  void makeHint() override;
  void makeSolution() override;
  [[nodiscard]] bool canShow() const override { return stage() != Stage::Showing; }
  void makeTry() override;
  void toFirstStep() override;
  void matchChanged() override;
  void shown() override {}

 private:
  /// The progress of a hint.
  enum class Help {
    None,
    Searching,
    Piece,       ///< the board shows which piece to move
    Whole,       ///< the board shows the whole move
    GoBack,      ///< no solution from here, but from an earlier position
    NoSolution,  ///< no solution from here or from any earlier position
    Unknown      ///< the search didn't find out
  };
  enum class Wish { Hint, Solution };

  void setHelp(Help help);
  /// Whether nothing can be moved and the position to go back to isn't known yet.
  [[nodiscard]] bool isStuck() const { return stage() == Stage::Missed && help_ != Help::GoBack; }
  void settle();
  void judge();
  void search(Wish wish, std::size_t cursor);
  void answered(const SolverAnswer& answer);
  void showPlan();
  void goBackToSolvable();
  /// Plays a solution that begins after the first `cursor` moves of the match.
  void play(std::size_t cursor, const std::vector<std::string>& moves);
  void playFromHere();
  void closeReplay();
  [[nodiscard]] ChallengeBoard& challengeBoard() const;
  [[nodiscard]] bool isOnPlan() const;
  [[nodiscard]] QString name() const;
  [[nodiscard]] bool isKept() const;
  [[nodiscard]] QString standingText() const;
  [[nodiscard]] QString endText() const;
  [[nodiscard]] QString helpText() const;
  [[nodiscard]] QString moveText() const;
  [[nodiscard]] QString lengthText() const;

  MatchSetup setup_;
  const Puzzle* puzzle_;
  bool wasSolved_ = false;
  Help help_ = Help::None;
  Wish wish_ = Wish::Hint;
  SolverJob job_;
  Verdict verdict_ = Verdict::Unknown;  // result of the last search
  std::size_t searchedAt_ = 0;          // the cursor of the position from which the search began
  std::size_t solvableAt_ = 0;          // the cursor of the last position known to have a solution
  bool isGiven_ = false;                // whether a hint has been given in this position
  std::vector<std::string> plan_;       // a solution from the start of the match
  Sentence search_;                     // feedback on a search
  QPointer<SolutionReplay> replay_;
  std::size_t shownFrom_ = 0;  // the cursor at which the solution on show begins
};

}  // namespace byways::app
