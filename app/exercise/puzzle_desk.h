// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

class QPushButton;

namespace byways::app {

class BoardView;
class GameFace;
class Look;
class PuzzleEnd;
class PuzzleHead;
class PuzzleHelp;
class SolutionReplay;

/// What stands beside the board in a challenge, where other games have their players: the puzzle and how it
/// goes, restart, hint, solution, and the end.
class PuzzleDesk : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. Precondition: the board is a HintBoard.
  PuzzleDesk(Match& match, const GameFace& face, BoardView& board, Progress& progress, const Look& look,
             QWidget* parent);

  /// The buttons and what they bring, which the desk doesn't lay out itself.
  [[nodiscard]] QWidget* foot() const { return foot_; }
  /// Begins another attempt at the start. What was played stays as another line.
  void restart();
  void hint();
  void solution();
  /// Whether a solution is being played.
  [[nodiscard]] bool isReplaying() const { return !replay_.isNull(); }

 Q_SIGNALS:
  void puzzleRequested(const byways::challenges::Puzzle* puzzle);
  void roomRequested();
  /// The playing of a solution begins or has ended; while it runs nothing of the game itself may stand beside
  /// the board.
  void replayingChanged(bool replaying);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeFoot();
  QWidget* makeButtons(QWidget* parent);
  void matchChanged();
  void judge();
  void keep(const Attempt& attempt);
  void play(int cursor, const QStringList& moves);
  void refresh();
  void retranslate();

  Match& match_;
  const GameFace& face_;
  BoardView& board_;
  Progress& progress_;
  const Look& look_;
  const Puzzle* puzzle_;  // null if the match is none of the puzzles
  bool wasSolved_;
  PuzzleHead* head_;
  QWidget* foot_ = nullptr;
  QPushButton* restart_ = nullptr;
  QPushButton* hint_ = nullptr;
  QPushButton* solution_ = nullptr;
  PuzzleHelp* help_;
  PuzzleEnd* end_;
  QPointer<SolutionReplay> replay_;
};

}  // namespace byways::app
