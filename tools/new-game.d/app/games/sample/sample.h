// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/games/game_face.h"
#include "app/games/stones/stone_scene.h"

// Sample Title as the window knows it.

namespace byways::app {

/// The name of the board's picture in boards/.
[[nodiscard]] QString samplePicture();

/// How the game speaks and looks. Lives as long as the program.
[[nodiscard]] const GameFace& sampleFace();

/// The rules page as rich text with "board:" pictures, in the language of the moment.
[[nodiscard]] QString sampleRules();
/// The picture of that name in the rules page; nothing if there is none.
[[nodiscard]] std::optional<StoneScene> sampleExample(const QString& name, const Look& look);

}  // namespace byways::app
