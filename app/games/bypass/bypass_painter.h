// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/bypass/bypass_scene.h"

class QPainter;

namespace byways::app {

class Look;
class SvgBoard;

/// The printed sheet of that board in the current theme.
[[nodiscard]] const SvgBoard& bypassSheet(const QString& board, const Look& look);

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// What changes only with the position: the sheet and all strokes that are not being drawn.
void paintBypassPosition(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look,
                         bool coordinates);
/// What comes and goes above it: marks, previews, strokes that are being drawn.
void paintBypassMarks(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look);
/// Both.
void paintBypass(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look,
                 bool coordinates);

}  // namespace byways::app
