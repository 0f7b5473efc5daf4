// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// TRYPSYLON's refusals, one function for each reason. The table in reasons.cpp has their keys, rules and
// sentences. Places are cells ("c3") and ends as steps write them ("Nf"). `expert` tells whether the order of
// turns is ruled by TRY-8 or, in Expert, by TRY-10.

namespace byways::trypsylon {

using Places = std::vector<std::string>;

/// The table of all reasons.
[[nodiscard]] std::span<const Reason> reasons();

[[nodiscard]] Refusal no_such_cell(const std::string& cell, int columns, int rows);
[[nodiscard]] Refusal no_such_end(const std::string& end, int columns, int rows);

/// The sentence names only the first of `cells`.
[[nodiscard]] Refusal card_missing(const Places& cells);

[[nodiscard]] Refusal vacant_cell(const std::string& cell);
[[nodiscard]] Refusal nothing_in_hand();
/// For an end from which nothing could move; `line` is its row or column.
[[nodiscard]] Refusal no_vacancy(const std::string& end, Places line);
/// For an end whose own cell is vacant, so that no other card would move.
[[nodiscard]] Refusal end_vacant(const std::string& end, const std::string& cell);
[[nodiscard]] Refusal push_missing(int hand, Places vacancies);

[[nodiscard]] Refusal choose_an_end();

[[nodiscard]] Refusal none_face_down();

[[nodiscard]] Refusal inserted_last(const std::string& cell);
[[nodiscard]] Refusal open_takes_one(const std::string& cell);
/// `last`: the cell of the card that was pushed in last.
[[nodiscard]] Refusal none_to_open(Places last);

[[nodiscard]] Refusal last_is_face_down(const std::string& cell);

[[nodiscard]] Refusal second_face_up(const std::string& cell);
[[nodiscard]] Refusal third_card(const std::string& cell);
/// For taking a second card when the first is back on the board already.
[[nodiscard]] Refusal lifting_is_over(const std::string& cell);

[[nodiscard]] Refusal lot_is_due(bool expert);
[[nodiscard]] Refusal chance_is_not_due(bool expert);
[[nodiscard]] Refusal wrong_seat(bool expert, Seat to_move);
[[nodiscard]] Refusal move_missing(bool expert);
[[nodiscard]] Refusal opening_is_simple(bool expert);
[[nodiscard]] Refusal no_open_move_before();

[[nodiscard]] Refusal no_double_in_endgame(int face_down, Places cells);

[[nodiscard]] Refusal second_card_missing();
[[nodiscard]] Refusal simple_move_in_expert();
[[nodiscard]] Refusal none_for_double();

[[nodiscard]] Refusal game_is_over();

/// `times`: how often the position has come up.
[[nodiscard]] Refusal not_repeated(int times);
[[nodiscard]] Refusal only_players_claim();

[[nodiscard]] Refusal must_be_played();
/// A card set against an end must be pushed in there.
[[nodiscard]] Refusal must_be_pushed(const std::string& end);

}  // namespace byways::trypsylon
