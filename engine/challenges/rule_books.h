// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/reasons.h"

// The refusals of the three challenges.

namespace byways::challenges {

inline constexpr Reason kCrookedReasons[] = {
    {"crooked.no-such-place", "LIN-1",
     wording("ChallengeTexts", "The board has no node %1 to jump to or over.")},
    {"crooked.nothing-there", "SOL-2", wording("ChallengeTexts", "There is no piece on %1 that could jump.")},
    {"crooked.over-itself", "SOL-2", wording("ChallengeTexts", "The piece on %1 can’t jump over itself.")},
    {"crooked.nothing-to-jump", "SOL-2",
     wording("ChallengeTexts", "A jump goes over a piece, but %1 is empty.")},
    {"crooked.not-beside", "SOL-2",
     wording("ChallengeTexts", "A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.")},
    {"crooked.same-place", "SOL-2", wording("ChallengeTexts", "A jump can’t end on %1, where it began.")},
    {"crooked.not-behind", "SOL-2",
     wording("ChallengeTexts", "A jump over %1 ends right beside it, but %2 isn’t beside %1.")},
    {"crooked.taken", "SOL-2", wording("ChallengeTexts", "A jump ends on an empty node, but %1 is taken.")},
    {"crooked.wrong-seat", "SOL-2", wording("ChallengeTexts", "Only %1 plays here, jump by jump.").seat(1)},
    {"crooked.one-move", "SOL-2", wording("ChallengeTexts", "Jump first: a move is one jump.")},
    {"crooked.game-is-over", "SOL-2", wording("ChallengeTexts", "No jump is left. Undo, or start again.")},
};
inline constexpr Reason kSpiralReasons[] = {
    {"spiral.no-such-place", "LIN-1",
     wording("ChallengeTexts", "The board has no node %1 to leap to or over.")},
    {"spiral.nothing-there", "OVP-5", wording("ChallengeTexts", "There is no piece on %1 that could leap.")},
    {"spiral.same-place", "OVP-5", wording("ChallengeTexts", "A leap can’t end on %1, where it began.")},
    {"spiral.over-itself", "OVP-5", wording("ChallengeTexts", "The piece on %1 can’t pass over itself.")},
    {"spiral.nothing-to-pass", "OVP-5",
     wording("ChallengeTexts", "A leap passes over pieces all the way until it lands, but %1 is empty.")},
    {"spiral.taken", "OVP-5", wording("ChallengeTexts", "A leap ends on an empty node, but %1 is taken.")},
    {"spiral.not-behind", "OVP-5",
     wording("ChallengeTexts",
             "A leap ends right beside the last piece passed over, but %2 isn’t beside %1.")},
    {"spiral.own-colour", "OVP-5",
     wording("ChallengeTexts", "A %1 piece can’t pass over its own colour, as it would on %2.").list(2)},
    {"spiral.out-of-reach", "OVP-5",
     wording("ChallengeTexts", "No chain of pieces leads from %1 to %2: there is a gap between them.")},
    {"spiral.leaves-perimeter", "OVP-6",
     wording("ChallengeTexts",
             "The piece on %1 is on an exit point. It leaps only along the outer edge of the board.")},
    {"spiral.wrong-seat", "SOL-3", wording("ChallengeTexts", "Only %1 plays here, leap by leap.").seat(1)},
    {"spiral.one-move", "SOL-3", wording("ChallengeTexts", "Leap first: a move is one leap.")},
    {"spiral.game-is-over", "SOL-3", wording("ChallengeTexts", "No leap is left. Undo, or start again.")},
};
inline constexpr Reason kFullHouseReasons[] = {
    {"fullhouse.no-such-place", "GRP-1", wording("ChallengeTexts", "The board has no space %1 to move to.")},
    {"fullhouse.nothing-there", "GRP-3", wording("ChallengeTexts", "There is no piece on %1 to move.")},
    {"fullhouse.not-adjacent", "GRP-3",
     wording("ChallengeTexts", "A move crosses a shared side, but %1 and %2 don’t share one.")},
    {"fullhouse.taken", "GRP-3", wording("ChallengeTexts", "There is a piece on %1 already.")},
    {"fullhouse.hemmed-in", "GRP-3",
     wording("ChallengeTexts", "The piece on %1 can’t move: the pieces on %2 block every way out.").list(2)},
    {"fullhouse.no-group", "GRP-7",
     wording(
         "ChallengeTexts",
         "A piece comes in on %1 only if that is the last empty space of a group you have just moved into.")},
    {"fullhouse.reserve-empty", "GRP-7",
     counted_wording("ChallengeTexts", "Only %n piece(s) are left outside.").number(1)},
    {"fullhouse.no-group-there", "GRP-8",
     wording("ChallengeTexts", "%1 belongs to no group of three. Moving there brings nothing in.")},
    {"fullhouse.centre-closed", "SOL-1",
     wording("ChallengeTexts", "In Full House, no piece may enter the Center Square.")},
    {"fullhouse.transit-first", "SOL-1",
     wording("ChallengeTexts", "Move the piece on %1 first: it is in transit and can’t stay there.")},
    {"fullhouse.wrong-seat", "SOL-1", wording("ChallengeTexts", "Only %1 plays here, move by move.").seat(1)},
    {"fullhouse.one-move", "SOL-1", wording("ChallengeTexts", "Move a piece first: a move is one step.")},
    {"fullhouse.game-is-over", "SOL-1", wording("ChallengeTexts", "No move is left. Undo, or start again.")},
};

/// Why no challenge can begin with the pieces given.
inline constexpr Reason kStartReasons[] = {
    {"arrange.count", "SOL-1 SOL-2 SOL-3",
     wording("ArrangedTexts", "A starting position needs at least %1 and at most %2 pieces.")},
    {"arrange.setup", "SOL-1 SOL-2 SOL-3",
     wording("ArrangedTexts", "No challenge can begin from this position.")},
    {"arrange.no-move", "SOL-1 SOL-2 SOL-3",
     wording("ArrangedTexts", "No move is possible in this position.")},
    {"arrange.colours", "SOL-3",
     wording("ArrangedTexts",
             "The colours alternate along the spiral: white, black, red, blue, and so on. Use the same "
             "number of each colour, or one more of white, of white and black, or of white, black and red.")},
};

inline constexpr overpass::RuleBook kCrookedRules{"crooked", kCrookedReasons};
inline constexpr overpass::RuleBook kSpiralRules{"spiral", kSpiralReasons};
inline constexpr overpass::RuleBook kFullHouseRules{"fullhouse", kFullHouseReasons};

}  // namespace byways::challenges
