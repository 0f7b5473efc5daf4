// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace byways::test {

/// Learns what places are worth in a game from so many pairs of games of the search against itself, and
/// writes it as a file of engine/overpass/values holds it. The same everywhere for the same seed;
/// without any games what is seen at a glance.
/// Precondition: "over-pass" or "groups-of-three".
[[nodiscard]] std::string learn_values(const std::string& game, std::uint64_t pairs, std::uint64_t seed);

/// What that has come to after its first few pairs, as one number. See learned_file.h.
/// Precondition: as above.
[[nodiscard]] std::uint64_t values_checkpoint(const std::string& game, std::uint64_t pairs,
                                              std::uint64_t seed);

}  // namespace byways::test
