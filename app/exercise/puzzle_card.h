// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"
#include "app/shelf/card_frame.h"

class QLabel;

namespace byways::app {

class BoardThumb;
class GameFace;
class Look;
class Match;
class StarRow;

/// A picture of a challenge's current position: the part of the board that its pieces fill.
[[nodiscard]] BoardThumb* newPuzzleThumb(const GameFace& face, const std::shared_ptr<const Match>& match,
                                         const Look& look, QWidget* parent);

/// One puzzle in the room: its board, its name and grade, and what has been achieved in it.
class PuzzleCard : public CardFrame {
  Q_OBJECT

 public:
  /// The references must outlive the card. Shows the start, or `begun`, an unfinished game of it.
  PuzzleCard(const Puzzle& puzzle, const GameFace& face, std::shared_ptr<const Match> begun,
             const Progress& progress, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  /// To be called when the progress or the language has changed.
  void refresh();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  const Puzzle& puzzle_;
  std::shared_ptr<const Match> begun_;  // null if there is none
  const Progress& progress_;
  QLabel* title_;
  QLabel* grade_;
  StarRow* stars_;
  QLabel* best_;
  QLabel* state_;
};

}  // namespace byways::app
