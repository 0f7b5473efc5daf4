// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace byways::test {

/// Learns from so many games of Byg of the search against itself, half of them on hexhex-5 and half on
/// hexhex-6, how much more it goes to a cell of some shape than to others, and writes that as
/// engine/byg/values/shapes.json holds it. The second half of the games already uses what the first half
/// has taught. The same everywhere for the same seed.
[[nodiscard]] std::string learn_shapes(std::uint64_t games, std::uint64_t seed);

/// What that has come to after its first game, as one number. See learned_file.h.
[[nodiscard]] std::uint64_t shapes_checkpoint(std::uint64_t games, std::uint64_t seed);

}  // namespace byways::test
