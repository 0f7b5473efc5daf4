// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws what lies under the pieces and over them: tints, trails, marks that help. All lengths are board
/// units.
class HighwayMarks {
 public:
  /// `scale`: pixels for each board unit, for lines that must stay fine. All references must outlive it.
  HighwayMarks(QPainter& painter, const HighwayScene& scene, const Look& look, double scale)
      : painter_(painter), scene_(scene), look_(look), scale_(scale) {}

  /// What the round does to the board: cells of other worth, rubber walls (HWY-11, HWY-14).
  void drawTwist();
  /// What cells are worth where that differs (HWY-11).
  void drawWorth();
  /// The cells under control, told apart by why (HWY-4).
  void drawControl();
  /// Planned ways lie under the signs, so that these stay in sight; travelled ones lie over them.
  void drawTrails(bool planned);
  /// The points of trails, at their ends.
  void drawPoints();
  /// Where the tile in hand may lie, the cell pointed at, the refusal.
  void drawHelp();
  void drawCursor();

 private:
  void drawTrail(const HighwayTrail& trail);
  void drawPointsOf(const HighwayTrail& trail);
  void drawStop(const HighwayTrail& trail, const QColor& colour);
  [[nodiscard]] Cells cellsWith(highway::Control why) const;
  [[nodiscard]] QPainterPath around(const QString& cell, double inset) const;

  QPainter& painter_;
  const HighwayScene& scene_;
  const Look& look_;
  double scale_;
};

}  // namespace byways::app
