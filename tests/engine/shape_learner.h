// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace byways::test {

/// Learns from `games` games of Byg of the search against itself, half of them on hexhex-5 and half on
/// hexhex-6, how much more often the search chooses a shape than others. Returns the text of
/// engine/byg/values/shapes.json. The second half of the games uses what the first half has taught. The same
/// seed gives the same result on every system.
[[nodiscard]] std::string learn_shapes(std::uint64_t games, std::uint64_t seed);

/// The checkpoint (learned_file.h): a hash of what has been learned after the first game.
[[nodiscard]] std::uint64_t shapes_checkpoint(std::uint64_t games, std::uint64_t seed);

}  // namespace byways::test
