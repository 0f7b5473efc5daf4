// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>

#include "tests/support/timelines.h"

// What holds for every game: each one in all_games() is tested in the battery's files with each number of
// players and each value of each option, without a line of its own.

namespace byways::test {

struct Case {
  const Game* game;
  Setup setup;
  std::string name;
};
void PrintTo(const Case& what, std::ostream* out);

class Battery : public testing::TestWithParam<Case> {
 protected:
  [[nodiscard]] static const Game& game() { return *GetParam().game; }
  [[nodiscard]] static const byways::Setup& setup() { return GetParam().setup; }
  [[nodiscard]] static Timeline random(std::uint64_t seed) { return random_game(game(), setup(), seed); }
  /// Games to look at where looking is quick.
  static constexpr std::uint64_t kGames = BYWAYS_SANITIZED ? 2 : 5;
};

}  // namespace byways::test
