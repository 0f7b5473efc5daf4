// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/groups_position.h"
#include "engine/overpass/insight.h"

// Groups of three as place ids for views, in Groups-of-Three and in Full House.

namespace byways::overpass {

/// All 36 groups of three, in the order of the board file.
[[nodiscard]] std::vector<std::array<std::string, 3>> all_groups();

/// A space where a move allows a piece to be brought in, with the groups that allow it. `occupied` is the
/// board before the move. Precondition: completed_by(occupied, from, to) has `space`.
[[nodiscard]] BringIn bring_in_on(Space space, const SpaceSet& occupied, Space from, Space to);

}  // namespace byways::overpass
