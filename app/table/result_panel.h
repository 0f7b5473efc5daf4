// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <array>

#include "app/games/game_face.h"

namespace byways::app {

/// Says who has won and why, beside the final board, and offers what to do next.
class ResultPanel : public QWidget {
  Q_OBJECT

 public:
  ResultPanel(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language has changed.
  void refresh();
  /// Sets the menu with ways to share the game. The panel gets a button that opens the menu. The panel
  /// doesn't own the menu.
  void setShareMenu(QMenu* menu);
  /// The headline, the reason and what comes next, to be announced.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void rematchRequested();
  void shelfRequested();
  void reviewRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  // Breaks long names at the width of the column. The headline's letters are larger than those of the lines
  // below, so fewer of them fit.
  void fitTexts();

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* headline_;
  QLabel* reason_;
  QLabel* next_;
  QPushButton* rematch_;
  QPushButton* review_;  // hidden if there is nothing to review
  QPushButton* share_;   // hidden without a menu
  QPushButton* shelf_;
  std::array<QString, 3> texts_;  // of headline_, reason_ and next_, without the breaks in long names
};

}  // namespace byways::app
