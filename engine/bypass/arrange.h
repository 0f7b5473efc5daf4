// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bypass/position.h"
#include "engine/core/arranged.h"

namespace byways::bypass {

/// So many more walls than paths may be arranged. A turn adds one of each, and while the paths leave anything
/// to join, every turn finds its path and its wall as long as the links without walls are no fewer than the
/// hexes (BYP-10); the paths are all joined after as many turns as there are hexes less one, at the latest.
template <int Side>
inline constexpr int kMostWallsMore = Links<Side>::kLinks - 2 * Links<Side>::kHexes + 2;

/// Bypass from an arranged position: Game::arranged_state for the board of that side. Read are "paths" and
/// "walls".
template <int Side>
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

/// What State::arrangement answers.
template <int Side>
[[nodiscard]] std::optional<Arrangement> arrangement_of(const Position<Side>& position);

}  // namespace byways::bypass
