// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// Bypass's refusals, one function for each reason. The table in reasons.cpp has their keys, rules and
// sentences. In the places of a refusal, a link is always written `A1-A2`, whatever is on it.

namespace byways::bypass {

using Places = std::vector<std::string>;

/// The table of all reasons.
[[nodiscard]] std::span<const Reason> reasons();

[[nodiscard]] Refusal no_such_hex(const std::string& hex, int side);
[[nodiscard]] Refusal not_adjacent(const std::string& a, const std::string& b);
[[nodiscard]] Refusal path_on_path(const std::string& link, Seat owner);
[[nodiscard]] Refusal path_across_wall(const std::string& link, Seat owner);
[[nodiscard]] Refusal wall_across_path(const std::string& link, Seat owner);
[[nodiscard]] Refusal wall_on_wall(const std::string& link, Seat owner);
[[nodiscard]] Refusal not_a_link(const std::string& hex, bool on_points);
[[nodiscard]] Refusal lot_is_due();
[[nodiscard]] Refusal chance_is_not_due();
[[nodiscard]] Refusal starter_has_left(Seat seat);
[[nodiscard]] Refusal wrong_seat(Seat to_move);
[[nodiscard]] Refusal second_path(Places places);
[[nodiscard]] Refusal second_wall(Places places);
[[nodiscard]] Refusal swap_before_drawing(Places places);
[[nodiscard]] Refusal second_swap(Places places);
[[nodiscard]] Refusal path_missing();
[[nodiscard]] Refusal wall_missing();
[[nodiscard]] Refusal nothing_drawn();
[[nodiscard]] Refusal swapped_already(const std::string& link);
[[nodiscard]] Refusal no_path_of_yours(const std::string& link);
[[nodiscard]] Refusal no_wall_of_yours(const std::string& link);
[[nodiscard]] Refusal half_a_swap(bool wall_is_missing, Places places);
[[nodiscard]] Refusal loop(Places links);
[[nodiscard]] Refusal isolated(const Places& hexes, const Places& chain);
[[nodiscard]] Refusal too_many_walls(int most);
[[nodiscard]] Refusal game_is_over();

}  // namespace byways::bypass
