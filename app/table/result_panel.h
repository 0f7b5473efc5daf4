// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <array>

#include "app/games/game_face.h"

namespace byways::app {

/// Who has won and why, beside the final board, and what to do next.
class ResultPanel : public QWidget {
  Q_OBJECT

 public:
  ResultPanel(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language have changed.
  void refresh();
  /// Sets the menu with ways to share the game, behind a button of its own. Not owned.
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
  // Breaks long names at the width of the column, which in the larger headline is less than in the lines
  // below.
  void fitTexts();

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* headline_;
  QLabel* reason_;
  QLabel* next_;
  QPushButton* rematch_;
  QPushButton* review_;  // hidden where there is nothing to look at
  QPushButton* share_;   // hidden without a menu
  QPushButton* shelf_;
  std::array<QString, 3> texts_;  // of the labels, unbroken
};

}  // namespace byways::app
