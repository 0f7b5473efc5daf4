// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/overpass/groups_position.h"
#include "engine/overpass/insight.h"

// Groups of three as place ids for views, in Groups-of-Three and in Full House.

namespace byways::overpass {

/// All 36 groups of three, in the order of the board file.
[[nodiscard]] std::vector<std::array<std::string, 3>> all_groups();

/// A space where a move allows a piece to be brought in, with the groups that allow it. `occupied` is the
/// board before the move. Precondition: completed_by(occupied, from, to) has `space`.
[[nodiscard]] BringIn bring_in_on(Space space, const SpaceSet& occupied, Space from, Space to);

/// The spaces next to a space, in the order of the board file.
struct Neighbours {
  std::optional<Space> open;  ///< the first empty one
  Places taken;
};
[[nodiscard]] Neighbours neighbours_of(Space space, const SpaceSet& occupied);

}  // namespace byways::overpass
