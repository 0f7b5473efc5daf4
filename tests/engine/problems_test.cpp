// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/engine/problem_proof.h"

// The problems that come with the program: each is proven again.

namespace byways::test {
namespace {

using problems::Problem;

constexpr std::size_t kFewest = 30;  // of each game

class Problems : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static const std::vector<Problem>& all() { return problems_of(*find_game(GetParam())); }
};

std::string word_of(const testing::TestParamInfo<std::string>& which) {
  std::string name = which.param;
  name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Problems, testing::ValuesIn(games_with_problems()), word_of);

TEST_P(Problems, have_exactly_one_winning_turn) {
  constexpr std::size_t kSample = 6;  // where watching for errors makes everything slow
  const std::size_t step = BYWAYS_SANITIZED != 0 ? kSample : 1;
  for (std::size_t i = 0; i < all().size(); i += step) {
    const Problem& problem = all()[i];
    const Timeline start(*problem.game, problem.setup);
    const std::unique_ptr<Proof> proof = proof_of(start);
    ASSERT_TRUE(proof) << problem.id;
    EXPECT_EQ(proof->only_win(), std::optional(OnlyWin{problem.turn, problem.depth})) << problem.id;
  }
}

TEST_P(Problems, lines_are_legal_and_end_with_the_win) {
  for (const Problem& problem : all()) {
    SCOPED_TRACE(problem.id);
    Timeline timeline(*problem.game, problem.setup);
    const Timeline start = timeline;
    const Seat seat = timeline.to_move();
    ASSERT_LE(problem.line.size(), static_cast<std::size_t>(problem.depth));
    ASSERT_GE(problem.line.size() + 1, static_cast<std::size_t>(problem.depth));
    for (std::size_t i = 0; i < problem.line.size(); ++i) {
      ASSERT_EQ(timeline.to_move(), i % 2 == 0 ? seat : 3 - seat);
      ASSERT_FALSE(timeline.play_entry({timeline.to_move(), problem.line[i], false})) << problem.line[i];
    }
    const auto outcome = timeline.outcome();
    EXPECT_EQ(problem.ends_the_game, outcome.has_value());
    if (outcome) {
      EXPECT_EQ(outcome->winners, std::vector<Seat>{seat});
    } else {
      EXPECT_TRUE(proof_of(start)->wins_within(timeline.state(), 0)) << "it can be counted";
    }
  }
}

TEST_P(Problems, are_many_and_different) {
  std::set<std::string> positions;
  std::map<int, std::size_t> by_depth;
  std::map<int, std::size_t> by_grade;
  int grade = 1;
  for (const Problem& problem : all()) {
    EXPECT_TRUE(positions.insert(problem.setup.arranged->position.dump()).second) << problem.id;
    EXPECT_EQ(find_problem(problem.id), &problem);
    EXPECT_GE(problem.grade, grade) << "the easiest first";
    grade = problem.grade;
    ++by_depth[problem.depth];
    ++by_grade[problem.grade];
  }
  EXPECT_GE(all().size(), kFewest);
  EXPECT_LE(by_depth[1] * 5, all().size() * 2) << "most have to be looked for";
  EXPECT_EQ(by_grade.size(), static_cast<std::size_t>(problems::kHardest));
}

TEST_P(Problems, turns_are_answered) {
  const Problem& problem = all().back();
  const ProblemAnswer right = answer_to(problem, problem.turn);
  EXPECT_TRUE(right.is_right);
  EXPECT_EQ(right.line.size() + 1, problem.line.size());
  const Timeline start(*problem.game, problem.setup);
  std::string wrong;
  start.state().visit_turns([&](std::string_view turn) {
    wrong = is_right(problem, turn) ? "" : turn;
    return wrong.empty();
  });
  const ProblemAnswer answer = answer_to(problem, wrong);
  EXPECT_FALSE(answer.is_right);
  Timeline timeline = start;
  ASSERT_FALSE(timeline.play_entry({timeline.to_move(), wrong, false}));
  for (const std::string& turn : answer.line) {
    EXPECT_FALSE(timeline.play_entry({timeline.to_move(), turn, false})) << turn;
  }
}

TEST(ProblemFiles, are_whole) {
  std::size_t files = 0;
  for (const ProblemText& file : problem_texts()) {
    const Game* const game = find_game(file.game);
    ASSERT_NE(game, nullptr) << file.game;
    const auto read = problems::read_problems(*game, file.text);
    EXPECT_TRUE(read) << (read ? "" : read.error());
    ++files;
  }
  EXPECT_EQ(files, games_with_problems().size());
  EXPECT_TRUE(problems_of(*find_game("highway")).empty());
  EXPECT_EQ(find_problem("byg/none"), nullptr);
  EXPECT_EQ(find_problem("none"), nullptr);
}

TEST(ProblemFiles, that_are_broken_say_why) {
  const Game& game = *find_game("byg");
  const std::string good =
      R"({"game": "byg", "problems": [{"id": "a", "grade": 2, "depth": 1, "line": ["A1"], "options": {"size": 3},)"
      R"( "arranged": {"to_move": 1, "position": {"cells": {"B2": 2}, "priority": 1}}}]})";
  ASSERT_TRUE(problems::read_problems(game, good)) << problems::read_problems(game, good).error();
  const auto error_with = [&](const std::string& what, const std::string& instead) {
    std::string broken = good;
    broken.replace(broken.find(what), what.size(), instead);
    const auto read = problems::read_problems(game, broken);
    return read ? std::string("read") : read.error();
  };
  EXPECT_EQ(error_with("\"byg\"", "\"bypass\""), "\"game\" is not byg");
  EXPECT_EQ(error_with("\"problems\"", "\"other\""), "not a file of problems");
  EXPECT_EQ(error_with("\"a\"", "7"), "a problem needs an id");
  EXPECT_EQ(error_with("\"grade\": 2", "\"grade\": 6"),
            "byg/a: \"grade\" is a number from 1 to 5, \"depth\" an odd one");
  EXPECT_EQ(error_with("\"depth\": 1", "\"depth\": 2"),
            "byg/a: \"grade\" is a number from 1 to 5, \"depth\" an odd one");
  EXPECT_EQ(error_with("[\"A1\"]", "[]"), "byg/a: \"line\" is a list of turns");
  EXPECT_EQ(error_with("[\"A1\"]", R"(["A1", "A1"])"), "byg/a: \"A1\" of its line can't be played");
  EXPECT_EQ(error_with("\"options\"", "\"option\""), "byg/a: unknown key \"option\"");
  for (const auto& [what, instead] :
       {std::pair("\"B2\"", "\"Z9\""), std::pair("\"to_move\": 1", "\"to_move\": 3"),
        std::pair("\"size\": 3", "\"size\": 99")}) {
    EXPECT_EQ(error_with(what, instead).rfind("byg/a: ", 0), 0U) << what;
  }
}

}  // namespace
}  // namespace byways::test
