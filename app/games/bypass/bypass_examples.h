// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "app/match/match.h"

class QPainter;
class QRectF;

namespace byways::app {

class Look;

/// The game behind the picture of that name in the rules page, played up to what it shows; null if there is
/// none. Two players, on the board of three a side.
[[nodiscard]] std::unique_ptr<Match> bypassExample(const QString& name);

/// Draws that picture into the area.
void drawBypassExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

}  // namespace byways::app
