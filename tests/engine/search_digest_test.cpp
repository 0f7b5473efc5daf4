// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"
#include "tests/engine/search_cases.h"
#include "tests/support/files.h"

// The same nodes give the same turn with every compiler and on every system (FAIR-3): what these searches
// say, as one number for each game. Whoever changes how a game is searched changes its number here. A game
// without a number is searched as the others are.

namespace byways::test {
namespace {

std::uint64_t digest_of(const SearchCase& which) {
  std::uint64_t digest = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Timeline timeline = position_of(which, seed, 2 + 3 * seed);
    if (timeline.to_move() < 1) {
      continue;
    }
    for (const int level : {2, 8}) {
      const search::Searcher& searcher = searcher_for(*which.game);
      search::Request request = search::request_for(searcher.levels(timeline), level, seed);
      request.limits.budget = 150;
      digest = search::mix(digest,
                           search::mix_text(text_of(searcher.think(timeline, timeline.to_move(), request))));
    }
  }
  return digest;
}

TEST(SearchDigest, FAIR_3_every_compiler_finds_the_same) {
  const std::string wanted = read_bytes(BYWAYS_TEST_DATA "/search-digests.txt");
  std::string found;
  for (const SearchCase& which : wide_search_cases()) {
    const std::string name = which.name + ": ";
    if (wanted.find(name) != std::string::npos) {
      found += name + std::to_string(digest_of(which) % 1000000007U) + "\n";
    }
  }
  EXPECT_EQ(found, wanted);
  EXPECT_FALSE(found.empty());
}

}  // namespace
}  // namespace byways::test
