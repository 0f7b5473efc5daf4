// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// Bypass's refusals, one function for each reason. The reason keys are what the app translates. Among the
// places a link is `A1-A2`, whatever it holds.

namespace byways::bypass {

using Places = std::vector<std::string>;

[[nodiscard]] Refusal no_such_hex(const std::string& hex, int side);  ///< HEX-1 "bypass.no-such-hex"
[[nodiscard]] Refusal not_adjacent(const std::string& a,
                                   const std::string& b);                 ///< BYP-1 "bypass.not-adjacent"
[[nodiscard]] Refusal path_on_path(const std::string& link, Seat owner);  ///< BYP-1 "bypass.path-on-path"
[[nodiscard]] Refusal path_across_wall(const std::string& link,
                                       Seat owner);  ///< BYP-1 "bypass.path-across-wall"
[[nodiscard]] Refusal wall_across_path(const std::string& link,
                                       Seat owner);                       ///< BYP-1 "bypass.wall-across-path"
[[nodiscard]] Refusal wall_on_wall(const std::string& link, Seat owner);  ///< BYP-1 "bypass.wall-on-wall"
[[nodiscard]] Refusal lot_is_due();                                       ///< BYP-3 "bypass.lot-is-due"
[[nodiscard]] Refusal chance_is_not_due();                        ///< BYP-3 "bypass.chance-is-not-due"
[[nodiscard]] Refusal starter_has_left(Seat seat);                ///< BYP-3 "bypass.starter-has-left"
[[nodiscard]] Refusal wrong_seat(Seat to_move);                   ///< BYP-3 "bypass.wrong-seat"
[[nodiscard]] Refusal second_path(Places places);                 ///< BYP-4 "bypass.second-path"
[[nodiscard]] Refusal second_wall(Places places);                 ///< BYP-4 "bypass.second-wall"
[[nodiscard]] Refusal swap_before_drawing(Places places);         ///< BYP-4 "bypass.swap-before-drawing"
[[nodiscard]] Refusal second_swap(Places places);                 ///< BYP-4 "bypass.second-swap"
[[nodiscard]] Refusal path_missing();                             ///< BYP-4 "bypass.path-missing"
[[nodiscard]] Refusal wall_missing();                             ///< BYP-4 "bypass.wall-missing"
[[nodiscard]] Refusal nothing_drawn();                            ///< BYP-4 "bypass.nothing-drawn"
[[nodiscard]] Refusal swapped_already(const std::string& link);   ///< BYP-5 "bypass.swapped-already"
[[nodiscard]] Refusal no_path_of_yours(const std::string& link);  ///< BYP-5 "bypass.no-path-of-yours"
[[nodiscard]] Refusal no_wall_of_yours(const std::string& link);  ///< BYP-5 "bypass.no-wall-of-yours"
[[nodiscard]] Refusal half_a_swap(bool wall_is_missing, Places places);    ///< BYP-5 "bypass.half-swap-…"
[[nodiscard]] Refusal loop(Places links);                                  ///< BYP-7 "bypass.loop"
[[nodiscard]] Refusal isolated(const Places& hexes, const Places& chain);  ///< BYP-8 "bypass.isolated"
[[nodiscard]] Refusal game_is_over();                                      ///< BYP-11 "bypass.game-is-over"

}  // namespace byways::bypass
