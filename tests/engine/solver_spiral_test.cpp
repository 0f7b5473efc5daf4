// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/challenges/solvers.h"
#include "engine/challenges/starts.h"
#include "engine/solver.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

using challenges::Node;
using challenges::SpiralPosition;
using overpass::board;

// Colour by node; without colours, all pieces have different colours.
using Pieces = std::map<Node, int>;

// A straightforward solver that follows chains piece by piece.
class PlainSpiral {
 public:
  // The best end that can be reached: 0 none, 1 one piece left, 2 one piece left on the centre.
  int best_end(const Pieces& pieces) {
    if (pieces.size() == 1) {
      return pieces.begin()->first == board().centre() ? 2 : 1;
    }
    if (const auto known = known_.find(pieces); known != known_.end()) {
      return known->second;
    }
    int best = 0;
    for (const auto& [from, colour] : pieces) {
      std::set<Node> passed{from};
      walk(pieces, from, from, passed, best);
    }
    known_[pieces] = best;
    return best;
  }

 private:
  void walk(const Pieces& pieces, Node from, Node at, std::set<Node>& passed, int& best) {
    const bool outside = board().exits().has(from);
    for (Node next = 0; next < board().nodes(); ++next) {
      const bool adjacent = outside ? board().along_perimeter(at).has(next) : board().beside(at).has(next);
      if (!adjacent || passed.count(next) == 1) {
        continue;
      }
      const auto piece = pieces.find(next);
      if (piece == pieces.end() && at != from) {
        Pieces after = pieces;
        after[next] = after[from];
        after.erase(from);
        after.erase(at);
        best = std::max(best, best_end(after));
      } else if (piece != pieces.end() && piece->second != pieces.at(from)) {
        passed.insert(next);
        walk(pieces, from, next, passed, best);
        passed.erase(next);
      }
    }
  }

  std::map<Pieces, int> known_;
};

TEST(SolverSpiral, Sol3_EveryPuzzleEndsInTheCentre) {
  for (const challenges::Puzzle& puzzle : puzzles_of("spiral")) {
    SCOPED_TRACE(puzzle.id);
    const Timeline timeline = start_of(puzzle);
    const Solution solution = solve(timeline.state(), {.seconds = 30});
    ASSERT_EQ(solution.verdict, Verdict::Solved);
    EXPECT_TRUE(solution.centre);
    EXPECT_TRUE(solution.proven_best);
    EXPECT_EQ(end_of(timeline, solution.moves).centre, std::optional(true));
  }
}

TEST(SolverSpiral, Sol3_VerdictsAreThoseOfAPlainSearch) {
  Random random(5);
  std::array<int, 3> counts{};
  for (int i = 0; i < (BYWAYS_SANITIZED ? 30 : 300); ++i) {
    const bool colours = i % 2 == 0;
    // Every third position is near the perimeter, where the exits are.
    const Node first = i % 3 == 0 ? 81 : 0;
    const std::uint32_t range = i % 3 == 0 ? 16 : 13;
    std::vector<Node> nodes;
    while (nodes.size() < static_cast<std::size_t>(2 + i % 4)) {
      const Node node = first + static_cast<Node>(random.below(range));
      if (std::find(nodes.begin(), nodes.end(), node) == nodes.end()) {
        nodes.push_back(node);
      }
    }
    Pieces pieces;
    for (std::size_t k = 0; k < nodes.size(); ++k) {
      pieces[nodes[k]] = static_cast<int>(colours ? k % 4 : k);
    }
    const int best = PlainSpiral().best_end(pieces);
    const Solution solution = solve_spiral(SpiralPosition(nodes, colours), {});
    EXPECT_EQ(solution.verdict, best > 0 ? Verdict::Solved : Verdict::Impossible)
        << challenges::start_text(nodes) << ' ' << colours;
    EXPECT_EQ(solution.centre, best == 2) << challenges::start_text(nodes) << ' ' << colours;
    EXPECT_EQ(solution.proven_best, best > 0);
    ++counts.at(static_cast<std::size_t>(best));
  }
  for (const int count : counts) {
    EXPECT_GT(count, BYWAYS_SANITIZED ? 1 : 15);
  }
}

TEST(SolverSpiral, Sol3_TheSameSearchTwice) {
  const Timeline timeline = start("spiral");
  const Solution first = solve(timeline.state(), {});
  const Solution second = solve(timeline.state(), {});
  EXPECT_EQ(first.moves, second.moves);
  EXPECT_EQ(first.nodes, second.nodes);
}

}  // namespace
}  // namespace byways::test
