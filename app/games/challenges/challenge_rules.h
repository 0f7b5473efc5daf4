// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/challenges/challenge_scene.h"

namespace byways::app {

/// The rules page of a challenge, as GameFace::rules wants it.
[[nodiscard]] QString challengeRules(Challenge challenge);

}  // namespace byways::app
