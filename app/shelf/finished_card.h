// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/saved_card.h"

class QPushButton;

namespace byways::app {

/// The card of a finished game: who played, who won and when.
class FinishedCard : public SavedCard {
  Q_OBJECT

 public:
  /// Precondition: the cursor of the game's match is at the end. `face` and `look` must outlive the card.
  FinishedCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// Asks to review the game.
  void reviewRequested();

 protected:
  void retranslate() override;

 private:
  void layOut(const Look& look);

  const GameFace& face_;
  const Look& look_;
  BreakableLabel* title_ = nullptr;
  BreakableLabel* result_ = nullptr;
  BreakableLabel* names_ = nullptr;
  BreakableLabel* when_ = nullptr;
  QPushButton* review_ = nullptr;
};

}  // namespace byways::app
