// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The starts of the challenges that are offered as puzzles, each with a solution. They come from the files of
// puzzles/ (puzzles/README.md).

namespace byways::challenges {

/// A start of a challenge.
struct Puzzle {
  std::string id;       ///< unique and permanent, since progress is stored under it: "crooked-jumps/3"
  std::string game;     ///< Game::id
  std::string from;     ///< the value of the option `from`
  bool colours = true;  ///< Spiral: the option `colours`
  int grade = 1;        ///< 1 easy … 5 hard
  int best = 0;         ///< the best known result: moves in Full House, pieces left in the others
  std::vector<std::string> proof;  ///< a solution with that result, as the record writes it
};

/// All puzzles, by rule set, with the starts of the rulebook first.
[[nodiscard]] const std::vector<Puzzle>& puzzles();

/// Puzzles generated in advance for the daily exercises, by rule set. Their ids are their codes: see maker.h.
[[nodiscard]] const std::vector<Puzzle>& made_puzzles();

/// Parses a file of puzzles; nothing if it is malformed. Doesn't check whether starts and proofs are legal.
[[nodiscard]] std::optional<std::vector<Puzzle>> read_puzzles(std::string_view json);

}  // namespace byways::challenges
