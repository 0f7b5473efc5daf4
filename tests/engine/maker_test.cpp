// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/maker.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/challenges/challenge_games.h"
#include "engine/challenges/starts.h"
#include "engine/games.h"
#include "engine/search/numbers.h"
#include "engine/solver.h"
#include "tests/engine/solver_replay.h"

// Making puzzles, and their codes.

namespace byways::test {
namespace {

using challenges::CodeFault;
using challenges::Difficulty;
using challenges::MadePuzzle;
using challenges::Recipe;

constexpr std::array kAll{Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::VeryHard};

// Under sanitizers making a puzzle takes ten times as long, most for hard ones; easy ones run the same code.
std::vector<Difficulty> difficulties(std::vector<Difficulty> usual) {
  return BYWAYS_SANITIZED != 0 ? std::vector{Difficulty::Easy} : std::move(usual);
}

class Makers : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static const Game& game() { return *find_game(GetParam()); }
  [[nodiscard]] static Recipe recipe(Difficulty difficulty, std::uint32_t seed) {
    return {&game(), challenges::usual_size(game(), difficulty), difficulty, seed};
  }
  /// A few puzzles of each difficulty, made once.
  [[nodiscard]] static const std::vector<MadePuzzle>& few() {
    static std::map<std::string, std::vector<MadePuzzle>> all;
    static const std::vector<Difficulty> each = difficulties({kAll.begin(), kAll.end()});
    std::vector<MadePuzzle>& made = all[GetParam()];
    constexpr std::size_t kFew = BYWAYS_SANITIZED != 0 ? 2 : 4;
    while (made.size() < kFew * each.size()) {
      const auto i = static_cast<std::uint32_t>(made.size());
      made.push_back(*challenges::make_puzzle(recipe(each[i % each.size()], 1000 + i)));
    }
    return made;
  }
};

std::string kind_word(const testing::TestParamInfo<std::string>& which) {
  std::string name = which.param;
  name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Makers, testing::Values("crooked-jumps", "spiral", "full-house"), kind_word);

TEST_P(Makers, make_what_can_be_solved) {
  for (const MadePuzzle& made : few()) {
    SCOPED_TRACE(made.code);
    const Outcome end = end_of(start_of(made.puzzle), made.puzzle.proof);
    EXPECT_EQ(end.reason, "solved");
    EXPECT_EQ(end.scores, std::vector<int>{made.puzzle.best});
    if (GetParam() == "spiral") {
      EXPECT_EQ(end.centre, std::optional(true));
    }
  }
}

// The solver doesn't know how a puzzle was made.
TEST_P(Makers, make_what_the_solver_solves) {
  for (const MadePuzzle& made : few()) {
    SCOPED_TRACE(made.code);
    const Timeline start = start_of(made.puzzle);
    const Solution solution = solve(start.state(), {.seconds = 600});
    EXPECT_EQ(solution.verdict, Verdict::Solved);
    if (GetParam() == "full-house") {
      EXPECT_LE(*solution.bound, made.puzzle.best);
      EXPECT_LE(solution.moves.size(), made.puzzle.proof.size());
    } else {
      EXPECT_EQ(solution.moves.size(), made.puzzle.proof.size());
    }
  }
}

TEST_P(Makers, keep_to_size_and_difficulty) {
  std::size_t as_wanted = 0;
  for (const MadePuzzle& made : few()) {
    SCOPED_TRACE(made.code);
    const auto pieces =
        GetParam() == "full-house"
            ? static_cast<std::size_t>(challenges::read_start_spaces(made.puzzle.from)->count())
            : challenges::read_start_nodes(made.puzzle.from)->size();
    EXPECT_EQ(pieces, static_cast<std::size_t>(made.recipe.size));
    EXPECT_EQ(made.difficulty, challenges::difficulty_of(game(), made.measure.tries));
    EXPECT_EQ(made.puzzle.grade, challenges::grade_of(game(), made.measure.tries));
    EXPECT_GE(made.measure.first_moves, made.measure.good_first_moves);
    EXPECT_EQ(static_cast<std::size_t>(made.measure.first_moves),
              start_of(made.puzzle).state().count_turns());
    as_wanted += made.difficulty == made.recipe.difficulty ? 1 : 0;
  }
  EXPECT_GE(as_wanted * 4, few().size() * 3);
}

// Checks the smallest and the largest size with the lowest and the highest difficulty.
TEST_P(Makers, make_every_size) {
  const challenges::SizeRange sizes = challenges::sizes_of(game());
  for (const int size : {sizes.least, BYWAYS_SANITIZED != 0 ? sizes.least + 1 : sizes.most}) {
    for (const Difficulty difficulty : difficulties({Difficulty::Easy, Difficulty::VeryHard})) {
      const auto made = challenges::make_puzzle({&game(), size, difficulty, 7});
      ASSERT_TRUE(made);
      EXPECT_EQ(end_of(start_of(made->puzzle), made->puzzle.proof).reason, "solved") << made->code;
    }
  }
}

TEST_P(Makers, write_starts_as_records_do) {
  for (const MadePuzzle& made : few()) {
    const auto canonical = GetParam() == "full-house" ? challenges::canonical_full_house(made.puzzle.from)
                           : GetParam() == "spiral"   ? challenges::canonical_spiral(made.puzzle.from)
                                                      : challenges::canonical_crooked(made.puzzle.from);
    EXPECT_EQ(canonical, std::optional(made.puzzle.from)) << made.code;
  }
}

TEST_P(Makers, make_the_same_again_whoever_watches) {
  for (const Difficulty difficulty : difficulties({Difficulty::Easy, Difficulty::Hard})) {
    double last = 0;
    const auto watched = challenges::make_puzzle(recipe(difficulty, 12), [&last](double done) {
      EXPECT_GE(done, last);
      EXPECT_LE(done, 1);
      last = done;
      return true;
    });
    const auto alone = challenges::make_puzzle(recipe(difficulty, 12));
    EXPECT_EQ(watched->puzzle.from, alone->puzzle.from);
    EXPECT_EQ(watched->puzzle.proof, alone->puzzle.proof);
    EXPECT_EQ(watched->measure, alone->measure);
    EXPECT_NE(alone->puzzle.from, challenges::make_puzzle(recipe(difficulty, 13))->puzzle.from);
  }
}

TEST_P(Makers, stop_when_they_are_told) {
  int asked = 0;
  EXPECT_FALSE(challenges::make_puzzle(recipe(Difficulty::VeryHard, 1), [&asked](double) {
    ++asked;
    return false;
  }));
  EXPECT_EQ(asked, 1);
}

TEST_P(Makers, are_called_by_codes) {
  std::set<std::string> codes;
  for (const MadePuzzle& made : few()) {
    EXPECT_EQ(made.code, challenges::code_of(made.recipe));
    EXPECT_EQ(made.puzzle.id, GetParam() + '/' + made.code);
    EXPECT_TRUE(codes.insert(made.code).second);
    const auto read = challenges::read_code(made.code);
    ASSERT_TRUE(read) << made.code;
    EXPECT_EQ(*read, made.recipe);
  }
  const challenges::SizeRange sizes = challenges::sizes_of(game());
  for (const std::uint32_t seed : {0U, 1U, challenges::kSeeds - 1}) {
    for (const int size : {sizes.least, sizes.most}) {
      const Recipe odd{&game(), size, Difficulty::VeryHard, seed};
      const auto read = challenges::read_code(challenges::code_of(odd));
      ASSERT_TRUE(read);
      EXPECT_EQ(*read, odd);
    }
  }
}

// Puzzles in editions of daily exercises match their codes.
TEST(MadeForDays, are_what_their_codes_say) {
  const std::vector<challenges::Puzzle>& all = challenges::made_puzzles();
  ASSERT_GT(all.size(), 100U);
  constexpr std::size_t kStep = BYWAYS_SANITIZED != 0 ? 97 : 9;
  for (std::size_t i = 0; i < all.size(); i += kStep) {
    const auto recipe = challenges::read_code(std::string_view(all[i].id).substr(all[i].id.find('/') + 1));
    ASSERT_TRUE(recipe) << all[i].id;
    const auto made = challenges::make_puzzle(*recipe);
    EXPECT_EQ(made->puzzle.id, all[i].id);
    EXPECT_EQ(made->puzzle.from, all[i].from);
    EXPECT_EQ(made->puzzle.grade, all[i].grade);
    EXPECT_EQ(made->puzzle.best, all[i].best);
    EXPECT_EQ(made->puzzle.proof, all[i].proof);
  }
}

TEST(MadeForDays, can_be_solved_as_well_as_is_said) {
  for (const challenges::Puzzle& puzzle : challenges::made_puzzles()) {
    SCOPED_TRACE(puzzle.id);
    EXPECT_EQ(end_of(start_of(puzzle), puzzle.proof).scores, std::vector<int>{puzzle.best});
  }
}

// A code stands for the same puzzle on every system and in all later versions. A different way to make
// puzzles needs a new edition.
TEST(MakerCodes, stand_for_the_same_puzzles_for_ever) {
  if (BYWAYS_SANITIZED != 0) {
    GTEST_SKIP() << "whatever it makes is the same";
  }
  std::uint64_t digest = 0;
  for (const Game* const game :
       {&challenges::crooked_game(), &challenges::spiral_game(), &challenges::full_house_game()}) {
    for (const Difficulty difficulty : kAll) {
      const auto made =
          challenges::make_puzzle({game, challenges::usual_size(*game, difficulty), difficulty, 2026});
      digest = search::mix(digest, search::mix_text(made->code));
      digest = search::mix(digest, search::mix_text(made->puzzle.from));
      digest = search::mix(digest, static_cast<std::uint64_t>(made->measure.tries));
      for (const std::string& move : made->puzzle.proof) {
        digest = search::mix(digest, search::mix_text(move));
      }
    }
  }
  EXPECT_EQ(digest, 14183059982266407011U);
}

TEST(MakerCodes, are_read_as_people_type_them) {
  const Recipe recipe{&challenges::crooked_game(), 8, Difficulty::Easy, 33};
  const std::string code = challenges::code_of(recipe);
  ASSERT_EQ(code.rfind(std::string("CJ") + "-1-", 0), 0U);
  std::string small = code;
  std::string spaced;
  std::string bare;
  std::string letters = code;
  for (char& c : small) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    spaced += c == '-' ? std::string("  ") : std::string(1, c);
    bare += c == '-' ? std::string() : std::string(1, c);
  }
  for (char& c : letters) {
    c = c == '0' ? 'O' : c == '1' ? 'l' : c;
  }
  for (const std::string& typed : {small, spaced, bare, letters, "\t" + code + "  "}) {
    const auto read = challenges::read_code(typed);
    ASSERT_TRUE(read) << typed;
    EXPECT_EQ(*read, recipe) << typed;
  }
}

