// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "engine/challenges/jump_notation.h"
#include "engine/challenges/solvers.h"
#include "engine/challenges/starts.h"
#include "engine/solver.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

using challenges::CrookedPosition;
using challenges::Node;
using challenges::NodeSet;
using overpass::board;

// A straightforward solver: tries every jump and remembers positions that failed.
class PlainCrooked {
 public:
  bool is_solvable(const std::set<Node>& pieces) {
    if (pieces.size() == 1) {
      return pieces.count(board().centre()) == 1;
    }
    if (failed_.count(pieces) == 1) {
      return false;
    }
    for (const Node from : pieces) {
      for (const Node over : pieces) {
        for (Node to = 0; to < board().nodes(); ++to) {
          const bool legal = board().beside(from).has(over) && board().beside(over).has(to) && to != from &&
                             pieces.count(to) == 0;
          if (legal && is_solvable(after(pieces, from, over, to))) {
            return true;
          }
        }
      }
    }
    failed_.insert(pieces);
    return false;
  }

 private:
  static std::set<Node> after(std::set<Node> pieces, Node from, Node over, Node to) {
    pieces.erase(from);
    pieces.erase(over);
    pieces.insert(to);
    return pieces;
  }

  std::set<std::set<Node>> failed_;
};

// `pieces` pieces on random nodes, chosen from the `nodes` nodes that come first, nearest to the centre.
NodeSet scattered(int pieces, std::uint32_t nodes, Random& random) {
  NodeSet result;
  while (result.count() < pieces) {
    result.add(static_cast<Node>(random.below(nodes)));
  }
  return result;
}

// The position after `jumps` random jumps, or when no jump is left.
CrookedPosition jumped(CrookedPosition position, int jumps, Random& random) {
  for (int i = 0; i < jumps && position.has_jump(); ++i) {
    auto rank = random.below(static_cast<std::uint32_t>(position.count_jumps()));
    challenges::Jump drawn;
    challenges::visit_jumps(position, [&](const challenges::Jump& jump) {
      drawn = jump;
      return rank-- != 0;
    });
    position.play(drawn);
  }
  return position;
}

void expect_same_verdict(const NodeSet& pieces, std::array<int, 2>& counts) {
  std::set<Node> plain;
  pieces.for_each([&plain](Node node) { plain.insert(node); });
  const bool solvable = PlainCrooked().is_solvable(plain);
  const Solution solution = solve_crooked(CrookedPosition(pieces), {});
  EXPECT_EQ(solution.verdict, solvable ? Verdict::Solved : Verdict::Impossible)
      << challenges::start_text(std::vector<Node>(plain.begin(), plain.end()));
  ++counts[solvable ? 1 : 0];
}

TEST(SolverCrooked, Sol2_EveryPuzzleIsSolvedAgain) {
  for (const challenges::Puzzle& puzzle : puzzles_of("crooked-jumps")) {
    SCOPED_TRACE(puzzle.id);
    const Timeline timeline = start_of(puzzle);
    const Solution solution = solve(timeline.state(), {.seconds = 20});
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_TRUE(solution.proven_best);
    EXPECT_EQ(end_of(timeline, solution.moves).scores, std::vector<int>{1});
  }
}

TEST(SolverCrooked, Sol2_VerdictsAreThoseOfAPlainSearch) {
  Random random(7);
  std::array<int, 2> counts{};
  for (int i = 0; i < (BYWAYS_SANITIZED ? 40 : 400); ++i) {
    // Nodes up to D7, and fewer for few pieces, so that both verdicts are frequent.
    const int pieces = 2 + i % 5;
    expect_same_verdict(scattered(pieces, pieces < 5 ? 13 : 33, random), counts);
  }
  EXPECT_GT(counts[0], BYWAYS_SANITIZED ? 5 : 50);
  EXPECT_GT(counts[1], BYWAYS_SANITIZED ? 5 : 50);
}

TEST(SolverCrooked, Sol2_VerdictsLateInPlayAreThoseOfAPlainSearch) {
  Random random(11);
  std::array<int, 2> counts{};
  NodeSet start;
  for (const Node node : board().drawing().crooked_start) {
    start.add(node);
  }
  const std::vector<std::string> way = solve_crooked(CrookedPosition(start), {}).moves;
  // Positions that follow most of a solution and then deviate.
  for (int i = 0; i < (BYWAYS_SANITIZED ? 10 : 100); ++i) {
    CrookedPosition position(start);
    for (int made = 0; made < 9 + i % 3; ++made) {
      position.play(*challenges::jump_of(*challenges::read_jump(way.at(static_cast<std::size_t>(made)))));
    }
    position = jumped(position, 1 + i % 2, random);
    expect_same_verdict(position.pieces(), counts);
  }
  EXPECT_GT(counts[0], 0);
  EXPECT_GT(counts[1], 0);
}

TEST(SolverCrooked, Sol2_AnyPositionInPlayIsDecided) {
  Random random(3);
  NodeSet start;
  for (const Node node : board().drawing().crooked_start) {
    start.add(node);
  }
  for (int i = 0; i < (BYWAYS_SANITIZED ? 3 : 45); ++i) {
    const CrookedPosition position = jumped(CrookedPosition(start), 1 + i % 9, random);
    const Solution solution = solve_crooked(position, {.seconds = 60});
    EXPECT_TRUE(solution.verdict == Verdict::Solved || solution.verdict == Verdict::Impossible) << i;
  }
}

TEST(SolverCrooked, Sol2_TheSameSearchTwice) {
  const Timeline timeline = start("crooked-jumps");
  const Solution first = solve(timeline.state(), {});
  const Solution second = solve(timeline.state(), {});
  EXPECT_EQ(first.moves, second.moves);
  EXPECT_EQ(first.nodes, second.nodes);
}

}  // namespace
}  // namespace byways::test
