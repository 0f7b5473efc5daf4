// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// Shared by the tests of computer players.

namespace byways::test {

/// A game that computers can play, with its set-up.
struct SearchCase {
  const Game* game;
  Setup setup;
  std::string name;
};

/// Every game that computers can play, with few and many players and, for some games, with other options.
[[nodiscard]] std::vector<SearchCase> search_cases();

/// The cases of search_cases(), and the same games on all other boards and with all other goals. The first
/// names never change.
[[nodiscard]] std::vector<SearchCase> wide_search_cases();

/// The letters and digits of the case's name, for GoogleTest.
[[nodiscard]] std::string word_for(const SearchCase& which);

/// A random game after `entries` entries, continued until a seat is to move; it may be over.
[[nodiscard]] Timeline position_of(const SearchCase& which, std::uint64_t seed, std::uint64_t entries);

/// A random position in which a seat is to move, anywhere between start and end of a game.
[[nodiscard]] Timeline random_position(const SearchCase& which, std::uint64_t seed);

/// A small search, to keep tests fast.
[[nodiscard]] search::Request small_request(std::uint64_t budget, std::uint64_t seed);

/// A level's advice to the seat to move, with at most `most` nodes.
[[nodiscard]] search::Advice quick_advice(const Timeline& timeline, int level, std::uint64_t seed,
                                          std::uint64_t most);

/// Why the turn is illegal for the seat to move; empty if it is legal.
[[nodiscard]] std::string refusal_of(const Timeline& timeline, const std::string& turn);

/// The whole advice as text, for comparison.
[[nodiscard]] std::string text_of(const search::Advice& advice);

}  // namespace byways::test
