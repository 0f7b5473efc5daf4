// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/challenges/crooked_position.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "engine/overpass/reasons.h"

// Why a move isn't possible in the challenges, in the order of the rules' numbers (TURN-5). All three have
// "…no-such-place" (LIN-1, Full House GRP-1; the place), "…wrong-seat" (the seat), "…one-move" and
// "…game-is-over" (SOL-1 to SOL-3). Keys and their arguments:
//
// SOL-2 crooked.nothing-there    node
//       crooked.over-itself      node
//       crooked.nothing-to-jump  node to be jumped over
//       crooked.not-beside       from, node to be jumped over
//       crooked.same-place       node
//       crooked.not-behind       node jumped over, landing
//       crooked.taken            landing
// OVP-5 spiral.nothing-there     node
//       spiral.same-place        node
//       spiral.over-itself       node
//       spiral.nothing-to-pass   node to be passed over as the last one
//       spiral.taken             landing
//       spiral.not-behind        node passed over, landing
//       spiral.own-colour        colour, the nodes of that colour that are in the way
//       spiral.out-of-reach      from, node to be passed over: no chain of pieces leads there
// OVP-6 spiral.leaves-perimeter  from, an exit point
// GRP-3 fullhouse.nothing-there  space
//       fullhouse.not-adjacent   both spaces
//       fullhouse.taken          space
// GRP-7 fullhouse.no-group       the space: no group of three is completed up to it
//       fullhouse.reserve-empty  pieces in the reserve, pieces to be brought in
// GRP-8 fullhouse.no-group-there the space moved to, which belongs to no group
// SOL-1 fullhouse.centre-closed  (none)
//       fullhouse.transit-first  the space in transit whose piece has to move first

namespace byways::challenges {

/// Parses a jump into `meant`, or says why there is no such jump on this board.
[[nodiscard]] std::optional<Refusal> refusal_of_text(const overpass::RuleBook& book, std::string_view text,
                                                     Jump& meant);

/// Why Crooked Jumps doesn't allow this jump.
[[nodiscard]] std::optional<Refusal> refusal_of_jump(const CrookedPosition& position, const Jump& jump);
/// Why the Spiral doesn't allow this leap.
[[nodiscard]] std::optional<Refusal> refusal_of_leap(const SpiralPosition& position, const Jump& leap);
/// Why Full House doesn't allow this step. Precondition: not solved.
[[nodiscard]] std::optional<Refusal> refusal_of_step(const FullHousePosition& position,
                                                     const GroupsStep& step);

/// The nodes of a shortest path of a leap, including both ends; the piece on the last but one is removed. If
/// every path crosses pieces of its own colour, one that crosses the fewest; empty if there is no path.
[[nodiscard]] std::vector<Node> chain_of(const SpiralPosition& position, const Jump& leap);

/// The ids of spaces, in the order of the board file.
[[nodiscard]] overpass::Places names_of_spaces(const SpaceSet& spaces);

}  // namespace byways::challenges
