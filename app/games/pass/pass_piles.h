// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// The piles of the scene in their corners: the reserve in rows with its number, the way home as places to
/// fill, the owner's name on a plate that is bright where the colour has the turn. The painter's coordinates
/// are board units.
void drawPassPiles(QPainter& painter, const PassScene& scene, const Look& look);

}  // namespace byways::app
