// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>

#include "tests/support/timelines.h"

// Tests that every rule set has to pass. The files of the battery test each one in all_games() with each
// number of players and, for the fewest players possible, with each value of each option. Under sanitizers
// there are fewer cases. New rule sets are included automatically.

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
  /// A random game to its end. Cached, since playing takes longer than most tests of it.
  [[nodiscard]] static Timeline random(std::uint64_t seed);
  /// The first 60 entries of such a game, since games with dice may have hundreds. Cached, too.
  [[nodiscard]] static Timeline beginning(std::uint64_t seed);
  /// What beginning() returns, not cached.
  [[nodiscard]] static Timeline play_beginning(std::uint64_t seed);
  /// The distance between cursors to test, so that at most `most` are tested; 1 in short games.
  [[nodiscard]] static std::size_t stride_of(const Timeline& timeline, std::size_t most) {
    return 1 + timeline.length() / most;
  }
  /// The number of games for quick tests; fewer with dice, as these are long.
  [[nodiscard]] static std::uint64_t games() { return BYWAYS_SANITIZED || game().rolls_dice() ? 2 : 5; }
};

}  // namespace byways::test
