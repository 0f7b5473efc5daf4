// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/bypass/end_board.h"

namespace byways::bypass {

/// Checks whether some turn wins at once. Tries the turns that won recently first, because they usually win
/// on similar boards, too.
template <int Side>
class WinningEnds {
 public:
  /// Whether the player to move can end the game and win. Adds the cost in boards to `cost`; retrying the
  /// turns that won recently costs nothing.
  [[nodiscard]] bool has(const EndBoard<Side>& board, std::uint64_t& cost) {
    auto& ends = ends_[board.player()];
    for (std::size_t i = 0; i < kRemembered && ends[i].in != kNoLink; ++i) {
      if (board.wins_with(ends[i])) {
        std::rotate(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(i),
                    ends.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        return true;
      }
    }
    if (!board.may_end()) {
      ++cost;
      return false;
    }
    cost += board.cost_of_end();
    const std::optional<LinkChange> found = board.winning_end();
    if (found) {
      std::rotate(ends.begin(), ends.end() - 1, ends.end());
      ends[0] = *found;
    }
    return found.has_value();
  }

 private:
  static constexpr std::size_t kRemembered = 6;
  std::array<std::array<LinkChange, kRemembered>, 2> ends_{};  // by player, the latest first
};

}  // namespace byways::bypass
