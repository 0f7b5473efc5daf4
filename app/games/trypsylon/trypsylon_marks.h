// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include <algorithm>

#include "app/games/trypsylon/trypsylon_places.h"
#include "app/games/trypsylon/trypsylon_scene.h"

namespace byways::app {

class Look;

/// Draws what the table adds to the cards: what is possible, what is refused and why, the keyboard's cursor.
/// Lengths are board units; `scale` is how many units of the device one of them is. The references must
/// outlive it.
class TrypsylonMarks {
 public:
  TrypsylonMarks(QPainter& painter, const TrypsylonScene& scene, const Look& look, double scale)
      : painter_(painter), scene_(scene), look_(look), scale_(scale), places_(scene.columns, scene.rows) {}

  void drawHelp();
  void drawSet();
  void drawRefused();
  void drawCursor();

 private:
  /// A length of at least that many units of the device.
  [[nodiscard]] double atLeast(double length, double device) const {
    return std::max(length, device / scale_);
  }
  [[nodiscard]] QRectF around(const QString& place) const;
  void drawEnd(const QString& end, bool isPointed);
  void drawArrow(const QString& end, const QColor& colour, double size);

  QPainter& painter_;
  const TrypsylonScene& scene_;
  const Look& look_;
  double scale_;
  TrypsylonPlaces places_;
};

}  // namespace byways::app
