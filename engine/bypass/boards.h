// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>

namespace byways::bypass {

/// A board that Bypass can be played on.
struct BoardChoice {
  std::string_view name;  ///< the value of the option "board"
  int side;               ///< hexes along an edge; at most 5, see Links::Hexes
  int track_length;       ///< points on each letter's score track; higher scores wrap around (BYP-14)
};

/// All boards. Code is compiled for the sides listed here.
inline constexpr std::array kBoards{
    BoardChoice{"hexhex-3", 3, 14}, BoardChoice{"hexhex-4", 4, 18}, BoardChoice{"hexhex-5", 5, 21},
    BoardChoice{"intersections-4", 4, 18},  // hexhex-4 drawn as points and lines
};
inline constexpr std::string_view kUsualBoard = "hexhex-5";

/// The board with this name. Precondition: there is one.
[[nodiscard]] constexpr const BoardChoice& board_named(std::string_view name) {
  for (const BoardChoice& board : kBoards) {
    if (board.name == name) {
      return board;
    }
  }
  assert(false);
  return kBoards.front();
}

/// Calls `use.template operator()<Side>()` with `side` as Side. Precondition: there is a board of this side.
template <std::size_t Index = 0, class Use>
auto with_side(int side, Use use) {
  if constexpr (Index + 1 < kBoards.size()) {
    if (kBoards[Index].side != side) {
      return with_side<Index + 1>(side, use);
    }
  }
  return use.template operator()<kBoards[Index].side>();
}

}  // namespace byways::bypass
