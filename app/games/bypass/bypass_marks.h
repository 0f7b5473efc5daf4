// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "app/games/bypass/bypass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// The marks of a picture of Bypass besides strokes: what is wrong, what is possible, the last turn, the
/// cursor. The painter works in board units.
class BypassMarks {
 public:
  /// `unit` is the number of pixels for each board unit: marks never get too thin to see.
  BypassMarks(QPainter& painter, const BypassScene& scene, const Look& look, double unit)
      : painter_(painter), scene_(scene), look_(look), unit_(unit) {}

  /// Below the strokes: cut-off hexes, glow, the highlighter on the last turn, routes.
  void drawGround();
  /// Over the strokes of the position: the outlines of loop, wall chain and turn in progress.
  void drawOutlines();
  /// The glow along routes that have just been closed.
  void drawFresh();
  /// What mouse, keys and preferences add.
  void drawHelp();
  void drawCursor();

 private:
  [[nodiscard]] double atLeast(double units, double pixels) const { return std::max(units, pixels / unit_); }
  /// The line that a stroke on the link follows.
  [[nodiscard]] QLineF lineOf(int link, bool isWall) const;
  /// The edge of a stroke, `grow` outside it.
  [[nodiscard]] QPainterPath around(int link, bool isWall, double grow) const;
  [[nodiscard]] QPainterPath around(int link, double grow) const {
    return around(link, scene_.at(link).isWall, grow);
  }
  [[nodiscard]] QPainterPath hexShape(hex::Cell cell, double inset) const;
  void drawCutOff();
  void drawRoutes();
  /// The first part of a route, 0 to 1 of its length.
  [[nodiscard]] QPainterPath wayOf(const Cells& route, double part) const;
  void drawOpenLinks();
  void drawRefused();
  void glow(const QPainterPath& shape, const QColor& colour);
  void dash(const QPainterPath& shape, const QColor& colour, double width);

  QPainter& painter_;
  const BypassScene& scene_;
  const Look& look_;
  double unit_;
};

}  // namespace byways::app
