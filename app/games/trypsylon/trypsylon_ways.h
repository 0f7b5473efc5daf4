// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include "app/games/trypsylon/trypsylon_places.h"
#include "app/games/trypsylon/trypsylon_scene.h"

namespace byways::app {

// How pathways run on the cards, in board units, as tools/draw-trypsylon.py draws them.

/// From a card's middle to the fork of its ways, in both directions away from its corner.
inline constexpr double kTrypsylonFork = 9;

/// The direction from the middle of the board to that side, of length 1.
[[nodiscard]] QPointF trypsylonOutward(trypsylon::Side side);
/// The corner of a card seen from its middle: -1 or 1 to the east and to the south.
[[nodiscard]] QPointF trypsylonTowards(trypsylon::Corner corner);

/// One arm of a card at the origin: from the fork to the middle of a side, or into the card's corner as far
/// as the landing there. `towards` is where it leads, seen from the middle: (±1, 0), (0, ±1) or (±1, ±1).
/// Precondition: the card has that arm (TRY-1).
[[nodiscard]] QPainterPath trypsylonArm(trypsylon::Corner corner, QPointF towards);
/// All three arms; the one into the corner reaches the very corner if it is `joined` there.
[[nodiscard]] QPainterPath trypsylonWay(trypsylon::Corner corner, bool joined);

/// Whether the card has an arm at the middle of that side (TRY-1).
[[nodiscard]] bool trypsylonHasArm(TrypsylonCard card, trypsylon::Side side);

/// The way through these cells, from the shore of the goal's first side to that of its second. Precondition:
/// they are a pathway of the scene, as Insight::pathway gives it.
[[nodiscard]] QPainterPath trypsylonPathway(const TrypsylonScene& scene, trypsylon::Goal goal);

/// The distance from the edge of the cards over the frame to the line of the shore.
inline constexpr double kTrypsylonJetty = kTrypsylonQuay + 7;

}  // namespace byways::app
