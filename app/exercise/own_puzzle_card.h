// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/own_puzzles.h"
#include "app/shelf/card_frame.h"

class QLabel;
class QMenu;
class QPushButton;

namespace byways::app {

class GameFace;
class Look;
class Progress;
class StarRow;

/// A puzzle that somebody has made, in the puzzle room: its board, its name, what has been achieved in it,
/// and a menu with what can be done with it. Activated, it is to be played, or edited while it is a sketch.
class OwnPuzzleCard : public CardFrame {
  Q_OBJECT

 public:
  /// The references must outlive the card.
  OwnPuzzleCard(OwnPuzzle puzzle, const GameFace& face, const Progress& progress, const Look& look,
                QWidget* parent = nullptr);

  [[nodiscard]] const OwnPuzzle& puzzle() const { return puzzle_; }
  /// To be called when the progress or the language has changed.
  void refresh();

 Q_SIGNALS:
  void editRequested();
  void copyRequested();
  void shareRequested();
  void removeRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  const OwnPuzzle puzzle_;
  const Progress& progress_;
  QLabel* title_;
  QLabel* state_;
  StarRow* stars_;
  QPushButton* more_;
  QMenu* menu_;
  QAction* edit_;
  QAction* copy_;
  QAction* share_;
  QAction* remove_;
};

}  // namespace byways::app
