// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/arranger.h"
#include "app/games/stones/stone_scene.h"

namespace byways::app {

/// Setting up a position of stones on cells. Pieces are seats: "1", "2" and so on. The member "cells" of a
/// position has the seats by the names of cells.
class StoneArranger : public CellArranger {
 public:
  using CellArranger::CellArranger;

  [[nodiscard]] QList<PaletteEntry> palette() const override;
  void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const override;
  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override;

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override;
  [[nodiscard]] Arrangement tidied(Arrangement now) const override;
  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override;
  void put(Arrangement& now, const QString& place, const QString& piece) const override;
  void take(Arrangement& now, const QString& place) const override;

 protected:
  /// The board with the stones of a position.
  [[nodiscard]] StoneScene sceneOf(const Arrangement& now) const;
};

}  // namespace byways::app
