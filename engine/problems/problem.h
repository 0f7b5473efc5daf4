// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/core/setup.h"

// Positions with one winning turn: the files of problems/, which problems/README.md describes.

namespace byways::problems {

inline constexpr int kHardest = 5;  ///< the highest grade

/// A position for two in which exactly one turn wins. Turns that do the same are one.
struct Problem {
  std::string id;              ///< unique, the key of kept progress; never changes: "byg/5f0c2a"
  const Game* game = nullptr;  ///< never null in a problem that was read
  int grade = 1;               ///< from 1, easy, to kHardest
  /// Turns of both players, the one asked for included, until the win is there or can be counted, however the
  /// other player resists: 1, 3, 5…
  int depth = 1;
  Setup setup;       ///< the position, with the seat asked to move; no turn is open, nothing is due
  std::string turn;  ///< the one that wins, as the record writes it, without the seat
  /// That turn and what follows it: the seats in turn, the longest resistance. After the last one the game is
  /// over or decided. Has `depth` turns, or one less where the other player's last turn ends the game.
  std::vector<std::string> line;
  bool ends_the_game = false;  ///< after the line the game is over; else it is decided, and goes on
};

/// Reads a file of problems of that game, in its order; or says what is wrong with its form, in English. That
/// the line can be played is checked; that it wins, and nothing else does, is not.
[[nodiscard]] Expected<std::vector<Problem>, std::string> read_problems(const Game& game,
                                                                        std::string_view bytes);

}  // namespace byways::problems
