// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/challenges/crooked_position.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "engine/overpass/reasons.h"

// Why a move isn't possible in the challenges. Reasons are checked in the order of the rules' numbers
// (TURN-5) and are in rule_books.h.

namespace byways::challenges {

/// Parses a jump into `meant`, or says why this board has no such jump.
[[nodiscard]] std::optional<Refusal> refusal_of_text(const overpass::RuleBook& book, std::string_view text,
                                                     Jump& meant);

/// Why Crooked Jumps doesn't allow this jump.
[[nodiscard]] std::optional<Refusal> refusal_of_jump(const CrookedPosition& position, const Jump& jump);
/// Why the Spiral doesn't allow this leap.
[[nodiscard]] std::optional<Refusal> refusal_of_leap(const SpiralPosition& position, const Jump& leap);
/// Why Full House doesn't allow this step. Precondition: not solved.
[[nodiscard]] std::optional<Refusal> refusal_of_step(const FullHousePosition& position,
                                                     const GroupsStep& step);

/// Why the piece on `space` can't move in Full House: pieces are on all spaces next to it, which are `taken`.
[[nodiscard]] Refusal hemmed_in(const std::string& space, overpass::Places taken);

/// The nodes of a shortest path of a leap, including both ends; the piece on the last node but one is
/// removed. If every path crosses pieces of the leaping piece's own colour, a path that crosses the fewest of
/// these; empty if there is no path at all.
[[nodiscard]] std::vector<Node> chain_of(const SpiralPosition& position, const Jump& leap);

/// The ids of spaces, in the order of the board file.
[[nodiscard]] overpass::Places names_of_spaces(const SpaceSet& spaces);

}  // namespace byways::challenges
