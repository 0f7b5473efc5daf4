// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"
#include "app/games/stones/stone_scene.h"

namespace byways::app {

/// What the faces of rule sets with stones on hexagonal cells have in common. If nothing but stones is shown,
/// a derived class only has to provide the empty board.
class StoneFace : public GameFace {
 public:
  /// The board on which `match` is played, without stones.
  [[nodiscard]] virtual StoneScene emptyBoard(const Match& match) const = 0;

  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  /// Draws a stone with the mark of the seat.
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;

 protected:
  using GameFace::GameFace;
};

}  // namespace byways::app
