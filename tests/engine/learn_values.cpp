// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/engine/shape_learner.h"
#include "tests/engine/value_learner.h"

// learn_values GAME GAMES SEED: learns from a search's games against itself, and prints the result. For
// Over-Pass and Groups-of-Three, GAMES counts pairs of games, and the result is what places are worth, as a
// file of engine/overpass/values. For Byg the result is which shapes a search prefers, as
// engine/byg/values/shapes.json. See docs/experiments.md.

int main(int count, char** words) {
  constexpr int kWords = 4;
  const std::string game = count == kWords ? words[1] : "";
  if (game != "over-pass" && game != "groups-of-three" && game != "byg") {
    std::cerr << "learn_values byg|over-pass|groups-of-three GAMES SEED\n";
    return 2;
  }
  const std::uint64_t games = std::strtoull(words[2], nullptr, 10);
  const std::uint64_t seed = std::strtoull(words[3], nullptr, 10);
  std::cout << (game == "byg" ? byways::test::learn_shapes(games, seed)
                              : byways::test::learn_values(game, games, seed));
  return 0;
}
