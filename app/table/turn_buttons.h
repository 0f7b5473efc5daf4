// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include "app/games/game_face.h"

namespace byways::app {

/// The buttons that every turn has, to roll the dice and to end it. They share one place, which doesn't move
/// with what else the turn asks for.
class TurnButtons : public QWidget {
  Q_OBJECT

 public:
  TurnButtons(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language have changed. While the table is busy with something that all
  /// are to see, there is nothing to press.
  void refresh(bool isBusy);

 Q_SIGNALS:
  void endTurnRequested();
  void rollRequested();

 private:
  void refreshEnd(bool isBusy);

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QPushButton* roll_;
  QPushButton* end_;
};

}  // namespace byways::app
