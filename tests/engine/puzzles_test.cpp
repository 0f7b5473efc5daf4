// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "engine/challenges/starts.h"
#include "tests/engine/solver_replay.h"

namespace byways::test {
namespace {

using challenges::read_puzzles;

TEST(Puzzles, Sol4_EveryProofReachesItsGoal) {
  for (const challenges::Puzzle& puzzle : challenges::puzzles()) {
    SCOPED_TRACE(puzzle.id);
    const Outcome end = end_of(start_of(puzzle), puzzle.proof);
    EXPECT_EQ(end.scores, std::vector<int>{puzzle.best});
    if (puzzle.game == "spiral") {
      EXPECT_EQ(end.centre, std::optional(true));
    }
  }
}

TEST(Puzzles, Sol4_EachHasItsOwnIdAndStart) {
  std::set<std::string> ids;
  std::set<std::string> starts;
  for (const challenges::Puzzle& puzzle : challenges::puzzles()) {
    EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
    EXPECT_TRUE(starts.insert(puzzle.game + puzzle.from + (puzzle.colours ? "c" : "")).second) << puzzle.id;
  }
}

TEST(Puzzles, Sol4_StartsAreWrittenAsRecordsWriteThem) {
  for (const challenges::Puzzle& puzzle : challenges::puzzles()) {
    const auto canonical = puzzle.game == "full-house" ? challenges::canonical_full_house(puzzle.from)
                           : puzzle.game == "spiral"   ? challenges::canonical_spiral(puzzle.from)
                                                       : challenges::canonical_crooked(puzzle.from);
    EXPECT_EQ(canonical, std::optional(puzzle.from)) << puzzle.id;
  }
}

TEST(Puzzles, Sol4_TheRulebooksStartsComeFirst) {
  EXPECT_EQ(puzzles_of("crooked-jumps").front().from, challenges::crooked_starts().front());
  EXPECT_EQ(puzzles_of("spiral").front().from, challenges::spiral_starts().front());
  // The starts of Full House that SOL-1 gives.
  const std::vector<std::string> named{"h0 h1 m1", "f0 g0 m0", "h0 m0 m1", "h0 k0 k1"};
  const std::vector<challenges::Puzzle> houses = puzzles_of("full-house");
  ASSERT_GE(houses.size(), named.size() + 3);
  for (std::size_t i = 0; i < named.size(); ++i) {
    EXPECT_EQ(houses[i].from, named[i]);
  }
}

// Crooked Jumps has puzzles of all grades and these sizes; the Spiral has each of its sizes with and without
// colours.
TEST(Puzzles, Sol4_GradesAndSizesVary) {
  std::set<int> grades;
  std::set<std::size_t> sizes;
  const std::vector<challenges::Puzzle> crooked = puzzles_of("crooked-jumps");
  EXPECT_GE(crooked.size(), 13U);
  for (const challenges::Puzzle& puzzle : crooked) {
    grades.insert(puzzle.grade);
    sizes.insert(challenges::read_start_nodes(puzzle.from)->size());
  }
  EXPECT_EQ(grades, (std::set<int>{1, 2, 3, 4, 5}));
  for (const std::size_t size : {6U, 8U, 9U, 10U, 12U, 16U}) {
    EXPECT_EQ(sizes.count(size), 1U) << size;
  }
  std::set<std::pair<std::size_t, bool>> spirals;
  for (const challenges::Puzzle& puzzle : puzzles_of("spiral")) {
    spirals.insert({challenges::read_start_nodes(puzzle.from)->size(), puzzle.colours});
  }
  for (const std::size_t size : {8U, 16U, 24U, 40U}) {
    EXPECT_EQ(spirals.count({size, true}) + spirals.count({size, false}), 2U) << size;
  }
}

TEST(Puzzles, Sol4_BrokenFilesAreRefused) {
  const std::string good =
      R"({"game": "spiral", "puzzles": [{"id": "a", "from": "A0 A1", "grade": 1, "best": 1, "proof": ["A0>A1>O"]}]})";
  ASSERT_TRUE(read_puzzles(good));
  EXPECT_EQ(read_puzzles(good)->front().id, "spiral/a");
  EXPECT_FALSE(read_puzzles(""));
  EXPECT_FALSE(read_puzzles("[]"));
  EXPECT_FALSE(read_puzzles(R"({"game": "spiral"})"));
  for (const char* const word : {"\"game\"", "\"id\"", "\"from\"", "\"grade\"", "\"best\"", "\"proof\""}) {
    std::string broken = good;
    broken.replace(broken.find(word), 2, "\"x");
    EXPECT_FALSE(read_puzzles(broken)) << word;
  }
  std::string hardest = good;
  hardest.replace(hardest.find("\"grade\": 1"), 10, "\"grade\": 6");
  EXPECT_FALSE(read_puzzles(hardest));
}

}  // namespace
}  // namespace byways::test
