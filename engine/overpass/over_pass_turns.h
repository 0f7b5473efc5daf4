// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/game.h"
#include "engine/overpass/over_pass_position.h"

// Complete turns of Over-Pass after a roll. There are too many to list during play, so these functions are
// for byways-cli (`perft --roll`) and tests only.

namespace byways::overpass {

/// The number of sequences of legal moves that make a complete turn, including the empty one if it is legal.
/// Precondition: Phase::Play.
[[nodiscard]] std::uint64_t count_pass_turns(const OverPassPosition& position);

/// Visits each of the turns that count_pass_turns counts, as the record writes it ("-" for the empty one).
void visit_pass_turns(const OverPassPosition& position, const TurnVisitor& visit);

}  // namespace byways::overpass
