// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>

#include "engine/byg/position.h"
#include "engine/byg/reasons.h"
#include "engine/core/arranged.h"

namespace byways::byg {

/// Byg from an arranged position: implements Game::arranged_state for the board with `Side` cells on each
/// side.
///
/// Reads "cells" and "priority", the seat that wins a tie (BYG-9; the option "priority" overrides it, and
/// without either it is seat 1). A player without a stone opens (BYG-2), so nobody ever has a turn without a
/// group.
template <int Side>
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// The JSON object that maps cells to seats, from the cells of each player.
[[nodiscard]] nlohmann::json cells_json(const std::array<Places, 2>& cells);

/// Implements State::arrangement.
template <int Side>
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position<Side>& position);

}  // namespace byways::byg
