// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"
#include "app/games/pass/pass_scene.h"

namespace byways::app {

/// What a screen reader says of a pile or the dice: "Reserve of red, Ann's: 7 pieces". Empty for other
/// places, and for piles that the scene hasn't got.
[[nodiscard]] QString passPileWords(const PassScene& scene, const QString& place);

/// The keys that make the board larger and smaller, for the page of keys.
[[nodiscard]] QList<KeyHelp> passZoomKeys();
/// What the mouse does on the boards of Over-Pass beyond a click.
[[nodiscard]] QList<KeyHelp> passMouse();

}  // namespace byways::app
