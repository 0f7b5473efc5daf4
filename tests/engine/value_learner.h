// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace byways::test {

/// Learns what places are worth from `pairs` pairs of games of the search against itself, and returns the
/// text of a file in engine/overpass/values. The same seed gives the same result on every system; without any
/// games, the initial guess. Precondition: "over-pass" or "groups-of-three".
[[nodiscard]] std::string learn_values(const std::string& game, std::uint64_t pairs, std::uint64_t seed);

/// A hash of what has been learned after the first few pairs (learned_file.h). Precondition: as above.
[[nodiscard]] std::uint64_t values_checkpoint(const std::string& game, std::uint64_t pairs,
                                              std::uint64_t seed);

}  // namespace byways::test
