// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/overpass/board.h"

// The option `from` of the challenges: the places of the pieces at the start, with single spaces between.

namespace byways::challenges {

/// The most pieces at the start on the 97 nodes: one has to be empty.
inline constexpr int kMostStartNodes = 96;
/// The most spaces with a piece at the start, one less than Full House wants.
inline constexpr int kMostStartSpaces = 39;

/// The nodes in the order in which they are written; nothing unless they are 2 to 96 nodes, each once.
[[nodiscard]] std::optional<std::vector<overpass::Node>> read_start_nodes(std::string_view text);
/// The spaces of Full House; nothing unless they are 2 to 39, each once, none of them the goal or in transit.
[[nodiscard]] std::optional<overpass::SpaceSet> read_start_spaces(std::string_view text);

/// Nodes as the option's value has them.
[[nodiscard]] std::string start_text(const std::vector<overpass::Node>& nodes);
/// Spaces, in the order of the board file.
[[nodiscard]] std::string start_text(const overpass::SpaceSet& spaces);

/// The same starts in canonical form: those of Crooked Jumps and Full House in the order of the board file;
/// those of the Spiral as they are, because their order gives the colours. See OptionSpec::canonical.
[[nodiscard]] std::optional<std::string> canonical_crooked(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_spiral(std::string_view text);
[[nodiscard]] std::optional<std::string> canonical_full_house(std::string_view text);

/// The starts to offer: the rulebook's, then those of the puzzles (SOL-1 names some of Full House).
[[nodiscard]] std::vector<std::string> crooked_starts();
[[nodiscard]] std::vector<std::string> spiral_starts();
[[nodiscard]] std::vector<std::string> full_house_starts();

}  // namespace byways::challenges
