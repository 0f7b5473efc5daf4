// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/overpass/groups_position.h"
#include "engine/overpass/reasons.h"

// Why a step or the end of a turn isn't possible in Groups-of-Three, in the order of the rules' numbers
// (TURN-5). Keys and their arguments:
//
// GRP-2 groups.moves             cost, moves left
//       groups.nothing-there     space
//       groups.not-your-colour   colour of the piece, colour on turn
// GRP-3 groups.taken             space, colour there
//       groups.not-adjacent      both spaces
// GRP-5 groups.keep-two          colour, pieces in its reserve
// GRP-6 groups.transit-shut      moves that leaving takes, moves left then; places: the transit spaces
//       groups.transit-stuck     (none): the pieces there could not leave at all
//       groups.transit-rest      moves that leaving takes, moves left: for the end of the turn
// GRP-7 groups.no-group          the space: no group of three is completed up to it
//       groups.reserve-empty     colour, pieces in its reserve, pieces to be brought in
// GRP-8 groups.no-group-there    the space moved to, which belongs to no group

namespace byways::overpass {

/// Why the colour on turn may not make this step. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_step(const GroupsPosition& position, const GroupsStep& step);

/// Why the turn may not end. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_end(const GroupsPosition& position);

}  // namespace byways::overpass
