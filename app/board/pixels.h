// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>

class QPainter;

namespace byways::app {

/// Whether painting results in pixels, without rotation or shear, so that parts may be cached as images.
/// Print and vector files get shapes instead.
[[nodiscard]] bool isOnPixels(const QPainter& painter);

/// Whether gradients to transparent work. PDF viewers and printers paint them opaque, so plain shapes replace
/// light and shadow there.
[[nodiscard]] bool canFade(const QPainter& painter);

/// Draws an image on the device pixel for pixel, its corner at the pixel nearest to `corner`. Precondition:
/// isOnPixels; `corner` is in device pixels.
void drawOnPixels(QPainter& painter, QPointF corner, QImage image);

}  // namespace byways::app
