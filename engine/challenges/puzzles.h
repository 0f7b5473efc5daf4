// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The starts of the challenges that are offered as puzzles, each with a solution: the files of puzzles/,
// which puzzles/README.md describes.

namespace byways::challenges {

/// A start of a challenge.
struct Puzzle {
  std::string id;                  ///< unique, the key of kept progress; never changes: "crooked-jumps/3"
  std::string game;                ///< Game::id
  std::string from;                ///< the value of the option `from`
  bool colours = true;             ///< Spiral: the option `colours`
  int grade = 1;                   ///< 1 easy … 5 hard
  int best = 0;                    ///< best known: moves of Full House, pieces left of the others
  std::vector<std::string> proof;  ///< a solution as good as that, as the record writes it
};

/// All of them by game, the rulebook's starts first.
[[nodiscard]] const std::vector<Puzzle>& puzzles();

/// Some more that makers have made beforehand, for the exercises of days, by game. Their ids are their codes:
/// see maker.h.
[[nodiscard]] const std::vector<Puzzle>& made_puzzles();

/// Reads a file of puzzles; nothing if anything about its form is wrong. Whether starts and proofs are legal
/// is not checked.
[[nodiscard]] std::optional<std::vector<Puzzle>> read_puzzles(std::string_view json);

}  // namespace byways::challenges
