// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/search/player.h"

// One game of a match between computer players.

namespace byways::cli {

/// A player of a match, created again for each game.
struct Entrant {
  std::string name;  ///< as given to --seats
  std::string bot;   ///< the command, for bot:COMMAND
};

/// Where a game begins, the same for all games of an opening.
struct Opening {
  const Timeline* start = nullptr;  ///< not over, no turn is open; never null
  std::uint64_t seed = 0;           ///< of lots, dice and the first turns
  int random_turns = 2;             ///< drawn before the players begin
};

/// The result of a game. Entrants are counted from 0 in the order of --seats.
struct PlayedGame {
  std::vector<double> shares;  ///< by entrant: 1 for a win, a part of it for a shared one
  bool is_draw = false;
  int fault = -1;                            ///< the entrant who lost by a fault
  std::string why;                           ///< the reason for the end, or for the fault
  std::vector<std::vector<double>> turn_ms;  ///< by entrant: what each turn took
  std::size_t begun = 0;                     ///< entries of the record before the players began
  Record record;
};

/// Plays one game. `seating[i]` is the entrant on seat i + 1. `seconds` is what a bot may take for a turn.
[[nodiscard]] PlayedGame play_match_game(const Opening& opening, const std::vector<Entrant>& entrants,
                                         const std::vector<std::size_t>& seating, double seconds);

}  // namespace byways::cli
