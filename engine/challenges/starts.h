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

/// The most pieces at the start of the two challenges on nodes: one of the 97 nodes has to be empty.
inline constexpr int kMostStartNodes = 96;
/// The most pieces at the start of Full House: one less than the number it has to reach.
inline constexpr int kMostStartSpaces = 39;

/// Reads nodes, in the order written; nothing unless `text` names 2 to 96 different nodes.
[[nodiscard]] std::optional<std::vector<overpass::Node>> read_start_nodes(std::string_view text);
/// Reads spaces for Full House; nothing unless `text` names 2 to 39 different spaces, of which none is the
/// goal or a transit space.
[[nodiscard]] std::optional<overpass::SpaceSet> read_start_spaces(std::string_view text);

/// The option's value for these nodes.
[[nodiscard]] std::string start_text(const std::vector<overpass::Node>& nodes);
/// The option's value for these spaces, in the order of the board file.
[[nodiscard]] std::string start_text(const overpass::SpaceSet& spaces);

/// The start in canonical form. For Crooked Jumps and Full House, the places are put into the order of the
/// board file. A start of the Spiral stays as it is, because its order gives the colours. See
/// OptionSpec::canonical.
[[nodiscard]] std::optional<std::string> canonical_crooked(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_spiral(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_full_house(std::string_view text);

/// Pieces by place: the name of each piece's colour, or any text where colours don't count.
using StartPieces = std::map<std::string, std::string>;
/// The set-up of `game`, one of the three challenges, with the options of `setup`, but with `pieces` at
/// the start. Refuses for one of kStartReasons.
[[nodiscard]] Expected<Setup, Refusal> setup_with(const Game& game, const Setup& setup,
                                                  const StartPieces& pieces);

/// The starts to offer: the start of the rulebook, then those of the puzzles (SOL-1 names some for Full
/// House).
[[nodiscard]] std::vector<std::string> crooked_starts();
[[nodiscard]] std::vector<std::string> spiral_starts();
[[nodiscard]] std::vector<std::string> full_house_starts();

}  // namespace byways::challenges
