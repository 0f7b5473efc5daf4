// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <queue>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/full_house_solver.h"
#include "engine/challenges/starts.h"
#include "engine/solve/solver.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

using challenges::FullHousePosition;
using challenges::SpaceSet;

FullHousePosition house(std::string_view from) {
  return FullHousePosition(*challenges::read_start_spaces(from));
}

// Searches until a solution has at most that many moves.
Solution solved_in(const State& state, int moves) {
  return solve(state, {.seconds = 120, .go_on = [moves](const SolveProgress& progress) {
                         return progress.best.value_or(moves + 1) > moves;
                       }});
}

TEST(SolverFullHouse, Sol1_NamedStartsAreSolvedWell) {
  struct Target {
    const char* from;
    int moves;
  };
  for (const Target& target :
       {Target{"f0 g0 m0", 38}, Target{"h0 h1 m1", 40}, Target{"h0 m0 m1", 39}, Target{"h0 k0 k1", 39}}) {
    if (BYWAYS_SANITIZED && target.moves != 38) {
      continue;
    }
    SCOPED_TRACE(target.from);
    const Timeline timeline = start("full-house", {{"from", std::string(target.from)}});
    const Solution solution = solved_in(timeline.state(), target.moves);
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_LE(solution.moves.size(), static_cast<std::size_t>(target.moves));
    EXPECT_LE(solution.bound.value_or(100), static_cast<int>(solution.moves.size()));
    EXPECT_EQ(end_of(timeline, solution.moves).scores,
              std::vector<int>{static_cast<int>(solution.moves.size())});
  }
}

TEST(SolverFullHouse, Sol1_EveryPuzzleIsSolvedAgain) {
  for (const challenges::Puzzle& puzzle : puzzles_of("full-house")) {
    SCOPED_TRACE(puzzle.id);
    const Timeline timeline = start_of(puzzle);
    // A narrow beam is enough for any solution; the best known took longer.
    const Solution solution =
        BYWAYS_SANITIZED ? solved_in(timeline.state(), 60) : solved_in(timeline.state(), 45);
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_GE(static_cast<int>(solution.moves.size()), challenges::fewest_moves(house(puzzle.from)));
    end_of(timeline, solution.moves);
  }
}

TEST(SolverFullHouse, Sol1_NoPieceCanComeInWithOneAlone) {
  SpaceSet alone;
  alone.add(*overpass::board().find_space("h0"));
  EXPECT_EQ(solve_full_house(FullHousePosition(alone), {}).verdict, Verdict::Impossible);
}

// The fewest moves by going through everything, for ends of games.
std::optional<int> fewest_by_breadth(const FullHousePosition& start, int most) {
  std::vector<FullHousePosition> row{start};
  for (int moves = 0; moves <= most; ++moves) {
    std::vector<FullHousePosition> next;
    for (const FullHousePosition& position : row) {
      if (position.is_solved()) {
        return moves;
      }
      challenges::visit_steps(position, [&](const challenges::GroupsStep& step) {
        next.push_back(position);
        next.back().play(step);
        return true;
      });
    }
    row = std::move(next);
  }
  return std::nullopt;
}

TEST(SolverFullHouse, Sol1_BoundIsNeverAboveWhatIsPossible) {
  for (const challenges::Puzzle& puzzle : puzzles_of("full-house")) {
    Timeline timeline = start_of(puzzle);
    FullHousePosition position = house(puzzle.from);
    for (std::size_t made = 0; made < puzzle.proof.size(); ++made) {
      const int left = static_cast<int>(puzzle.proof.size() - made);
      EXPECT_LE(challenges::fewest_moves(position), left) << puzzle.id << " after " << made;
      if (left <= 2) {
        const std::optional<int> fewest = fewest_by_breadth(position, left);
        ASSERT_TRUE(fewest);
        EXPECT_LE(challenges::fewest_moves(position), *fewest);
        EXPECT_EQ(static_cast<int>(solve_full_house(position, {}).moves.size()), *fewest);
      }
      challenges::visit_steps(position, [&](const challenges::GroupsStep& step) {
        if (text_of(step) != puzzle.proof[made]) {
          return true;
        }
        position.play(step);
        return false;
      });
    }
    EXPECT_TRUE(position.is_solved()) << puzzle.id;
  }
}

TEST(SolverFullHouse, Sol1_TheSameSearchTwice) {
  const challenges::Puzzle puzzle = puzzles_of("full-house").front();
  Timeline timeline = start_of(puzzle);
  for (std::size_t i = 0; i + 4 < puzzle.proof.size(); ++i) {
    ASSERT_FALSE(timeline.play(1, puzzle.proof[i]));
  }
  const Solution first = solve(timeline.state(), {});
  const Solution second = solve(timeline.state(), {});
  EXPECT_EQ(first.verdict, Verdict::Solved);
  EXPECT_EQ(first.moves, second.moves);
  EXPECT_EQ(first.nodes, second.nodes);
}

}  // namespace
}  // namespace byways::test
