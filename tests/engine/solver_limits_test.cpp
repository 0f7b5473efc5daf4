// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/solver.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

// Three pieces are too far from the others, so it is impossible, but the search takes a while.
constexpr const char* kHardStart = "A0 A1 A2 A3 A4 A5 A6 A7 B1 B3 B5 B7 D1 D3 D5 D7";

std::vector<Timeline> challenge_starts() {
  std::vector<Timeline> starts{start("full-house"), start("spiral")};
  starts.push_back(start("crooked-jumps", {{"from", std::string(kHardStart)}}));
  return starts;
}

TEST(SolverLimits, Sol4_StopsWhenToldTo) {
  for (const Timeline& timeline : challenge_starts()) {
    int asked = 0;
    const Solution solution = solve(timeline.state(), {.go_on = [&asked](const SolveProgress&) {
                                      ++asked;
                                      return false;
                                    }});
    EXPECT_EQ(solution.verdict, Verdict::Stopped) << timeline.game().id();
    EXPECT_TRUE(solution.moves.empty());
    EXPECT_EQ(asked, 1);
  }
}

TEST(SolverLimits, Sol4_SaysWhenMemoryIsUsedUp) {
  for (const Timeline& timeline : challenge_starts()) {
    const Solution solution = solve(timeline.state(), {.megabytes = 0});
    EXPECT_EQ(solution.verdict, Verdict::Memory) << timeline.game().id();
    EXPECT_TRUE(solution.moves.empty());
  }
}

TEST(SolverLimits, Sol4_SaysWhenTimeIsUp) {
  for (const Timeline& timeline : challenge_starts()) {
    const Solution solution = solve(timeline.state(), {.seconds = 1e-9});
    EXPECT_EQ(solution.verdict, Verdict::Unknown) << timeline.game().id();
  }
}

TEST(SolverLimits, Sol4_TellsHowFarItIs) {
  const Timeline timeline = start("full-house");
  std::vector<SolveProgress> reports;
  const Solution solution = solve(timeline.state(), {.go_on = [&reports](const SolveProgress& progress) {
                                    reports.push_back(progress);
                                    return reports.size() < 2;  // a fast computer finishes soon
                                  }});
  ASSERT_EQ(reports.size(), 2U);
  for (std::size_t i = 1; i < reports.size(); ++i) {
    EXPECT_GT(reports[i].nodes, reports[i - 1].nodes);
    EXPECT_GT(reports[i].seconds, reports[i - 1].seconds);
  }
  EXPECT_TRUE(reports[0].bound);
  EXPECT_GE(solution.nodes, reports.back().nodes);
}

TEST(SolverLimits, Sol4_ReachedGoalsNeedNoMoves) {
  for (const challenges::Puzzle& puzzle : challenges::puzzles()) {
    Timeline timeline = start_of(puzzle);
    for (const std::string& move : puzzle.proof) {
      ASSERT_FALSE(timeline.play(1, move)) << puzzle.id;
    }
    const Solution solution = solve(timeline.state(), {});
    EXPECT_EQ(solution.verdict, Verdict::Solved) << puzzle.id;
    EXPECT_TRUE(solution.moves.empty());
  }
}

TEST(SolverLimits, Sol4_OtherGamesHaveNoSolver) {
  EXPECT_TRUE(can_solve(*find_game("spiral")));
  EXPECT_FALSE(can_solve(*find_game("byg")));
  EXPECT_EQ(solve(start("byg").state(), {}).verdict, Verdict::Unknown);
}

}  // namespace
}  // namespace byways::test
