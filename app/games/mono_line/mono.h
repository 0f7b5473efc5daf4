// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_examples.h"

// Mono-Line as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// Mono-Line for people. Lives as long as the program.
[[nodiscard]] const GameFace& monoFace();

/// The rules page of Mono-Line: see GameFace::rules.
[[nodiscard]] QString monoRules();
/// Its pictures.
[[nodiscard]] std::span<const PassPicture> monoPictures();

/// Setting up a position of Mono-Line.
[[nodiscard]] std::unique_ptr<Arranger> makeMonoArranger(const Match& match, const Look& look);

}  // namespace byways::app
