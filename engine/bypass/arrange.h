// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bypass/position.h"
#include "engine/core/arranged.h"

namespace byways::bypass {

/// How many more walls than paths an arranged position may have. A turn adds one wall and one path. While
/// there are at least as many links without walls as hexes, every turn has a legal path and wall (BYP-10),
/// and after at most (hexes - 1) turns the paths join all hexes.
template <int Side>
inline constexpr int kMostWallsMore = Links<Side>::kLinks - 2 * Links<Side>::kHexes + 2;

/// Bypass from an arranged position: Game::arranged_state. Reads "paths" and "walls".
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// Like arranged_state, but also accepts positions that can't be played: with loops, isolated hexes or too
/// many walls, or already over. For pictures of a position that is being set up; use only the state's insight
/// and State::position.
[[nodiscard]] arranged::Answer sketched_state(const Setup& setup);

/// Implements State::arrangement. Precondition: the state is one of Bypass.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const State& state);

}  // namespace byways::bypass
