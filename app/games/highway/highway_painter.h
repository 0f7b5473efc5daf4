// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QTransform>

#include "app/games/highway/highway_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws a board of Hexagonal Highway into the area, centred and as large as it fits.
void paintHighway(QPainter& painter, const QRectF& area, const HighwayScene& scene, const Look& look,
                  bool coordinates);

/// From board units to the coordinates that `area` is given in.
[[nodiscard]] QTransform highwayPlacement(const QRectF& area, const Look& look);

}  // namespace byways::app
