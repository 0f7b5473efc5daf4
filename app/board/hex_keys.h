// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <optional>

#include "engine/hex/grid.h"

// Keys on boards of hexagons, where four arrows are too few for six directions.

namespace byways::app {

/// The direction that a key means: the letters around S, or the digits around 5 on the number pad, with and
/// without Num Lock. Arrows on the pad aren't directions but arrows, because some systems report every arrow
/// key as one on the pad.
[[nodiscard]] std::optional<hex::Direction> hexWayOf(int key, bool isOnKeypad);
/// Whether `key` is the one in the middle of the keys for directions: S, or 5 on the pad.
[[nodiscard]] bool isMiddleOfHexWays(int key, bool isOnKeypad);

/// The angle of an arrow key in degrees, anticlockwise from the right.
[[nodiscard]] int degreesOf(Qt::Key arrow);
/// The angle between two directions in degrees, at most 180.
[[nodiscard]] int degreesBetween(int one, int other);

}  // namespace byways::app
