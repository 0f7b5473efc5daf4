// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/game.h"
#include "engine/overpass/groups_position.h"

// Complete turns of Groups-of-Three after a roll. There are too many to list in play: for `perft --roll` and
// tests.

namespace byways::overpass {

/// The number of sequences of legal steps that make a complete turn, including the empty one. Precondition:
/// Phase::Play.
[[nodiscard]] std::uint64_t count_groups_turns(const GroupsPosition& position);

/// Visits each of these turns as the record writes it ("-" for the empty one).
void visit_groups_turns(const GroupsPosition& position, const TurnVisitor& visit);

}  // namespace byways::overpass
