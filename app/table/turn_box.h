// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include "app/games/game_face.h"

namespace byways::app {

/// Whose turn it is, what it still asks for, and the button that ends it.
class TurnBox : public QWidget {
  Q_OBJECT

 public:
  TurnBox(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language have changed.
  void refresh();
  /// Whose turn it is and what to do, to be said aloud.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void endTurnRequested();
  void rollRequested();
  /// A choice that is no place on the board.
  void stepRequested(const QString& step);

 private:
  void refreshRoll();
  void refreshEnd();
  void refreshItems();
  void refreshChoices();

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* headline_;
  QLabel* task_;
  QVBoxLayout* items_;
  QVBoxLayout* choices_;
  QPushButton* roll_;
  QPushButton* end_;
};

}  // namespace byways::app
