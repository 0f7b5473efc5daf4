// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/engine/value_learner.h"

// learn_values GAME PAIRS SEED: learns from so many pairs of games what places are worth in Over-Pass or
// Groups-of-Three, and prints it as a file of engine/overpass/values holds it. See docs/strength.md.

int main(int count, char** words) {
  constexpr int kWords = 4;
  const std::string game = count == kWords ? words[1] : "";
  if (game != "over-pass" && game != "groups-of-three") {
    std::cerr << "learn_values over-pass|groups-of-three PAIRS SEED\n";
    return 2;
  }
  std::cout << byways::test::learn_values(game, std::strtoull(words[2], nullptr, 10),
                                          std::strtoull(words[3], nullptr, 10));
  return 0;
}
