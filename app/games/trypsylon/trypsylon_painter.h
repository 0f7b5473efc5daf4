// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QTransform>

#include "app/games/trypsylon/trypsylon_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws a board of TRYPSYLON into the area, as large as it fits.
void paintTrypsylon(QPainter& painter, const QRectF& area, const TrypsylonScene& scene, const Look& look,
                    bool coordinates);

// The two parts of paintTrypsylon, so that a view can keep the first as an image while the mouse moves.

/// Frame, shores and cards as they rest, with tints and joints.
void paintTrypsylonPosition(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                            const Look& look, bool coordinates);
/// What the table adds: marks that help, the refusal, the keyboard's cursor, cards in hand.
void paintTrypsylonMarks(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                         const Look& look);

/// From board units to the coordinates that `area` is given in.
[[nodiscard]] QTransform trypsylonPlacement(const QRectF& area, const TrypsylonScene& scene);
/// Where cards in hand lie, in board units: beside the board or under it, whichever leaves the board larger.
/// Null without a tray.
[[nodiscard]] QRectF trypsylonTray(const QRectF& area, const TrypsylonScene& scene);

}  // namespace byways::app
