// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/overpass/mono_proof.h"

// What is known of Mono-Line: see docs/experiments.md.

namespace byways::test {

inline constexpr int kRings = 10;  ///< A to J

/// The Center Square and so many rings around it. Precondition: 0 <= rings <= kRings.
[[nodiscard]] overpass::NodeSet inner_nodes(int rings);

/// The friendly game with so many pieces each on those nodes only; lines are those of the whole board.
[[nodiscard]] overpass::MonoRace opening_of(const overpass::NodeSet& nodes, int pieces);

/// What a search for the winner came to.
struct RaceVerdict {
  std::optional<bool> starter_wins;  ///< nothing if it would have had to look at too much
  std::uint64_t looked_at = 0;
};
/// Looks at `most` races at most.
[[nodiscard]] RaceVerdict verdict_of(const overpass::MonoRace& race, std::uint64_t most);

/// A position of a game, how many nodes were open to anybody, and whether it could be proven.
struct Reach {
  int open = 0;
  bool is_settled = false;  ///< by a proof that looks at `most` races at most
  bool is_counted = false;  ///< without looking at any
};
/// The positions with at most `most_open` open nodes of a game between two computers of this level, after a
/// drawn beginning; level 0 draws all.
[[nodiscard]] std::vector<Reach> reaches_of(int level, std::uint64_t seed, std::uint64_t most,
                                            int most_open = overpass::kMostNodes);

/// A beginning from which equal players win about as often from either seat, so that steps between levels
/// show: seat 1 has placed well, seat 2 each time where it takes least, three pieces each. In two matches of
/// twelve games from there, with 70 and with 700 positions a turn, seat 1 wins at least a quarter and at most
/// three quarters. Beginnings are drawn until one is even.
[[nodiscard]] Timeline even_opening(std::uint64_t seed);

}  // namespace byways::test