TEST(MakerCodes, with_a_typing_error_are_refused) {
  constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const std::string code = challenges::code_of({&challenges::spiral_game(), 18, Difficulty::Medium, 123456});
  for (std::size_t i = 0; i < code.size(); ++i) {
    std::string wrong = code;
    for (const char digit : kDigits) {
      wrong[i] = digit;
      if (code[i] != '-' && wrong != code) {
        EXPECT_FALSE(challenges::read_code(wrong)) << wrong;
      }
    }
    std::string swapped = code;
    if (i + 1 < code.size() && code[i] != '-' && code[i + 1] != '-') {
      std::swap(swapped[i], swapped[i + 1]);
      EXPECT_EQ(static_cast<bool>(challenges::read_code(swapped)), swapped == code) << swapped;
    }
  }
}

TEST(MakerCodes, that_are_malformed_are_refused_with_a_reason) {
  const auto fault_of = [](const std::string& text) {
    const auto read = challenges::read_code(text);
    EXPECT_FALSE(read) << text;
    return read ? std::nullopt : std::optional(read.error().fault);
  };
  const std::string kind = "CJ";
  const std::string other = "AB";
  for (const std::string& text : {std::string(), kind, kind + "-1-0000-0", std::string("§§§"),
                                  std::string(100, 'A'), kind + "-1-00U000-0"}) {
    EXPECT_EQ(fault_of(text), CodeFault::Form) << text;
  }
  EXPECT_EQ(fault_of(other + "-1-000000-0"), CodeFault::Kind);
  const std::string good = challenges::code_of({&challenges::crooked_game(), 8, Difficulty::Easy, 1});
  std::string wrong = good;
  wrong.back() = wrong.back() == '0' ? '1' : '0';
  EXPECT_EQ(fault_of(wrong), CodeFault::Check);
  Recipe later{&challenges::crooked_game(), 8, Difficulty::Easy, 1};
  later.edition = 2;
  EXPECT_EQ(fault_of(challenges::code_of(later)), CodeFault::Edition);
  Recipe large{&challenges::crooked_game(), 60, Difficulty::Easy, 1};
  EXPECT_EQ(fault_of(challenges::code_of(large)), CodeFault::Content);
  EXPECT_EQ(challenges::read_code(challenges::code_of(later)).error().message,
            "The code is of edition 2, which this version of the program doesn't know.");
}

}  // namespace
}  // namespace byways::test
