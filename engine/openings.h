// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game.h"

// Openings for boards on which strong players of one seat nearly always win from the start: the first turns
// are given, and either player can win from there.

namespace byways {

/// The first turns of a game of two players.
struct Opening {
  OptionMap options;               ///< of the game that begins with them
  std::vector<std::string> turns;  ///< as in a record, without seats
};

/// All openings for the board that these options choose; none where the seats are equally good, or where
/// nobody knows. Options that name seats don't matter, nor does Byg's clock. Reads a file at the first call
/// for a game.
[[nodiscard]] std::vector<Opening> openings_for(const Game& game, const OptionMap& options);

/// Picks one of openings_for(), by a random number. If `options` leave open who starts, the same number
/// decides that. Precondition: openings_for() isn't empty.
[[nodiscard]] Opening pick_opening(const Game& game, const OptionMap& options, std::uint64_t random);

/// The options with the seats swapped: each option that names one of the two seats names the other.
[[nodiscard]] OptionMap with_seats_swapped(const Game& game, OptionMap options);

/// A file of openings as it is built in: the id of its game, and a record in each line.
struct OpeningText {
  std::string game;
  std::string text;
};
[[nodiscard]] const std::vector<OpeningText>& opening_texts();

}  // namespace byways
