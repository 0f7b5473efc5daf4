// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "app/exercise/hint_board.h"
#include "app/exercise/puzzle_result.h"
#include "app/exercise/solver_job.h"
#include "app/look/sentence.h"
#include "app/match/match.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace byways::app {

class GameFace;
class Look;

/// Hints and solutions (SOL-4): asks the solver, says what it has found, and offers what can be done then.
/// Hidden while there is nothing to say.
class PuzzleHelp : public QWidget {
  Q_OBJECT

 public:
  enum class State {
    Idle,
    Searching,
    Piece,       ///< which piece to move is on show
    Hint,        ///< the whole move is
    GoBack,      ///< no solution from here, but from an earlier position
    NoSolution,  ///< neither here nor earlier
    Unknown,     ///< it can't be told
    Asking       ///< whether a solution may be shown, and from where
  };

  /// The references must outlive it. `puzzle` may be null.
  PuzzleHelp(Match& match, const GameFace& face, HintBoard& board, const Puzzle* puzzle, const Look& look,
             QWidget* parent);

  [[nodiscard]] State state() const { return state_; }

  /// Looks for the next move of a solution and shows which piece it moves; asked again, the whole move. Does
  /// nothing if the puzzle is solved.
  void askForHint();
  /// Asks whether a solution may be shown. If one was shown before, it doesn't ask, as there is nothing to
  /// lose.
  void askForSolution();
  void cancel();
  /// To be called when the match has changed: what was said isn't true any more.
  void matchChanged();
  /// To be called when look or language have changed.
  void refresh();

 Q_SIGNALS:
  /// Something of a move is on show for the first time since the match has changed.
  void hintGiven();
  /// Somebody wants to see this solution, which begins after that many steps of the match.
  void solutionFound(int cursor, const QStringList& moves);
  /// It has hidden itself, and had the keyboard: that belongs to the board again.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Wish { Hint, Solution };

  void search(Wish wish, std::size_t cursor);
  void answered(const SolverAnswer& answer);
  void showPlan();
  void showSolution(bool fromHere);
  void setState(State state);
  [[nodiscard]] bool isOnPlan() const;
  [[nodiscard]] QString textOf(State state) const;
  [[nodiscard]] QString pieceText() const;
  [[nodiscard]] QString hintText() const;
  [[nodiscard]] QString lengthText() const;

  Match& match_;
  const GameFace& face_;
  HintBoard& board_;
  const Puzzle* puzzle_;
  const Look& look_;
  State state_ = State::Idle;
  Wish wish_ = Wish::Hint;
  SolverJob job_;
  Verdict verdict_ = Verdict::Unknown;  // of the last search
  std::size_t searchedAt_ = 0;          // the cursor that the search is about
  std::size_t solvableAt_ = 0;          // the cursor to go back to
  int movesBack_ = 0;                   // the moves made there
  bool isGiven_ = false;                // a hint for this position
  std::vector<std::string>
      plan_;  // a whole line of steps from the start to a solution; empty if none is known
  Sentence search_;
  QLabel* text_;
  QProgressBar* progressBar_;
  QPushButton* act_;
  QPushButton* other_;
  QPushButton* close_;
};

}  // namespace byways::app
