// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/core/timeline.h"

namespace byways {

/// Draws every outcome that is due at the cursor, until a seat is to move or the game is over.
void draw_due_lots(Timeline& timeline, Random& random);

/// Plays entries at the cursor until the game ends or `most` entries have been played. Each step is drawn
/// uniformly from the legal steps and, if legal, the end of the turn; a turn that turns out to have no legal
/// end is rolled back and drawn again. Whole turns are drawn instead if the rule set overrides
/// State::random_turn, unless a turn is open.
void play_random_turns(Timeline& timeline, Random& random, std::uint64_t most);

}  // namespace byways
