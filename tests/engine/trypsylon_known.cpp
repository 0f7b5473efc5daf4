// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "engine/core/record.h"
#include "tests/engine/trypsylon_truth.h"

// Makes the positions of tests/data/trypsylon-*.jsonl, from which docs/strength.md tells what level 8 sees.

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  const bool is_expert = count > 4 && std::string_view(words[4]) == "expert";
  if ((what != "wins" && what != "losses") || (count != 4 && !is_expert)) {
    std::cerr
        << "trypsylon_known wins|losses FROM TO [expert]: records of positions in games of those seeds,\n"
           "in which the player to move wins in three turns, or may lose in three or not\n";
    return 2;
  }
  const auto number = [words](int i) { return std::strtoull(words[i], nullptr, 10); };
  for (std::uint64_t seed = number(2); seed <= number(3); ++seed) {
    const auto position = what == "wins" ? byways::test::win_in_three_of(seed, is_expert)
                                         : byways::test::loss_in_three_of(seed, is_expert);
    if (position) {
      std::cout << byways::write_record(
                       byways::make_record(*position, {"Seed " + std::to_string(seed), "Levels 3 to 5"}))
                << std::endl;
    }
  }
  return 0;
}
