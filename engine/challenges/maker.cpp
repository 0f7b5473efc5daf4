// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/maker.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/challenges/challenge_games.h"
#include "engine/challenges/makers.h"
#include "engine/core/refusal.h"

namespace byways::challenges {

namespace {

/// What the makers need to know about a challenge.
struct Kind {
  const Game* game;
  std::string_view letters;  ///< that its codes begin with
  SizeRange sizes;
  std::array<int, kDifficulties> usual;  ///< sizes, by Difficulty
  const std::array<int, kDifficulties>* most_tries;
  std::optional<MadeStart> (*make)(int size, Difficulty difficulty, std::uint64_t seed, MakerCount& count);
  std::uint64_t most_positions;  ///< the most that the maker looks at
};

constexpr int kLargest = 40;  // the most pieces at the start, in any challenge

const std::array<Kind, 3>& kinds() {
  static const std::array<Kind, 3> all{
      Kind{&crooked_game(), "CJ", {4, 24}, {8, 11, 14, 16}, &kMostTriesOf, make_crooked, 1'000'000},
      Kind{&spiral_game(), "SP", {6, kLargest}, {12, 18, 26, 36}, &kMostTriesOf, make_spiral, 1'000'000},
      Kind{&full_house_game(), "FH", {3, 30}, {24, 18, 12, 6}, &kMostWaysOf, make_full_house, 1'000'000}};
  return all;
}

const Kind* find_kind(const Game& game) {
  const auto found =
      std::find_if(kinds().begin(), kinds().end(), [&game](const Kind& kind) { return kind.game == &game; });
  return found == kinds().end() ? nullptr : &*found;
}

// The digits of codes, without easily confused letters (Crockford's base 32).
constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr unsigned kBits = 5;
constexpr std::uint32_t kDigitMask = 31;
constexpr std::size_t kBodyDigits = 6;
constexpr unsigned kSeedBits = 22;
constexpr unsigned kDifficultyBits = 2;
static_assert(kSeeds == 1U << kSeedBits);
static_assert(kDifficulties == 1U << kDifficultyBits);
constexpr unsigned kSizeBits = 6;
static_assert(kSeedBits + kDifficultyBits + kSizeBits == kBodyDigits * kBits);
static_assert(kLargest < 1 << kSizeBits);

// Maps characters that are easily confused with a digit to that digit.
constexpr char meant_by(char c) {
  const char large = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return large == 'O' ? '0' : large == 'I' || large == 'L' ? '1' : large;
}

// The check character: a weighted sum in GF(32), each digit multiplied by another power of a primitive
// element. It detects any single wrong digit and any two swapped digits. Precondition: all characters are
// digits.
char check_of(std::string_view digits) {
  constexpr std::uint32_t kPolynomial = 0b100101;
  std::uint32_t sum = 0;
  for (const char c : digits) {
    sum <<= 1U;
    sum ^= (sum >> kBits) * kPolynomial;
    sum ^= static_cast<std::uint32_t>(kDigits.find(c));
  }
  sum <<= 1U;
  sum ^= (sum >> kBits) * kPolynomial;
  return kDigits[sum & kDigitMask];
}

std::string body_of(const Recipe& recipe) {
  const std::uint32_t bits = (static_cast<std::uint32_t>(recipe.size) << (kSeedBits + kDifficultyBits)) |
                             (static_cast<std::uint32_t>(recipe.difficulty) << kSeedBits) | recipe.seed;
  std::string body;
  for (std::size_t i = kBodyDigits; i-- > 0;) {
    body += kDigits[(bits >> (i * kBits)) & kDigitMask];
  }
  return body;
}

CodeError fault(CodeFault fault, std::string message) { return {fault, std::move(message)}; }

}  // namespace

bool can_make(const Game& game) { return find_kind(game) != nullptr; }
SizeRange sizes_of(const Game& game) { return find_kind(game)->sizes; }
int usual_size(const Game& game, Difficulty difficulty) {
  return find_kind(game)->usual[static_cast<std::size_t>(difficulty)];
}

std::string code_of(const Recipe& recipe) {
  const std::string letters(find_kind(*recipe.game)->letters);
  const char edition = kDigits[static_cast<std::size_t>(recipe.edition)];
  const std::string body = body_of(recipe);
  return letters + '-' + edition + '-' + body + '-' + check_of(letters + edition + body);
}

Expected<Recipe, CodeError> read_code(std::string_view text) {
  constexpr std::size_t kLetters = 2;
  constexpr std::size_t kLongest = 64;
  std::string code;
  for (const char c : text.substr(0, kLongest)) {
    if (c != ' ' && c != '-' && c != '\t') {
      code += meant_by(c);
    }
  }
  const bool has_form = text.size() <= kLongest && code.size() == kLetters + 1 + kBodyDigits + 1 &&
                        code.find_first_not_of(kDigits) == std::string::npos;
  if (!has_form) {
    return fault(CodeFault::Form,
                 "A code is written like " +
                     code_of({&crooked_game(), usual_size(crooked_game(), Difficulty::Easy)}) + ", not \"" +
                     shorten(text) + "\".");
  }
  const auto kind = std::find_if(kinds().begin(), kinds().end(), [&code](const Kind& each) {
    return code.compare(0, kLetters, each.letters) == 0;
  });
  if (kind == kinds().end()) {
    return fault(CodeFault::Kind,
                 "No puzzles are made whose code begins with " + code.substr(0, kLetters) + ".");
  }
  if (check_of(std::string_view(code).substr(0, code.size() - 1)) != code.back()) {
    return fault(CodeFault::Check, "There is a slip in the code: its last letter doesn't fit the others.");
  }
  if (code[kLetters] != kDigits[kMakerEdition]) {
    return fault(CodeFault::Edition, "The code is of edition " + code.substr(kLetters, 1) +
                                         ", which this version of the program doesn't know.");
  }
  std::uint32_t bits = 0;
  for (const char c : code.substr(kLetters + 1, kBodyDigits)) {
    bits = (bits << kBits) | static_cast<std::uint32_t>(kDigits.find(c));
  }
  Recipe recipe;
  recipe.game = kind->game;
  recipe.seed = bits & (kSeeds - 1);
  recipe.difficulty = static_cast<Difficulty>((bits >> kSeedBits) & (kDifficulties - 1));
  recipe.size = static_cast<int>(bits >> (kSeedBits + kDifficultyBits));
  if (recipe.size < kind->sizes.least || recipe.size > kind->sizes.most) {
    return fault(CodeFault::Content, "The code asks for a puzzle of " + std::to_string(recipe.size) +
                                         " pieces, and there are none of that size.");
  }
  return recipe;
}

Difficulty difficulty_of(const Game& game, int tries) {
  return difficulty_of(*find_kind(game)->most_tries, tries);
}

int grade_of(const Game& game, int tries) {
  const auto& most = *find_kind(game)->most_tries;
  switch (difficulty_of(most, tries)) {
    case Difficulty::Easy:
      return 1;
    case Difficulty::Medium:
      return 2;
    case Difficulty::Hard:
      break;
    case Difficulty::VeryHard:
      return 5;
  }
  // The middle of the Hard range, as each difficulty takes about four times as many tries as the one before.
  return tries <= 2 * most[static_cast<std::size_t>(Difficulty::Medium)] + 1 ? 3 : 4;
}

std::optional<MadePuzzle> make_puzzle(const Recipe& recipe, const MakerWatch& go_on) {
  const Kind& kind = *find_kind(*recipe.game);
  MakerCount count(kind.most_positions, go_on);
  std::uint64_t seed =
      search::mix(search::mix_text(kind.letters), static_cast<std::uint64_t>(recipe.edition));
  seed = search::mix(seed, static_cast<std::uint64_t>(recipe.size));
  seed = search::mix(seed, static_cast<std::uint64_t>(recipe.difficulty));
  seed = search::mix(seed, recipe.seed);
  auto start = kind.make(recipe.size, recipe.difficulty, seed, count);
  if (!start) {
    return std::nullopt;
  }
  MadePuzzle made{.recipe = recipe, .code = code_of(recipe), .puzzle = {}, .measure = start->measure};
  made.difficulty = difficulty_of(*recipe.game, made.measure.tries);
  Puzzle& puzzle = made.puzzle;
  puzzle.game = recipe.game->id();
  puzzle.id = puzzle.game + '/' + made.code;
  puzzle.from = std::move(start->from);
  puzzle.grade = grade_of(*recipe.game, made.measure.tries);
  puzzle.best = goal_of(*recipe.game) == Goal::Fill ? static_cast<int>(start->proof.size()) : 1;
  puzzle.proof = std::move(start->proof);
  return made;
}

}  // namespace byways::challenges
