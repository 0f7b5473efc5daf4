// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

class QLabel;
class QPushButton;

namespace byways::app {

class GameFace;
class Look;
class StarRow;

/// How a puzzle has ended, what that has earned, and what to do next. Hidden while it is on.
class PuzzleEnd : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. `puzzle` may be null.
  PuzzleEnd(const Match& match, const GameFace& face, const Puzzle* puzzle, const Progress& progress,
            const Look& look, QWidget* parent);

  /// To be called when match, progress, look or language have changed.
  void refresh();
  /// All its text, to be said aloud.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void nextRequested();
  void roomRequested();
  void undoRequested();
  void restartRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QString bestText(const PuzzleResult& own) const;

  const Match& match_;
  const GameFace& face_;
  const Puzzle* puzzle_;
  const Progress& progress_;
  const Look& look_;
  bool solved_ = false;
  QLabel* headline_;
  StarRow* stars_;
  QLabel* reason_;
  QLabel* best_;
  QPushButton* primary_;
  QPushButton* other_;
};

}  // namespace byways::app
