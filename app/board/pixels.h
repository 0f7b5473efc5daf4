// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>

class QPainter;

namespace byways::app {

/// Whether the painter paints pixels, without rotation or shear, so that parts may be cached as images. If
/// not, as for print and vector files, shapes have to be painted.
[[nodiscard]] bool isOnPixels(const QPainter& painter);

/// Whether gradients may fade to transparent. PDF viewers and printers may paint such gradients opaque, so in
/// PDF and print, plain shapes replace light and shadow.
[[nodiscard]] bool canFade(const QPainter& painter);

/// Draws an image unscaled, with its upper left corner at the pixel nearest to `corner`, which is in device
/// pixels. Precondition: isOnPixels.
void drawOnPixels(QPainter& painter, QPointF corner, QImage image);

}  // namespace byways::app
