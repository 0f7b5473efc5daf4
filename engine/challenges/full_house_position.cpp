// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/full_house_position.h"

namespace byways::challenges {

namespace {

// In how many ways at most `reserve` pieces can be brought in on `spaces` spaces.
int choices_of(int spaces, int reserve) {
  if (reserve >= spaces) {
    return 1 << spaces;
  }
  int sum = 0;
  int binomial = 1;
  for (int taken = 0; taken <= reserve; ++taken) {
    sum += binomial;
    binomial = binomial * (spaces - taken) / (taken + 1);
  }
  return sum;
}

}  // namespace

bool FullHousePosition::has_step() const {
  bool found = false;
  movers().for_each([&](Space from) { found = found || !ways_from(from).empty(); });
  return found;
}

int count_steps(const FullHousePosition& position) {
  int count = 0;
  if (!position.is_solved()) {
    const int reserve = position.reserve();
    position.movers().for_each([&](Space from) {
      position.ways_from(from).for_each(
          [&](Space to) { count += choices_of(position.completed(from, to).count(), reserve); });
    });
  }
  return count;
}

int play_out(FullHousePosition& position, Random& random) {
  for (int made = 0;; ++made) {
    const int count = count_steps(position);
    if (count == 0) {
      return made;
    }
    auto rank = random.below(static_cast<std::uint32_t>(count));
    GroupsStep drawn;
    visit_steps(position, [&](const GroupsStep& step) {
      drawn = step;
      return rank-- != 0;
    });
    position.play(drawn);
  }
}

std::uint64_t perft(const FullHousePosition& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(count_steps(position));
  }
  std::uint64_t total = 0;
  visit_steps(position, [&](const GroupsStep& step) {
    FullHousePosition next = position;
    next.play(step);
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::challenges
