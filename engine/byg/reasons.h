// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// Byg's refusals, one function for each reason. The table in reasons.cpp has their keys, rules and sentences.

namespace byways::byg {

using Places = std::vector<std::string>;

/// The table of all reasons.
[[nodiscard]] std::span<const Reason> reasons();

[[nodiscard]] Refusal no_such_cell(const std::string& cell);
[[nodiscard]] Refusal lot_is_due();
[[nodiscard]] Refusal choice_is_due(Seat chooser);
[[nodiscard]] Refusal choice_is_made();
[[nodiscard]] Refusal first_must_be_1_or_2(const std::string& seat);
[[nodiscard]] Refusal chance_is_not_due(bool opening);
[[nodiscard]] Refusal wrong_seat_to_choose(Seat chooser);
[[nodiscard]] Refusal wrong_seat_to_open(Seat to_move);
[[nodiscard]] Refusal opener_must_be_on_turn(Seat seat);
[[nodiscard]] Refusal wrong_seat(Seat to_move);
[[nodiscard]] Refusal second_opening_stone(const std::string& cell);
[[nodiscard]] Refusal filled(const std::string& cell, bool opening);
[[nodiscard]] Refusal too_many(const std::string& cell, int limit);
[[nodiscard]] Refusal none_placed(bool opening);
[[nodiscard]] Refusal adjacent(const std::string& cell, const std::string& other, Places places);
[[nodiscard]] Refusal grows_twice(const std::string& cell, Places places);
[[nodiscard]] Refusal game_is_over();

}  // namespace byways::byg
