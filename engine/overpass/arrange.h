// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/overpass/groups_position.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/over_pass_position.h"

// Game::arranged_state for the rule sets of the Over-Pass set.

namespace byways::overpass {

/// Over-Pass. Reads "pieces", "reserve" and "colour", the colour on turn (default: the
/// colour with the number of the seat to move). Pieces missing from both "pieces" and "reserve" are home. The
/// piece that enters for this turn may already be on the centre; if it is still in reserve, it enters
/// automatically (OVP-2). The position read is one in which the roll is due.
[[nodiscard]] arranged::Answer arranged_over_pass(const Setup& setup);

/// Groups-of-Three, read in the same way.
[[nodiscard]] arranged::Answer arranged_groups(const Setup& setup);

/// Mono-Line. Reads "pieces"; "colours", which has the pieces whose colour was named (MON-1; default: none);
/// and, for the strict game, "claimed": whether the player to move has claimed in this turn (MON-4; default:
/// false).
[[nodiscard]] arranged::Answer arranged_mono(const Setup& setup);

/// Implements State::arrangement for Mono-Line while no piece is tried out.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const MonoPosition& position);

}  // namespace byways::overpass
