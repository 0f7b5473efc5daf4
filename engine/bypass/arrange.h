// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bypass/position.h"
#include "engine/core/arranged.h"

namespace byways::bypass {

/// How many more walls than paths may be arranged. A turn adds one of each. As long as there are at least as
/// many links without walls as hexes, every turn has a legal path and wall (BYP-10), and after at most (hexes
/// - 1) turns all paths are joined.
template <int Side>
inline constexpr int kMostWallsMore = Links<Side>::kLinks - 2 * Links<Side>::kHexes + 2;

/// Bypass from an arranged position: Game::arranged_state. Reads "paths" and "walls".
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// The same, but also if it can't be played: with loops, isolated hexes, too many walls, or over. For
/// pictures of a position that is being set up; ask only its insight and State::position.
[[nodiscard]] arranged::Answer sketched_state(const Setup& setup);

/// Implements State::arrangement. Precondition: the state is one of Bypass.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const State& state);

}  // namespace byways::bypass
