// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/byg/byg_scene.h"

class QPainter;

namespace byways::app {

class Look;

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// What changes only with the position: board, groups, and all stones that have arrived. Slow enough to be
/// worth keeping.
void paintBygPosition(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
                      bool coordinates);
/// What comes and goes above it: marks, arriving stones, the numbers of the largest groups.
void paintBygMarks(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look);
/// Both.
void paintByg(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
              bool coordinates);

}  // namespace byways::app
