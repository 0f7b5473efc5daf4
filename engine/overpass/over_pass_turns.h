// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/game.h"
#include "engine/overpass/over_pass_position.h"

// Complete turns of Over-Pass after a roll. There are too many to list in play: for `perft --roll` and tests.

namespace byways::overpass {

/// The number of sequences of legal moves that make a complete turn, including the empty one if it is legal.
/// Precondition: Phase::Play.
[[nodiscard]] std::uint64_t count_pass_turns(const OverPassPosition& position);

/// Visits each of these turns as the record writes it ("-" for the empty one).
void visit_pass_turns(const OverPassPosition& position, const TurnVisitor& visit);

}  // namespace byways::overpass
