// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

class QLabel;

namespace byways::app {

class Look;
class StarRow;

/// Which puzzle is on the table, how far it has got, and the best result so far.
class PuzzleHead : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. `puzzle` is null if the match is none of the puzzles.
  PuzzleHead(const Match& match, const Puzzle* puzzle, const Progress& progress, const Look& look,
             QWidget* parent);

  /// To be called when match, progress, look or language have changed.
  void refresh();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QString countText() const;

  const Match& match_;
  const Puzzle* puzzle_;
  const Progress& progress_;
  const Look& look_;
  QLabel* name_;
  QLabel* grade_;
  StarRow* stars_;
  QLabel* moves_;
  QLabel* count_;
  QLabel* hints_;
  QLabel* best_;
};

}  // namespace byways::app
