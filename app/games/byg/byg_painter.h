// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/byg/byg_scene.h"

class QPainter;

namespace byways::app {

class Look;

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// What changes with the position only: board, groups, and all stones that are not on their way. Slow enough
/// to be worth keeping.
void paintBygPosition(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
                      bool coordinates);
/// What lies over it and comes and goes: marks, stones on their way, the numbers of the largest groups.
void paintBygMarks(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look);
/// Both.
void paintByg(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
              bool coordinates);

}  // namespace byways::app
