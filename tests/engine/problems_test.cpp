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

#include "engine/core/random_game.h"
#include "engine/core/timeline.h"
#include "engine/exercise.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/engine/problem_proof.h"

// Proves all built-in problems again.

namespace byways::test {
namespace {

using problems::Problem;

// The required number of problems: more for games for two without dice or secrets.
std::size_t fewest(const std::string& family) {
  static const std::set<std::string> large{"byg", "trypsylon", "mono-line", "bypass"};
  return large.contains(family) ? 60 : 30;
}

std::string family_of(const Problem& problem) {
  return byways::family_of({.kind = ExerciseKind::Problem, .game = problem.game, .problem = &problem});
}

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

TEST_P(Problems, have_exactly_one_best_turn) {
  constexpr std::size_t kSample = 6;  // with sanitizers
  const std::size_t step = BYWAYS_SANITIZED != 0 ? kSample : 1;
  for (std::size_t i = 0; i < all().size(); i += step) {
    const Problem& problem = all()[i];
    const Timeline start = problems::start_of(problem);
    const std::unique_ptr<Proof> proof = proof_of(start);
    ASSERT_TRUE(proof) << problem.id;
    const OnlyBest expected{problem.turn, problem.depth, problem.aim, problem.most};
    EXPECT_EQ(proof->only_best(), std::optional(expected)) << problem.id;
  }
}

TEST_P(Problems, lines_are_legal_and_reach_the_aim) {
  for (const Problem& problem : all()) {
    SCOPED_TRACE(problem.id);
    Timeline timeline = problems::start_of(problem);
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
    if (problem.aim != problems::Aim::Win) {
      EXPECT_EQ(problems::gain(problem.aim, start.state(), seat, timeline.state()), problem.most);
    } else if (outcome) {
      EXPECT_EQ(outcome->winners, std::vector<Seat>{seat});
    } else {
      EXPECT_TRUE(proof_of(start)->wins_within(timeline.state(), 0)) << "it can be counted";
    }
  }
}

TEST_P(Problems, are_many_and_different) {
  std::set<std::string> positions;
  std::map<std::string, std::vector<const Problem*>> families;
  int grade = 1;
  for (const Problem& problem : all()) {
    std::string position = problem.setup.arranged->position.dump();
    for (const std::string& entry : problem.before) {
      position += entry;
    }
    EXPECT_TRUE(positions.insert(position).second) << problem.id;
    EXPECT_EQ(find_problem(problem.id), &problem);
    EXPECT_GE(problem.grade, grade) << "the easiest first";
    grade = problem.grade;
    families[family_of(problem)].push_back(&problem);
  }
  for (const auto& [family, problems] : families) {
    SCOPED_TRACE(family);
    std::size_t at_once = 0;
    std::size_t deeper = 0;
    std::map<int, std::size_t> by_grade;
    for (const Problem* const problem : problems) {
      ++(problem->depth == 1 ? at_once : deeper);
      ++by_grade[problem->grade];
    }
    EXPECT_GE(problems.size(), fewest(family));
    ASSERT_EQ(by_grade.size(), static_cast<std::size_t>(problems::kHardest));
    for (const auto& [each, count] : by_grade) {
      EXPECT_GE(count * (problems::kHardest + 1), problems.size()) << "of grade " << each;
    }
    EXPECT_TRUE(deeper == 0 || at_once * 5 <= problems.size() * 2) << "most have to be looked for";
  }
}

TEST_P(Problems, ids_are_known_without_reading_them) {
  std::vector<std::string> ids;
  for (const Problem& problem : all()) {
    ids.push_back(problem.id);
  }
  EXPECT_EQ(problem_ids_of(*find_game(GetParam())), ids);
}

TEST_P(Problems, turns_are_answered) {
  const Problem& problem = all().back();
  const ProblemAnswer right = answer_to(problem, problem.turn);
  EXPECT_TRUE(right.is_right);
  EXPECT_EQ(right.line.size() + 1, problem.line.size());
  const Timeline start = problems::start_of(problem);
  std::string wrong;
  if (start.state().lists_turns()) {
    start.state().visit_turns([&](std::string_view turn) {
      wrong = is_right(problem, turn) ? "" : turn;
      return wrong.empty();
    });
  } else {
    Random random(1);
    for (; wrong.empty() || is_right(problem, wrong);) {
      Timeline other = start;
      play_random_turns(other, random, 1);
      wrong = other.entries()[start.entries().size()].text;
    }
  }
  const ProblemAnswer answer = answer_to(problem, wrong);
  EXPECT_FALSE(answer.is_right);
  EXPECT_TRUE(problem.aim == problems::Aim::Win || answer.got < problem.most);
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
  EXPECT_TRUE(problems_of(*find_game("spiral")).empty());
  EXPECT_EQ(find_problem("byg/none"), nullptr);
  EXPECT_EQ(find_problem("none"), nullptr);
}

TEST(ProblemFiles, are_not_there_for_every_game) {
  EXPECT_TRUE(problem_ids_of(*find_game("spiral")).empty());
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
  const std::string aims = "byg/a: \"aim\" is win, or points, home or in with \"most\"";
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "aim": "points")"), aims);
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "aim": "best", "most": 1)"), aims);
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "most": 1)"), aims);
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 3, "aim": "points", "most": 1)"),
            "byg/a: more than one turn deep are only wins for two");
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "players": 3)"),
            "byg/a: there is no game for so many \"players\"");
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "before": [7])"),
            "byg/a: \"before\" is a list of entries");
  EXPECT_EQ(error_with("\"depth\": 1", R"("depth": 1, "before": ["1: B2"])"),
            "byg/a: \"1: B2\" before it can't be played");
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
