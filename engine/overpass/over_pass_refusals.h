// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/overpass/over_pass_position.h"
#include "engine/overpass/reasons.h"

// Why a move or the end of a turn isn't possible in Over-Pass, in the order of the rules' numbers (TURN-5).
// Keys and their arguments:
//
// OVP-2  overpass.moves                 cost, moves left
// OVP-3  overpass.nothing-there         node
//        overpass.others-exit           node, owner's seat
// OVP-4  overpass.taken                 node, colour there
// OVP-5  overpass.same-place            node
//        overpass.nothing-to-pass       node: no piece beside it
//        overpass.own-colour            colour, the nodes of the pieces in the way
//        overpass.out-of-reach          landing: no piece beside it that can be passed
// OVP-6  overpass.leaves-perimeter      node
// OVP-7  overpass.trade-needs-two       node that is empty
//        overpass.trade-on-exit         node
//        overpass.trade-same-colour     colour
//        overpass.same-line             both nodes: they rest on one line and on no two parallel ones
//        overpass.not-parallel          both nodes
// OVP-8  overpass.slide-on-exit         node
//        overpass.not-adjacent          both nodes
//        overpass.not-outward           both nodes
// OVP-9  overpass.not-on-exit           node
//        overpass.not-your-colour       colour of the piece, colour on turn
//        overpass.odd-roll              sum of the roll, pieces in all reserves
// OVP-10 overpass.centre-stuck          (none): no move is legal with this roll
//        overpass.centre-blocked        moves that emptying the centre would take, moves that would be left
//        overpass.centre-occupied       moves that emptying the centre takes, moves left: when the turn ends

namespace byways::overpass {

/// Why the colour on turn may not make this move. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_move(const OverPassPosition& position, const Move& move);

/// Why the turn may not end. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_end(const OverPassPosition& position);

/// Why the piece may not exit, OVP-10 left out (OVP-3, OVP-9).
[[nodiscard]] std::optional<Refusal> refusal_of_exit(const OverPassPosition& position, Node from);

}  // namespace byways::overpass
