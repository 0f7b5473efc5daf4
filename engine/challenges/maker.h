// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/challenges/puzzles.h"
#include "engine/core/expected.h"
#include "engine/core/game.h"
#include "engine/solve/limits.h"

// Generates puzzles of the three challenges, each with a code that reproduces it.

namespace byways::challenges {

enum class Difficulty : std::uint8_t { Easy, Medium, Hard, VeryHard };
inline constexpr int kDifficulties = 4;

/// The edition of the makers. Within an edition, the same code gives the same puzzle forever. So a change to
/// the makers makes a new edition beside the old one.
inline constexpr int kMakerEdition = 1;

/// The number of seeds; a seed is below this.
inline constexpr std::uint32_t kSeeds = std::uint32_t{1} << 22U;

/// Everything that determines a puzzle.
struct Recipe {
  const Game* game = nullptr;  ///< one of the three challenges
  int size = 0;                ///< number of pieces at the start; see sizes_of
  Difficulty difficulty = Difficulty::Easy;
  std::uint32_t seed = 0;  ///< below kSeeds
  int edition = kMakerEdition;

  bool operator==(const Recipe&) const = default;
};

/// A range of sizes, including both ends.
struct SizeRange {
  int least = 0;
  int most = 0;
};

/// The sizes that can be made. Precondition: can_make(game).
[[nodiscard]] SizeRange sizes_of(const Game& game);
/// The size that suits the difficulty best. Precondition: can_make(game).
[[nodiscard]] int usual_size(const Game& game, Difficulty difficulty);
/// Whether there is a maker for `game`: only for the three challenges.
[[nodiscard]] bool can_make(const Game& game);

/// The code of a recipe, in parts separated by hyphens: the kind (CJ, SP, FH) and the edition; size,
/// difficulty and seed in six characters; and a check character. Precondition: the recipe is within the
/// ranges above.
[[nodiscard]] std::string code_of(const Recipe& recipe);

/// Why a text isn't a code.
enum class CodeFault : std::uint8_t {
  Form,     ///< it doesn't have the form of a code
  Kind,     ///< no such kind
  Edition,  ///< an edition that this program doesn't know
  Check,    ///< the check character is wrong: a typing error
  Content   ///< a size that isn't available
};
struct CodeError {
  CodeFault fault = CodeFault::Form;
  std::string message;  ///< in English, a sentence
};

/// Reads a code as people type it: ignores case, spaces and missing hyphens, and accepts O for 0 and I or L
/// for 1.
[[nodiscard]] Expected<Recipe, CodeError> read_code(std::string_view text);

/// Measurements of a puzzle's difficulty.
struct Measure {
  /// Crooked Jumps and Spiral: how many positions are tried until the puzzle is solved, by a search that
  /// looks one move ahead as people do; kMostTries if it gives up. Full House: the sum of the widths of
  /// the beams tried, up to the beam that finds the best known solution; 1 if always taking what looks best
  /// is enough.
  int tries = 0;
  int first_moves = 0;  ///< legal first moves
  /// After how many of these first moves such a search finds a solution within a few tries (in Full House,
  /// one as good as the best known). Other first moves may lead to a solution as well.
  int good_first_moves = 0;

  bool operator==(const Measure&) const = default;
};
inline constexpr int kMostTries = 3000;

/// The difficulty of a puzzle of `game` whose Measure::tries is `tries`.
[[nodiscard]] Difficulty difficulty_of(const Game& game, int tries);
/// The grade of the same puzzle, from 1 to 5.
[[nodiscard]] int grade_of(const Game& game, int tries);

struct MadePuzzle {
  Recipe recipe;
  std::string code;  ///< code_of(recipe)
  Puzzle puzzle;     ///< its id is "game/code"; its `proof` is the best known solution
  Measure measure;
  Difficulty difficulty = Difficulty::Easy;  ///< as measured: the wanted one, or the nearest one found
};

/// Receives a maker's progress, from 0 to 1, at least every 50 ms; returns false to stop the maker. May be
/// empty.
using MakerWatch = std::function<bool(double done)>;

/// Makes the puzzle of a recipe. It is the same one on every system. Takes at most 2 s on one core, usually
/// well under a second. Nothing if the maker was stopped. Precondition: the recipe is within the ranges
/// above.
[[nodiscard]] std::optional<MadePuzzle> make_puzzle(const Recipe& recipe, const MakerWatch& go_on = nullptr);

}  // namespace byways::challenges
