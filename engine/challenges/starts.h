// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/setup.h"
#include "engine/overpass/board.h"

// The option `from` of the challenges: the places of the pieces at the start, separated by single spaces.

namespace byways::challenges {

/// The most pieces at the start on the 97 nodes: one has to be empty.
inline constexpr int kMostStartNodes = 96;
/// The most pieces at the start of Full House, one less than its goal.
inline constexpr int kMostStartSpaces = 39;

/// The nodes as written; nothing unless they are 2 to 96 different nodes.
[[nodiscard]] std::optional<std::vector<overpass::Node>> read_start_nodes(std::string_view text);
/// The spaces of Full House; nothing unless they are 2 to 39 different spaces, none of them the goal or in
/// transit.
[[nodiscard]] std::optional<overpass::SpaceSet> read_start_spaces(std::string_view text);

/// The option's value for these nodes.
[[nodiscard]] std::string start_text(const std::vector<overpass::Node>& nodes);
/// Spaces, in the order of the board file.
[[nodiscard]] std::string start_text(const overpass::SpaceSet& spaces);

/// The start in canonical form: for Crooked Jumps and Full House in the order of the board file; for the
/// Spiral unchanged, because the order gives the colours. See OptionSpec::canonical.
[[nodiscard]] std::optional<std::string> canonical_crooked(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_spiral(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_full_house(std::string_view text);

/// Pieces by place: their colours by name, or anything where colours don't count.
using StartPieces = std::map<std::string, std::string>;
/// The setup of `game`, one of the three, with the options of `setup` but with these pieces at the start.
/// Refuses for one of kStartReasons.
[[nodiscard]] Expected<Setup, Refusal> setup_with(const Game& game, const Setup& setup,
                                                  const StartPieces& pieces);

/// The starts to offer: the rulebook's, then those of the puzzles (SOL-1 names some for Full House).
[[nodiscard]] std::vector<std::string> crooked_starts();
[[nodiscard]] std::vector<std::string> spiral_starts();
[[nodiscard]] std::vector<std::string> full_house_starts();

}  // namespace byways::challenges
