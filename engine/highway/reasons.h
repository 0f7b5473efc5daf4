// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "engine/highway/notation.h"

// Hexagonal Highway's refusals, one function for each reason. The reason keys are what the app translates.
// None of them gives away anything of other seats' submissions.

namespace byways::highway {

[[nodiscard]] Refusal no_such_cell(const std::string& cell);  ///< HEX-1 "highway.no-such-cell"

[[nodiscard]] Refusal corners_are_due();                              ///< HWY-1 "highway.corners-are-due"
[[nodiscard]] Refusal corners_are_settled();                          ///< HWY-1 "highway.corners-are-settled"
[[nodiscard]] Refusal wrong_number_of_corners(int given, int seats);  ///< HWY-1 "highway.number-of-corners"
[[nodiscard]] Refusal no_corner(const std::string& cell);             ///< HWY-1 "highway.no-corner"
[[nodiscard]] Refusal corner_twice(const std::string& cell);          ///< HWY-1 "highway.corner-twice"

[[nodiscard]] Refusal wrong_seat(Seat to_move);        ///< HWY-2 "highway.wrong-seat"
[[nodiscard]] Refusal chance_is_not_due();             ///< HWY-2 "highway.chance-is-not-due"
[[nodiscard]] Refusal third_turn(Places places);       ///< HWY-2 "highway.third-turn"
[[nodiscard]] Refusal second_blockade(Places places);  ///< HWY-2 "highway.second-blockade"
[[nodiscard]] Refusal third_robber(Places places);     ///< HWY-2 "highway.third-robber"
[[nodiscard]] Refusal second_direction();              ///< HWY-2 "highway.second-direction"
[[nodiscard]] Refusal direction_missing();             ///< HWY-2 "highway.direction-missing"

/// The player stands on `own`.
[[nodiscard]] Refusal too_far(const std::string& cell, const std::string& own);  ///< HWY-4 "highway.too-far"
[[nodiscard]] Refusal out_of_line(const std::string& cell,
                                  const std::string& own);  ///< HWY-4 "highway.out-of-line"
/// `blocker`: the cell of the player in between.
[[nodiscard]] Refusal behind_player(const std::string& cell, const std::string& blocker,
                                    Seat seat);  ///< HWY-4 "highway.behind-player"
/// `rival`: the cell of another player who is as near or nearer.
[[nodiscard]] Refusal not_closest(const std::string& cell, const std::string& rival,
                                  Seat seat);  ///< HWY-4 "highway.not-closest"

[[nodiscard]] Refusal own_cell(const std::string& cell);                 ///< HWY-5 "highway.own-cell"
[[nodiscard]] Refusal player_there(const std::string& cell, Seat seat);  ///< HWY-5 "highway.player-there"
[[nodiscard]] Refusal blockade_on_corner(const std::string& cell);  ///< HWY-5 "highway.blockade-on-corner"
[[nodiscard]] Refusal own_tile_there(const std::string& cell);      ///< HWY-5 "highway.own-tile-there"

[[nodiscard]] Refusal no_robbers_now(int round);  ///< HWY-13 "highway.no-robbers-now"
[[nodiscard]] Refusal robber_on_player(const std::string& cell,
                                       Seat seat);            ///< HWY-13 "highway.robber-on-player"
[[nodiscard]] Refusal robber_twice(const std::string& cell);  ///< HWY-13 "highway.robber-twice"

[[nodiscard]] Refusal return_is_due(Seat seat);                  ///< HWY-15 "highway.return-is-due"
[[nodiscard]] Refusal no_return_is_due();                        ///< HWY-15 "highway.no-return-is-due"
[[nodiscard]] Refusal wrong_return(Seat due);                    ///< HWY-15 "highway.wrong-return"
[[nodiscard]] Refusal no_starting_hex(const std::string& cell);  ///< HWY-15 "highway.no-starting-hex"
[[nodiscard]] Refusal starting_hex_taken(const std::string& cell,
                                         Seat seat);  ///< HWY-15 "highway.starting-hex-taken"

[[nodiscard]] Refusal game_is_over();  ///< HWY-16 "highway.game-is-over"

}  // namespace byways::highway
