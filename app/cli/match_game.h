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

/// How a game begins. All games of an opening begin in the same way.
struct Opening {
  const Timeline* start = nullptr;  ///< never null; the game there isn't over, and no turn is open
  std::uint64_t seed = 0;           ///< decides lots, dice and the random turns
  int random_turns = 2;             ///< turns played at random before the players begin
};

/// The result of a game. Entrants are counted from 0 in the order of --seats.
struct PlayedGame {
  std::vector<double> shares;  ///< by entrant: 1 for a win, a part of 1 for a shared win or a draw
  bool is_draw = false;
  int fault = -1;                            ///< the entrant who lost by a fault; -1: nobody
  std::string why;                           ///< the reason for the end, or for the fault
  std::vector<std::vector<double>> turn_ms;  ///< by entrant: the milliseconds that each turn took
  std::size_t begun = 0;                     ///< number of entries in the record before the players began
  Record record;
};

/// Plays one game. `seating[i]` is the entrant on seat i + 1. A bot may take `seconds` for a turn.
[[nodiscard]] PlayedGame play_match_game(const Opening& opening, const std::vector<Entrant>& entrants,
                                         const std::vector<std::size_t>& seating, double seconds);

}  // namespace byways::cli
