// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/match.h"

namespace byways::app::test {

// Games of TRYPSYLON between Ann and Ben on 5x5, played by notation.

/// Ann begins unless the options say otherwise.
[[nodiscard]] MatchSetup trypsylonSetup(OptionMap options = {});

/// Plays steps separated by spaces, for whoever is to move; fails the test if one is refused.
void playTrypsylon(Match& match, const char* steps);

/// Ann builds a pathway from west to east along the southern edge; her last move completes it.
inline constexpr auto kSouthernRow =
    "e1 W1-sw e5 W5-ne e1 W1-se e5 W5-ne e1 W1-sw e5 W5-ne e1 W1-se e5 W5-ne e1 W1-sw";
/// Ann's last move completes pathways for both players at once: west to east, and north to south.
inline constexpr auto kBothJoined =
    "c1 E1-sw a2 Na-nw c1 E1-se a2 Na-sw c1 E1-sw a2 Na-nw b1 W1-se a2 Na-sw b1 W1-sw";

/// Plays turns that complete no pathway until exactly `faceDown` cards are face down.
void turnAllButUp(Match& match, int faceDown);
/// Plays an open move that doesn't end the game.
void playOpenMove(Match& match);

}  // namespace byways::app::test
