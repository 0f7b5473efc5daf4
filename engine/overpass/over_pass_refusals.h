// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/overpass/over_pass_position.h"
#include "engine/overpass/reasons.h"

// Why a move or the end of a turn isn't possible in Over-Pass. Reasons are checked in the order of the rules'
// numbers (TURN-5) and are in kOverPassReasons.

namespace byways::overpass {

/// Why the colour on turn may not make this move. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_move(const OverPassPosition& position, const Move& move);

/// Why the turn may not end. Phase::Play only.
[[nodiscard]] std::optional<Refusal> refusal_of_end(const OverPassPosition& position);

/// Why the piece may not exit (OVP-3, OVP-9), ignoring OVP-10.
[[nodiscard]] std::optional<Refusal> refusal_of_exit(const OverPassPosition& position, Node from);

/// Why the piece of that colour on `node` can't go to another colour's home.
[[nodiscard]] Refusal other_home(const std::string& node, Colour colour);

}  // namespace byways::overpass
