// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bypass/position.h"
#include "engine/core/arranged.h"

namespace byways::bypass {

/// The most walls that may be arranged beyond the number of paths. A turn adds one of each. As long as the
/// links without walls are no fewer than the hexes, every turn finds its path and its wall (BYP-10), and
/// after at most one turn fewer than there are hexes all paths are joined.
template <int Side>
inline constexpr int kMostWallsMore = Links<Side>::kLinks - 2 * Links<Side>::kHexes + 2;

/// Bypass from an arranged position: Game::arranged_state for the board of that side. Reads "paths" and
/// "walls".
[[nodiscard]] arranged::Answer arranged_state(int side, const Setup& setup);

/// What State::arrangement answers. Precondition: the state is one of Bypass.
[[nodiscard]] std::optional<Arrangement> arrangement_of(const State& state);

}  // namespace byways::bypass
