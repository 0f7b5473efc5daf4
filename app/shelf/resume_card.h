// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/saved_card.h"

class QPushButton;

namespace byways::app {

/// The card of an unfinished game, with the state of the game and the button Resume.
class ResumeCard : public SavedCard {
  Q_OBJECT

 public:
  /// `face` and `look` must outlive the card.
  ResumeCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QString names() const override;

 Q_SIGNALS:
  void resumeRequested();

 protected:
  void retranslate() override;

 private:
  void layOut(const GameFace& face, const Look& look);
  [[nodiscard]] QString progress(int longestName) const;

  BreakableLabel* title_ = nullptr;
  BreakableLabel* names_ = nullptr;
  BreakableLabel* progress_ = nullptr;
  BreakableLabel* when_ = nullptr;
  QPushButton* resume_ = nullptr;
};

}  // namespace byways::app
