// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/games/highway/highway_scene.h"

class QPainter;
class QRectF;

namespace byways::app {

class Look;

/// The board in the picture of that name in the rules page; nothing if there is no such picture. Control and
/// journeys are those of the rules in the picture's round.
[[nodiscard]] std::optional<HighwayScene> highwayExample(const QString& name);

/// Draws that picture into the area.
void drawHighwayExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

}  // namespace byways::app
