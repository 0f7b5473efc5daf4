// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// What the tests of computer players share.

namespace byways::test {

/// A game that computers can play, set up.
struct SearchCase {
  const Game* game;
  Setup setup;
  std::string name;
};

/// Every such game with few and with many players and, for some, with other options.
[[nodiscard]] std::vector<SearchCase> search_cases();

/// Those, and the same games on every other board and with every other goal. The names of those above come
/// first and stay as they are.
[[nodiscard]] std::vector<SearchCase> wide_search_cases();

/// The letters and digits of its name, which GoogleTest takes.
[[nodiscard]] std::string word_for(const SearchCase& which);

/// A random game of so many entries, then on to where a seat is to move; may be over.
[[nodiscard]] Timeline position_of(const SearchCase& which, std::uint64_t seed, std::uint64_t entries);

/// A random position in which a seat is to move, from the start of a game to near its end.
[[nodiscard]] Timeline random_position(const SearchCase& which, std::uint64_t seed);

/// A small search, so that tests are quick.
[[nodiscard]] search::Request small_request(std::uint64_t budget, std::uint64_t seed);

/// What a level says to the seat to move, looking at so many nodes at most.
[[nodiscard]] search::Advice quick_advice(const Timeline& timeline, int level, std::uint64_t seed,
                                          std::uint64_t most);

/// Why the seat to move may not make that turn; empty if it may.
[[nodiscard]] std::string refusal_of(const Timeline& timeline, const std::string& turn);

/// Everything that an advice says, for comparing.
[[nodiscard]] std::string text_of(const search::Advice& advice);

}  // namespace byways::test
