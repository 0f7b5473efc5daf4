// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"

// What lies on the table at the timeline's cursor: pieces, piles and dice, without help, hand or motion.

namespace byways::app {

/// Of Over-Pass.
[[nodiscard]] PassScene overPassScene(const Match& match);
/// Of Groups-of-Three.
[[nodiscard]] PassScene groupsScene(const Match& match);
/// Of Mono-Line, without tinted lines. A piece that is tried out lies on the board.
[[nodiscard]] PassScene monoScene(const Match& match);
/// Adds the lines that players hold in Mono-Line; none in the strict game, where that is for people to see.
void tintHeldLines(PassScene& scene, const Match& match);

}  // namespace byways::app
