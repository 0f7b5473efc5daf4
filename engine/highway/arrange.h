// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/highway/position.h"

namespace byways::highway {

/// Hexagonal Highway from an arranged position: Game::arranged_state.
///
/// Reads "round", "players", "tiles", "scores" (default: 0 each) and "homes", the starting hexes by seat
/// (default: A1 A5 E9 I5 I1 E1). A round begins: seat 1 is to move.
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// Implements State::arrangement.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position& position);

}  // namespace byways::highway
