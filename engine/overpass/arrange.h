// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/overpass/groups_position.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/over_pass_position.h"

// The games of the set from an arranged position: Game::arranged_state.

namespace byways::overpass {

/// Over-Pass. Reads "pieces", "reserve" and "colour", the colour on turn (that of the seat's number if left
/// out); pieces that are in neither are home. The piece that enters for this turn may stand on the centre; if
/// it is still in reserve it enters by itself (OVP-2). The roll is due.
[[nodiscard]] arranged::Answer arranged_over_pass(const Setup& setup);

/// Groups-of-Three, read in the same way.
[[nodiscard]] arranged::Answer arranged_groups(const Setup& setup);

/// Mono-Line. Reads "pieces", "colours", the colours of those pieces for which one was named (MON-1; none if
/// left out), and for the strict game "claimed", whether the player to move has claimed in this turn (MON-4;
/// no if left out).
[[nodiscard]] arranged::Answer arranged_mono(const Setup& setup);

/// What State::arrangement answers for Mono-Line while no piece is tried out.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const MonoPosition& position);

}  // namespace byways::overpass
