// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_examples.h"

// Groups-of-Three as the window knows it. References that are passed must outlive what is made of them.

namespace byways::app {

/// Groups-of-Three for people. Lives as long as the program.
[[nodiscard]] const GameFace& groupsFace();

/// The rules page of Groups-of-Three: see GameFace::rules.
[[nodiscard]] QString groupsRules();
/// Its pictures.
[[nodiscard]] std::span<const PassPicture> groupsPictures();

/// Setting up a position of Groups-of-Three.
[[nodiscard]] std::unique_ptr<Arranger> makeGroupsArranger(const Match& match, const Look& look);

}  // namespace byways::app
