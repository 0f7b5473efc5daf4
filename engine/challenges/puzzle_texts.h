// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace byways::challenges {

/// The files of puzzles/, as built in.
[[nodiscard]] std::string made_full_house_puzzle_text();
[[nodiscard]] std::string made_crooked_jumps_puzzle_text();
[[nodiscard]] std::string made_spiral_puzzle_text();
[[nodiscard]] std::string full_house_puzzle_text();
[[nodiscard]] std::string crooked_jumps_puzzle_text();
[[nodiscard]] std::string spiral_puzzle_text();

}  // namespace byways::challenges
