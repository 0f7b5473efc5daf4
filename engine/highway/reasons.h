// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "engine/highway/notation.h"

// Hexagonal Highway's refusals, one function for each reason. The table in reasons.cpp has their
// keys, rules and sentences. None of them gives away anything of other seats' submissions.

namespace byways::highway {

/// The table of all reasons.
[[nodiscard]] std::span<const Reason> reasons();

[[nodiscard]] Refusal no_such_cell(const std::string& cell);

[[nodiscard]] Refusal corners_are_due();
[[nodiscard]] Refusal corners_are_settled();
[[nodiscard]] Refusal wrong_number_of_corners(int given, int seats);
[[nodiscard]] Refusal not_a_corner(const std::string& cell);
[[nodiscard]] Refusal corner_twice(const std::string& cell);

[[nodiscard]] Refusal home_is_shared(const std::string& cell);
[[nodiscard]] Refusal home_not_a_corner(const std::string& cell);

[[nodiscard]] Refusal wrong_seat(Seat to_move);
[[nodiscard]] Refusal chance_is_not_due();
/// Why nothing can be placed: the table is open between two rounds (Alone: for somebody who plays alone), or
/// an earlier position is on the board.
enum class NotBegun { TableOpen, Alone, LookingBack };
[[nodiscard]] Refusal not_begun(const std::string& place, Seat to_move, NotBegun why);
[[nodiscard]] Refusal third_direction_tile(Places places);
[[nodiscard]] Refusal second_blockade(Places places);
[[nodiscard]] Refusal third_robber(Places places);
[[nodiscard]] Refusal second_direction();
[[nodiscard]] Refusal first_player_must_submit();
[[nodiscard]] Refusal no_such_round(int rounds);
[[nodiscard]] Refusal direction_missing();

/// The player stands on `own`.
[[nodiscard]] Refusal too_far(const std::string& cell, const std::string& own);
[[nodiscard]] Refusal out_of_line(const std::string& cell, const std::string& own);
/// `blocker`: the cell of the player in between.
[[nodiscard]] Refusal behind_player(const std::string& cell, const std::string& blocker, Seat seat);
/// `rival`: the cell of another player who is as near or nearer.
[[nodiscard]] Refusal not_closest(const std::string& cell, const std::string& rival, Seat seat);

[[nodiscard]] Refusal own_cell(const std::string& cell);
[[nodiscard]] Refusal player_there(const std::string& cell, Seat seat);
[[nodiscard]] Refusal blockade_on_corner(const std::string& cell);
[[nodiscard]] Refusal own_tile_there(const std::string& cell);

[[nodiscard]] Refusal no_such_score(int most);

[[nodiscard]] Refusal no_robbers_now(int round);
[[nodiscard]] Refusal robber_on_player(const std::string& cell, Seat seat);
[[nodiscard]] Refusal robber_twice(const std::string& cell);

[[nodiscard]] Refusal return_is_due(Seat seat);
[[nodiscard]] Refusal no_return_is_due();
[[nodiscard]] Refusal wrong_return(Seat due);
[[nodiscard]] Refusal not_a_starting_hex(const std::string& cell);
[[nodiscard]] Refusal starting_hex_taken(const std::string& cell, Seat seat);
[[nodiscard]] Refusal cell_is_shared(const std::string& cell);

[[nodiscard]] Refusal game_is_over();

}  // namespace byways::highway
