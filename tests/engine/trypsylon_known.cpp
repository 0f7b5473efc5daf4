// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"
#include "tests/engine/trypsylon_truth.h"
#include "tests/support/timelines.h"

// Makes tests/data/trypsylon-wins.jsonl and -losses.jsonl, the basis for what docs/experiments.md says about
// levels.

namespace {

using byways::Timeline;

void print(const Timeline& position, const std::vector<std::string>& names) {
  std::cout << byways::write_record(byways::make_record(position, names)) << std::endl;
}

// Prints wins found in games with these seeds. The records name the seeds.
void print_wins(std::uint64_t from, std::uint64_t to, bool expert) {
  for (std::uint64_t seed = from; seed <= to; ++seed) {
    if (const std::optional<Timeline> win = byways::test::win_in_three_of(seed, expert)) {
      print(*win, {"Seed " + std::to_string(seed), "Levels 3 to 5"});
    }
  }
}

// Prints losses, made from the records of wins on standard input.
void print_losses() {
  for (std::string line; std::getline(std::cin, line);) {
    if (const auto loss = byways::test::avoidable_loss_before(byways::test::replayed(line))) {
      print(*loss, {"Ann", "Ben"});
    }
  }
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  const auto number = [words](int i) { return std::strtoull(words[i], nullptr, 10); };
  if (what == "wins" && (count == 4 || (count == 5 && std::string_view(words[4]) == "expert"))) {
    print_wins(number(2), number(3), count == 5);
  } else if (what == "losses" && count == 2) {
    print_losses();
  } else {
    std::cerr
        << "trypsylon_known wins FROM TO [expert]: records of positions that are won in three turns, from\n"
           "games of those seeds\n"
           "trypsylon_known losses < WINS: of those the positions one turn before, where it was avoidable\n";
    return 2;
  }
  return 0;
}
