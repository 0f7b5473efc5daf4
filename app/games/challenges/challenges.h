// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/challenges/challenge_scene.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_examples.h"

// The challenges as the window knows them. References that are passed must outlive what is made of them.

namespace byways::app {

/// These live as long as the program.
[[nodiscard]] const GameFace& fullHouseFace();
[[nodiscard]] const GameFace& crookedJumpsFace();
[[nodiscard]] const GameFace& spiralFace();

/// The rules page of a challenge, as GameFace::rules wants it.
[[nodiscard]] QString challengeRules(Challenge challenge);
/// The pictures of the challenges' rules pages.
[[nodiscard]] std::span<const PassPicture> challengePictures();

/// Making a start of a challenge of one's own. It becomes the option "from" of a game like any other.
[[nodiscard]] std::unique_ptr<Arranger> makeChallengeArranger(const Match& match, const Look& look);

}  // namespace byways::app
