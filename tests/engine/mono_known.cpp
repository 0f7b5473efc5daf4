// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string_view>

#include "engine/core/record.h"
#include "engine/search/numbers.h"
#include "tests/engine/mono_table.h"

// Makes the tables in docs/experiments.md about what is known of Mono-Line.

namespace {

using byways::test::RaceVerdict;
using byways::test::Reach;

std::uint64_t number(const char* word) { return std::strtoull(word, nullptr, 10); }

// Prints who wins on the Center Square and the first `rings` rings, for numbers of pieces from `from` to
// `to`.
int print_boards(int rings, int from, int to, std::uint64_t most) {
  const byways::overpass::NodeSet nodes = byways::test::inner_nodes(rings);
  std::cout << "O to " << (rings == 0 ? 'O' : static_cast<char>('A' + rings - 1)) << ", " << nodes.count()
            << " nodes" << std::endl;
  for (int pieces = from; pieces <= to; ++pieces) {
    const RaceVerdict verdict = byways::test::verdict_of(byways::test::opening_of(nodes, pieces), most);
    std::cout << "  " << pieces << " pieces: "
              << (!verdict.starter_wins   ? "unknown"
                  : *verdict.starter_wins ? "whoever begins"
                                          : "the other")
              << " (" << verdict.looked_at << ")" << std::endl;
  }
  return 0;
}

// Prints how far from the end positions can be proven, by the number of open nodes.
int print_reach(int level, std::uint64_t games, std::uint64_t most) {
  constexpr std::size_t kWidth = 4;
  constexpr std::size_t kBuckets = 25;
  struct Bucket {
    int all = 0;
    int settled = 0;
    int counted = 0;
  };
  std::array<Bucket, kBuckets> buckets{};
  for (std::uint64_t game = 1; game <= games; ++game) {
    for (const Reach& reach : byways::test::reaches_of(level, game, most)) {
      Bucket& bucket = buckets[static_cast<std::size_t>(reach.open) / kWidth];
      ++bucket.all;
      bucket.settled += reach.is_settled ? 1 : 0;
      bucket.counted += reach.is_counted ? 1 : 0;
    }
  }
  std::cout << "open      positions  settled  by counting\n";
  for (std::size_t i = 0; i < kBuckets; ++i) {
    if (const Bucket& bucket = buckets[i]; bucket.all > 0) {
      std::cout << std::setw(2) << i * kWidth << " to " << std::setw(2) << i * kWidth + kWidth - 1
                << std::setw(11) << bucket.all << std::setw(8) << bucket.settled * 100 / bucket.all << "%"
                << std::setw(12) << bucket.counted * 100 / bucket.all << "%\n";
    }
  }
  return 0;
}

// Prints records of even openings, from which steps between levels can be measured by `byways-cli arena
// --openings`.
int print_even(std::uint64_t count, std::uint64_t seed) {
  for (std::uint64_t i = 0; i < count; ++i) {
    const byways::Timeline opening = byways::test::even_opening(byways::search::mix(seed, i));
    std::cout << byways::write_record(byways::make_record(opening, {"Ann", "Ben"})) << std::endl;
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "boards" && count == 6) {
    return print_boards(std::atoi(words[2]), std::atoi(words[3]), std::atoi(words[4]), number(words[5]));
  }
  if (what == "reach" && count == 5) {
    return print_reach(std::atoi(words[2]), number(words[3]), number(words[4]));
  }
  if (what == "even" && count == 4) {
    return print_even(number(words[2]), number(words[3]));
  }
  std::cerr << "mono_known boards RINGS FROM TO MOST: who wins with FROM to TO pieces each\n"
               "mono_known reach LEVEL GAMES MOST: how far from the end proofs reach\n"
               "mono_known even COUNT SEED: records of openings that equal players win from either seat\n";
  return 2;
}
