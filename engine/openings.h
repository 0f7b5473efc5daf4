// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game.h"

// Openings for boards on which, among strong players, one seat nearly always wins from the start. An opening
// gives the first turns, after which either player can win.

namespace byways {

/// The first turns of a game of two players.
struct Opening {
  OptionMap options;               ///< the options of the game in which the turns are played
  std::vector<std::string> turns;  ///< as in a record, without seats
};

/// All openings for the board that `options` choose; none if both seats have equal chances on it, or if
/// nobody knows whether they have. Options that name seats make no difference, nor does Byg's clock. The
/// first call for a rule set reads a file.
[[nodiscard]] std::vector<Opening> openings_for(const Game& game, const OptionMap& options);

/// Picks one of openings_for(), by a random number. If `options` leave open who starts, `random` decides
/// this, too. Precondition: openings_for() isn't empty.
[[nodiscard]] Opening pick_opening(const Game& game, const OptionMap& options, std::uint64_t random);

/// The options with the seats swapped: each option that names one of the two seats names the other.
[[nodiscard]] OptionMap with_seats_swapped(const Game& game, OptionMap options);

/// A file of openings as it is built in: the id of its rule set, and one record per line.
struct OpeningText {
  std::string game;
  std::string text;
};
[[nodiscard]] const std::vector<OpeningText>& opening_texts();

}  // namespace byways
