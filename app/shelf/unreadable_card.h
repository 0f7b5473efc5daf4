// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/game_index.h"
#include "app/shelf/card_frame.h"

class QLabel;
class QPushButton;

namespace byways::app {

/// Lists the saved games that can't be read, says why, and offers what can be done. Hidden while there are
/// none.
class UnreadableCard : public CardFrame {
  Q_OBJECT

 public:
  explicit UnreadableCard(QWidget* parent = nullptr);

  void setGames(const QList<UnreadableGame>& games);

 Q_SIGNALS:
  void folderRequested();
  void retryRequested();
  /// Asks to move these games to the trash.
  void removeRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QList<UnreadableGame> games_;
  QLabel* title_;
  QLabel* reasons_;
  QPushButton* folder_;
  QPushButton* retry_;
  QPushButton* remove_;
};

}  // namespace byways::app
