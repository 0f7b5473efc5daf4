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

// Makes puzzles of the three challenges: as many as people want, each with a code that gives it again.

namespace byways::challenges {

enum class Difficulty : std::uint8_t { Easy, Medium, Hard, VeryHard };
inline constexpr int kDifficulties = 4;

/// The edition of the makers. What an edition has made it makes for ever; another way to make puzzles is
/// another edition, beside the old one.
inline constexpr int kMakerEdition = 1;

/// Seeds are below this.
inline constexpr std::uint32_t kSeeds = std::uint32_t{1} << 22U;

/// All that a puzzle is made from.
struct Recipe {
  const Game* game = nullptr;  ///< one of the three challenges
  int size = 0;                ///< pieces at the start; see sizes_of
  Difficulty difficulty = Difficulty::Easy;
  std::uint32_t seed = 0;  ///< below kSeeds
  int edition = kMakerEdition;

  bool operator==(const Recipe&) const = default;
};

/// From the smallest size to the largest.
struct SizeRange {
  int least = 0;
  int most = 0;
};

/// The sizes that can be made. Precondition: can_make(game).
[[nodiscard]] SizeRange sizes_of(const Game& game);
/// The size that suits the difficulty best. Precondition: can_make(game).
[[nodiscard]] int usual_size(const Game& game, Difficulty difficulty);
/// Whether there is a maker for that game: for the three challenges.
[[nodiscard]] bool can_make(const Game& game);

/// The code of a recipe: the kind (CJ, SP, FH), the edition, size, difficulty and seed in six characters, and
/// a check, with hyphens between them. Precondition: the recipe keeps the ranges above.
[[nodiscard]] std::string code_of(const Recipe& recipe);

/// Why a text is no code.
enum class CodeFault : std::uint8_t {
  Form,     ///< it isn't written like one
  Kind,     ///< nothing is made of that kind
  Edition,  ///< an edition that this program doesn't know: a later one, or none
  Check,    ///< the check doesn't fit: there is a slip in it
  Content   ///< a size that isn't made
};
struct CodeError {
  CodeFault fault = CodeFault::Form;
  std::string message;  ///< in English, a sentence
};

/// Reads a code as people type it: small letters, spaces around and between, O for 0, I or L for 1 and left
/// out hyphens do no harm.
[[nodiscard]] Expected<Recipe, CodeError> read_code(std::string_view text);

/// What a look at a puzzle has found.
struct Measure {
  /// Crooked Jumps and Spiral: positions that a search tries which looks one move ahead, as people do, until
  /// it has solved the puzzle; kMostTries where it gives up. Full House: ways to play side by side until one
  /// is as good as the best known solution; 1 is to take what looks best each time.
  int tries = 0;
  int first_moves = 0;  ///< legal at the start
  /// How many of these such a search goes on from to a solution (in Full House: as good as the best known
  /// one) with a few tries each. Others may lead to one as well.
  int good_first_moves = 0;

  bool operator==(const Measure&) const = default;
};
inline constexpr int kMostTries = 3000;

/// What that many tries are worth.
[[nodiscard]] Difficulty difficulty_of(const Game& game, int tries);
/// The same as a grade of puzzles, from 1 to 5.
[[nodiscard]] int grade_of(const Game& game, int tries);

struct MadePuzzle {
  Recipe recipe;
  std::string code;  ///< code_of(recipe)
  Puzzle puzzle;     ///< its id is "game/code", its proof the best known solution
  Measure measure;
  Difficulty difficulty = Difficulty::Easy;  ///< as measured: as wanted, or as near as came up
};

/// How far a maker has got, from 0 to 1. False stops it. Called at least every 50 ms. May be empty.
using MakerWatch = std::function<bool(double done)>;

/// Makes the puzzle of a recipe: the same on every system, for ever. Takes at most 2 s on one core, mostly
/// well below a second. Nothing if it was stopped. Precondition: the recipe keeps the ranges above.
[[nodiscard]] std::optional<MadePuzzle> make_puzzle(const Recipe& recipe, const MakerWatch& go_on = nullptr);

}  // namespace byways::challenges
