// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/game.h"
#include "engine/overpass/groups_position.h"

// The complete turns of Groups-of-Three after a roll. There are too many to list during play, so the
// functions are for byways-cli (`perft --roll`), benchmarks and tests only.

namespace byways::overpass {

/// The number of sequences of legal steps that make a complete turn, including the empty one. Precondition:
/// Phase::Play.
[[nodiscard]] std::uint64_t count_groups_turns(const GroupsPosition& position);

/// Visits each of the turns that count_groups_turns counts, as the record writes it ("-" for the empty one).
void visit_groups_turns(const GroupsPosition& position, const TurnVisitor& visit);

}  // namespace byways::overpass
