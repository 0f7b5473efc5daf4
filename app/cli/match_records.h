// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/match_game.h"
#include "app/cli/verbs.h"

// Games of matches in files: ordinary records with an extra key for what `arena --merge` has to know.

namespace byways::cli {

/// The place of a game in its match. Games with the same seed and opening belong together.
struct MatchPlace {
  std::uint64_t seed = 0;            ///< of the match
  std::uint64_t opening = 0;         ///< from 0
  std::vector<std::size_t> seating;  ///< by seat: the entrant who sits there
};

/// The record to store for a game. `chosen` are the options that the record is to contain.
[[nodiscard]] Record kept_record(const PlayedGame& game, const std::vector<Entrant>& entrants,
                                 const OptionMap& chosen, const MatchPlace& place);

/// Prints the sum of the games in `files`, counting each game once however often it occurs. Reports games
/// that can't be added on stderr, and then returns a failure. Prints no sum if the files hold games of
/// different rule sets, options or players.
[[nodiscard]] ExitCode merge_matches(const std::vector<std::string>& files);

}  // namespace byways::cli
