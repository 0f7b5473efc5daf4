// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringList>

#include "app/games/highway/highway_scene.h"

class QPainter;

namespace byways::app {

class Look;

// What lies beside the board in its lower corners: the tiles in hand on the left, on the right a compass rose
// with the six directions and, in its middle, staying. Places are named as in records: "L", "R", "X" and "$"
// are tiles, "e" and so on directions, "-" is to stay. All lengths are board units.

/// All places of the tray, in the order in which to read them.
[[nodiscard]] const QStringList& highwayTrayPlaces();
/// Whether that is a kind of tile: "L", "R", "X" or "$".
[[nodiscard]] bool isHighwayKind(const QString& place);
/// How many tiles of that kind are still in hand.
[[nodiscard]] int highwayLeftOf(const HighwayTray& tray, QChar kind);
[[nodiscard]] QRectF highwayTrayArea(const QString& place);
/// The place of the tray there; empty if none. Coins count only in a round with robbers.
[[nodiscard]] QString highwayTrayAt(QPointF point, bool hasRobbers);

void paintHighwayTray(QPainter& painter, const HighwayTray& tray, const Look& look);

}  // namespace byways::app
