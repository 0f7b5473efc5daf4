// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_surface.h"
#include "app/games/highway/highway_scene.h"

namespace byways::app {

// What lies beside the board in its lower corners: the tiles in hand on the left, on the right a compass rose
// with the six directions and, in its middle, staying. Places are named as in records: "L", "R" and "X"
// are tiles, "$" is a robber, "e" and so on are directions, "-" means to stay. All lengths are board units.

inline constexpr double kHighwayPile = 27;   ///< radius of a place of the tray, without its frame
inline constexpr double kHighwayArrow = 24;  ///< radius of the hexagon around an arrow of the rose

/// All places of the tray, in the order in which to read them.
[[nodiscard]] const QStringList& highwayTrayPlaces();
/// Whether `place` is a kind of tile or a robber: "L", "R", "X" or "$".
[[nodiscard]] bool isHighwayKind(const QString& place);
[[nodiscard]] QPointF highwayTrayMiddle(const QString& place, hex::Facing facing = {});

/// The cells and the tray on the table. In set-up there are only cells.
class HighwaySurface : public CellSurface {
 public:
  using CellSurface::CellSurface;

  [[nodiscard]] QStringList places() const override { return CellSurface::places() + highwayTrayPlaces(); }
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
};

}  // namespace byways::app
