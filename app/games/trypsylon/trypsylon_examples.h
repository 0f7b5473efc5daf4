// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/games/trypsylon/trypsylon_scene.h"

class QPainter;
class QRectF;

namespace byways::app {

class Look;

/// The boards side by side in the picture of that name in the rules page; none if there is no such picture.
[[nodiscard]] std::vector<TrypsylonScene> trypsylonExample(const QString& name);

/// That picture's height for its width.
[[nodiscard]] double trypsylonExampleShape(const QString& name);

/// Draws that picture into the area.
void drawTrypsylonExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

}  // namespace byways::app
