// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/overpass/groups_position.h"
#include "engine/overpass/reasons.h"

// Why a step or the end of a turn isn't possible in Groups-of-Three. Reasons are checked in the order of the
// rules' numbers (TURN-5) and are in kGroupsReasons.

namespace byways::overpass {

/// Why the colour on turn may not make this step. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_step(const GroupsPosition& position, const GroupsStep& step);

/// Why the turn may not end. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_end(const GroupsPosition& position);

/// GRP-3: every way of the piece on `space` is taken, by the pieces on the spaces `taken`.
[[nodiscard]] Refusal hemmed_in(const std::string& space, const Places& taken);

/// GRP-3: no piece of `colour` is next to `space`.
[[nodiscard]] Refusal out_of_reach(const std::string& space, Colour colour);

/// GRP-7: only `space` is empty in its group, but no move into the group has just been made. `others` are the
/// group's other two spaces.
[[nodiscard]] Refusal not_moved_in(const std::string& space, Places others);

}  // namespace byways::overpass
