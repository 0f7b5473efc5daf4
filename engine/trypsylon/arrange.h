// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// TRYPSYLON from an arranged position: Game::arranged_state for that board.
///
/// Reads "cards", "last" (TRY-6; none if left out) and "double", whether the player to move has the right to
/// a double move because the move before was an open one (TRY-8; no if left out). Expert, the endgame and the
/// first move have their own rules for that and ignore it.
[[nodiscard]] arranged::Answer arranged_state(Board board, const Setup& setup, Rules rules);

/// What State::arrangement answers while the game is on.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position& position);

}  // namespace byways::trypsylon
