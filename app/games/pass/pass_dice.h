// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// The two dice in their corner with a dot for each move of the roll, filled for those that are left; nothing
/// if the scene has no dice. The painter's coordinates are board units. Dice that are due stand on their
/// corners and shine; more so where `scene.pointed` or `scene.cursor` is "dice".
void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look);

}  // namespace byways::app
