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
  /// A random game to its end. Played once in a program, since playing takes longer than most looks at it.
  [[nodiscard]] static Timeline random(std::uint64_t seed);
  /// The first 60 entries of such a game: games with dice may go on for hundreds. Played once, too.
  [[nodiscard]] static Timeline beginning(std::uint64_t seed);
  /// The same, played anew.
  [[nodiscard]] static Timeline play_beginning(std::uint64_t seed);
  /// How far to go on from cursor to cursor so as to look at `most` of them, or at all in a shorter game.
  [[nodiscard]] static std::size_t stride_of(const Timeline& timeline, std::size_t most) {
    return 1 + timeline.length() / most;
  }
  /// Games to look at where looking is quick; those with dice are long.
  [[nodiscard]] static std::uint64_t games() { return BYWAYS_SANITIZED || game().rolls_dice() ? 2 : 5; }
};

}  // namespace byways::test
