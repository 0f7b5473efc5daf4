// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/bypass/bypass_scene.h"

class QPainter;

namespace byways::app {

class Look;
class SvgBoard;

/// The printed sheet of that board in the theme of the moment.
[[nodiscard]] const SvgBoard& bypassSheet(const QString& board, const Look& look);

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// What changes with the position only: the sheet and all strokes that are not on their way.
void paintBypassPosition(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look,
                         bool coordinates);
/// What lies over it and comes and goes: marks, previews, strokes on their way.
void paintBypassMarks(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look);
/// Both.
void paintBypass(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look,
                 bool coordinates);

}  // namespace byways::app
