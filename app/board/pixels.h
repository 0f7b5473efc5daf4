// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>

class QPainter;

namespace byways::app {

/// Whether what is painted ends up as pixels, neither turned nor sheared: then parts of it may be kept as
/// images. Print and vector files get the shapes themselves.
[[nodiscard]] bool isOnPixels(const QPainter& painter);

/// Whether colours that fade to nothing come out as they should. PDF viewers and printers fill what should
/// fade, so plain shapes replace light and shadow there.
[[nodiscard]] bool canFade(const QPainter& painter);

/// Lays an image on the device pixel for pixel, its corner on the whole pixel next to `corner`. Precondition:
/// isOnPixels; `corner` is in pixels of the device.
void drawOnPixels(QPainter& painter, QPointF corner, QImage image);

}  // namespace byways::app
