// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/byg/byg_scene.h"
#include "app/games/stones/stone_board.h"

namespace byways::app {

/// Byg's board on the table: a board of stones that shows groups, and what the turn has closed.
class BygBoard final : public StoneBoard {
  Q_OBJECT

 public:
  BygBoard(Match& match, const Look& look, const Preferences& preferences, const GameFace& face,
           QWidget* parent);

  /// What the board shows now.
  [[nodiscard]] BygScene sceneNow() const;

 protected:
  [[nodiscard]] QString wordsAbout(hex::Cell stone) const override;
  void rebuild() override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;

 private:
  Cells closed_;
};

}  // namespace byways::app
