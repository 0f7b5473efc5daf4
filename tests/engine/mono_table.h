// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/overpass/mono_proof.h"

// What is known of Mono-Line (docs/experiments.md).

namespace byways::test {

inline constexpr int kRings = 10;  ///< A to J

/// The nodes of the Center Square and of the first `rings` rings around it. Precondition: 0 <= rings <=
/// kRings.
[[nodiscard]] overpass::NodeSet inner_nodes(int rings);

/// The friendly game in which each player has `pieces` pieces and may place them on `nodes` only, with the
/// lines of the whole board.
[[nodiscard]] overpass::MonoRace opening_of(const overpass::NodeSet& nodes, int pieces);

/// The result of a search for the winner.
struct RaceVerdict {
  std::optional<bool> starter_wins;  ///< nothing if the search reached its limit
  std::uint64_t looked_at = 0;
};
/// Examines at most `most` races.
[[nodiscard]] RaceVerdict verdict_of(const overpass::MonoRace& race, std::uint64_t most);

/// What is known of one position: how many nodes are open to either player, and whether a proof was found.
struct Reach {
  int open = 0;
  bool is_settled = false;  ///< by a proof that examines at most `most` races
  bool is_counted = false;  ///< settled by counting, without a search
};
/// The positions with at most `most_open` open nodes in a game between two computers of level `level`, after
/// a random beginning; at level 0 all turns are random.
[[nodiscard]] std::vector<Reach> reaches_of(int level, std::uint64_t seed, std::uint64_t most,
                                            int most_open = overpass::kMostNodes);

/// An opening from which either seat wins about as often between equal players, so that differences between
/// levels show. Each player has three pieces: seat 1 has placed well, seat 2 where it takes the least. Draws
/// openings until seat 1 wins between a quarter and three quarters of twelve games from the opening, both
/// with 70 and with 700 positions per turn.
[[nodiscard]] Timeline even_opening(std::uint64_t seed);

}  // namespace byways::test
