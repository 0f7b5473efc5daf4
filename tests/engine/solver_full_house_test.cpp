// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/solvers.h"
#include "engine/challenges/starts.h"
#include "engine/overpass/groups_notation.h"
#include "engine/solver.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

using challenges::FullHousePosition;
using challenges::SpaceSet;

FullHousePosition full_house(std::string_view from) {
  return FullHousePosition(*challenges::read_start_spaces(from));
}

// Searches until a solution has at most `moves` moves.
Solution solved_in(const State& state, int moves) {
  return solve(state, {.seconds = 120, .go_on = [moves](const SolveProgress& progress) {
                         return progress.best.value_or(moves + 1) > moves;
                       }});
}

TEST(SolverFullHouse, Sol1_NamedStartsAreSolvedAsShortAsCanBe) {
  struct Target {
    const char* from;
    std::size_t moves;
  };
  for (const Target& target :
       {Target{"f0 g0 m0", 36}, Target{"h0 h1 m1", 37}, Target{"h0 m0 m1", 36}, Target{"h0 k0 k1", 36}}) {
    SCOPED_TRACE(target.from);
    const Timeline timeline = start("full-house", {{"from", std::string(target.from)}});
    const Solution solution = solve(timeline.state(), {.seconds = 120});
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_EQ(solution.moves.size(), target.moves);
    EXPECT_EQ(solution.bound, static_cast<int>(target.moves));
    EXPECT_TRUE(solution.proven_best);
    EXPECT_EQ(end_of(timeline, solution.moves).scores, std::vector<int>{static_cast<int>(target.moves)});
    if (BYWAYS_SANITIZED) {
      break;
    }
  }
}

TEST(SolverFullHouse, Sol1_EveryPuzzleIsSolvedAgain) {
  for (const challenges::Puzzle& puzzle : puzzles_of("full-house")) {
    SCOPED_TRACE(puzzle.id);
    const Timeline timeline = start_of(puzzle);
    const Solution solution = solved_in(timeline.state(), BYWAYS_SANITIZED ? 60 : puzzle.best + 1);
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_LE(static_cast<int>(solution.moves.size()), BYWAYS_SANITIZED ? 60 : puzzle.best + 1);
    end_of(timeline, solution.moves);
    if (BYWAYS_SANITIZED) {
      break;
    }
  }
}

// Checks the assumptions behind the bound in random play.
TEST(SolverFullHouse, Sol1_NoMoveYieldsMoreThanOne) {
  const challenges::FullHouseBound bound(overpass::board());
  Random random(1);
  int full_yields = 0;
  for (int game = 0; game < (BYWAYS_SANITIZED ? 2 : 20); ++game) {
    FullHousePosition position = full_house("h0 h1 m1");
    for (int made = 0; made < 300 && !position.is_over(); ++made) {
      std::vector<challenges::GroupsStep> steps;
      challenges::visit_steps(position, [&](const challenges::GroupsStep& step) {
        FullHousePosition next = position;
        next.play(step);
        const int yield =
            step.brought_in.count() + bound.half_pairs(next.pieces()) - bound.half_pairs(position.pieces());
        EXPECT_LE(yield, 1) << overpass::text_of(step);
        full_yields += yield == 1 ? 1 : 0;
        steps.push_back(step);
        return true;
      });
      position.play(steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
    }
  }
  EXPECT_GT(full_yields, 100);
}

TEST(SolverFullHouse, Sol1_NoPieceCanComeInWithOneAlone) {
  SpaceSet alone;
  alone.add(*overpass::board().find_space("h0"));
  EXPECT_EQ(solve_full_house(FullHousePosition(alone), {}).verdict, Verdict::Impossible);
}

// The fewest moves by breadth-first search, for positions near the end.
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
    FullHousePosition position = full_house(puzzle.from);
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
        if (overpass::text_of(step) != puzzle.proof[made]) {
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
