// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/highway/position.h"

namespace byways::highway {

/// Hexagonal Highway from an arranged position: Game::arranged_state.
///
/// Reads "round", "players", "tiles", "scores" (0 each if left out) and "homes", the starting hexes by seat
/// (A1 A5 E9 I5 I1 E1 if left out). A round begins: seat 1 is to move.
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// What State::arrangement answers.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position& position);

}  // namespace byways::highway
