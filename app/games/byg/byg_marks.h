// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/byg/byg_scene.h"

class QPainter;

namespace byways::app {

class Look;

inline constexpr double kStoneRadius = 25.5;  ///< board units

/// The line around a group, in board units: far enough inside that groups of both players leave a seam.
[[nodiscard]] QPainterPath bygGroupOutline(const hex::Grid& grid, const Cells& group);

/// The marks of a picture of Byg that are no pieces: legal places, refusals, the last turn, the cursor.
/// The painter works in board units.
class BygMarks {
 public:
  /// `unit` is the number of pixels for each board unit: marks don't get too thin to see.
  BygMarks(QPainter& painter, const BygScene& scene, const Look& look, double unit)
      : painter_(painter), scene_(scene), look_(look), unit_(unit) {}

  /// Marks on empty places, and around the group pointed at.
  void drawPlaces();
  /// Marks on stones, and why a place is refused.
  void drawReasons();
  void drawCursor();

 private:
  [[nodiscard]] QPointF centre(hex::Cell cell) const { return hexCentre(scene_.grid.axial(cell)); }
  [[nodiscard]] double atLeast(double units, double pixels) const { return std::max(units, pixels / unit_); }
  void drawClosed();
  void drawDots();
  void drawPointedGroup();
  void drawRefusal();
  void drawSoftRefusal();
  void drawTurnRings();

  QPainter& painter_;
  const BygScene& scene_;
  const Look& look_;
  double unit_;
};

}  // namespace byways::app
