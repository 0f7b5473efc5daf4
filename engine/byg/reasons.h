// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// Byg's refusals, one function for each reason. The reason keys are what the app translates.

namespace byways::byg {

using Places = std::vector<std::string>;

[[nodiscard]] Refusal no_such_cell(const std::string& cell);          ///< HEX-1 "byg.no-such-cell"
[[nodiscard]] Refusal lot_is_due();                                   ///< BYG-1 "byg.lot-is-due"
[[nodiscard]] Refusal choice_is_due(Seat chooser);                    ///< BYG-1 "byg.choice-is-due"
[[nodiscard]] Refusal choice_is_made();                               ///< BYG-1 "byg.choice-is-made"
[[nodiscard]] Refusal nothing_to_choose(const std::string& seat);     ///< BYG-1 "byg.first-is-1-or-2"
[[nodiscard]] Refusal chance_is_not_due(bool opening);                ///< BYG-2/3 "byg.chance-is-not-due"
[[nodiscard]] Refusal wrong_seat_to_choose(Seat chooser);             ///< BYG-1 "byg.wrong-seat-to-choose"
[[nodiscard]] Refusal wrong_seat_to_open(Seat to_move);               ///< BYG-2 "byg.wrong-seat-to-open"
[[nodiscard]] Refusal wrong_seat(Seat to_move);                       ///< BYG-3 "byg.wrong-seat"
[[nodiscard]] Refusal one_stone_to_open(const std::string& cell);     ///< BYG-2 "byg.one-stone-to-open"
[[nodiscard]] Refusal filled(const std::string& cell, bool opening);  ///< BYG-2/5 "byg.filled"
[[nodiscard]] Refusal too_many(const std::string& cell, int limit);   ///< BYG-5 "byg.too-many"
[[nodiscard]] Refusal none_placed(bool opening);                      ///< BYG-2/5 "byg.none-placed"
[[nodiscard]] Refusal adjacent(const std::string& cell, const std::string& other, Places places);  ///< BYG-6
[[nodiscard]] Refusal grows_twice(const std::string& cell, Places places);  ///< BYG-7 "byg.grows-twice"
[[nodiscard]] Refusal game_is_over();                                       ///< BYG-9 "byg.game-is-over"

}  // namespace byways::byg
