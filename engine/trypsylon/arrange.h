// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// TRYPSYLON from an arranged position: Game::arranged_state on `board`.
///
/// Reads "cards", "last" (TRY-6; default: none) and "double": whether the player to move may make a double
/// move because the last move was an open one (TRY-8; default: false). In Expert, in the endgame and for the
/// first move, other rules decide this, and "double" is ignored.
[[nodiscard]] arranged::Answer arranged_state(Board board, const Setup& setup, Rules rules);

/// Implements State::arrangement. Precondition: the game isn't over.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position& position);

}  // namespace byways::trypsylon
