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
  /// Ways to hand the game on, behind a button of its own. The menu stays its owner's.
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
  // Long names are broken where the column ends, in the headline sooner than below it.
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
