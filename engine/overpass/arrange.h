// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/overpass/groups_position.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/over_pass_position.h"

// The games of the set from an arranged position: Game::arranged_state.

namespace byways::overpass {

/// Over-Pass. Read are "pieces", "reserve" and "colour", the colour on turn (usual is that of the seat's
/// number); what is in neither is home. On the centre may stand the piece that entered for this turn; where
/// it is still in reserve it enters by itself (OVP-2). The roll is due.
[[nodiscard]] arranged::Answer arranged_over_pass(const Setup& setup);

/// Groups-of-Three, read likewise.
[[nodiscard]] arranged::Answer arranged_groups(const Setup& setup);

/// Mono-Line. Read are "pieces", "colours", the colour of each piece of which it was said (MON-1; usual are
/// none), and for the strict game "claimed", whether the player to move has claimed in this turn (MON-4;
/// usual is not).
[[nodiscard]] arranged::Answer arranged_mono(const Setup& setup);

/// What State::arrangement answers for Mono-Line while no piece is tried out.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const MonoPosition& position);

}  // namespace byways::overpass
