// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"
#include "tests/engine/search_cases.h"
#include "tests/support/files.h"

// The same number of nodes gives the same turn with every compiler and on every system (FAIR-3). Each game
// has a digest of what these searches return. A change to a game's search changes its digest here. A game
// without a digest of its own is tested like the others.

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
  std::string wanted;
  for (const std::string& line : read_data_lines("search-digests.txt")) {
    wanted += line + "\n";
    constexpr const char* kLastUsual = "mono-line, 2, strict: ";
    if (BYWAYS_SANITIZED && line.starts_with(kLastUsual)) {
      break;  // other boards run the same code, and would take long
    }
  }
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
