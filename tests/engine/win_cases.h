// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"

// Positions with exactly one winning turn, for Byg, TRYPSYLON and Mono-Line.

namespace byways::test {

/// Such a turn.
struct OnlyWin {
  std::string turn;  ///< as a record writes it, without the seat
  /// Turns of both players, this one included, until the win is there or can be counted, however the other
  /// player resists: 1, 3, 5…
  int depth = 1;

  bool operator==(const OnlyWin&) const = default;
};

/// A position and its only winning turn, as a line of a file in tests/data/wins.
struct WinCase {
  std::string record;
  OnlyWin win;
  std::uint64_t number = 0;  ///< of the game in which it came up
};

/// The games that this file knows.
[[nodiscard]] const std::vector<std::string>& games_with_wins();

/// The only turn at the cursor that wins: it wins whatever the other player does, and after every other legal
/// turn the other player wins whatever happens. Nothing where that isn't so, or would take too long to prove.
/// Precondition: a seat is to move, no turn is open.
[[nodiscard]] std::optional<OnlyWin> only_win(const Timeline& timeline);

/// The deepest such position of one game between weak players, played by lot and numbered; nothing where it
/// has none. The same for the same seed.
[[nodiscard]] std::optional<WinCase> find_win(std::string_view game, std::uint64_t seed,
                                              std::uint64_t number);

/// Finds `count` such positions in the games from number 0 on, some of depth 1 among them. `found` is told
/// each at once.
void find_wins(std::string_view game, std::uint64_t seed, std::size_t count,
               const std::function<void(const WinCase&)>& found);

/// A line of a file, without line end, and back. Reading throws std::invalid_argument.
[[nodiscard]] std::string write_win(const WinCase& win);
[[nodiscard]] WinCase read_win(const std::string& line);

}  // namespace byways::test
