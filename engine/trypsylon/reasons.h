// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// TRYPSYLON's refusals, one function for each reason. The reason keys are what the app translates. Places are
// cells ("c3"); arguments are named beside each. `expert` tells which of TRY-8 and TRY-10 is the rule about
// the order of turns.

namespace byways::trypsylon {

using Places = std::vector<std::string>;

/// HEX-1 "trypsylon.no-such-cell": cell, columns, rows.
[[nodiscard]] Refusal no_such_cell(const std::string& cell, int columns, int rows);
/// HEX-1 "trypsylon.no-such-end": end ("Nf", "W9"), columns, rows.
[[nodiscard]] Refusal no_such_end(const std::string& end, int columns, int rows);

/// TRY-3 "trypsylon.vacant-cell": cell.
[[nodiscard]] Refusal vacant_cell(const std::string& cell);
/// TRY-3 "trypsylon.nothing-in-hand".
[[nodiscard]] Refusal nothing_in_hand();
/// TRY-3 "trypsylon.no-vacancy": end. Nothing could move; the places are the row or column.
[[nodiscard]] Refusal no_vacancy(const std::string& end, Places line);
/// TRY-3 "trypsylon.end-vacant": end, cell. No other card would move.
[[nodiscard]] Refusal end_vacant(const std::string& end, const std::string& cell);
/// TRY-3 "trypsylon.push-missing": how many cards are in hand; the places are the vacancies.
[[nodiscard]] Refusal push_missing(int hand, Places vacancies);

/// TRY-5 "trypsylon.none-face-down".
[[nodiscard]] Refusal none_face_down();

/// TRY-6 "trypsylon.inserted-last": cell.
[[nodiscard]] Refusal inserted_last(const std::string& cell);
/// TRY-6 "trypsylon.open-takes-one": cell.
[[nodiscard]] Refusal open_takes_one(const std::string& cell);
/// TRY-6 "trypsylon.none-to-open": no card is face up but the one inserted last.
[[nodiscard]] Refusal none_to_open(Places last);

/// TRY-7 "trypsylon.second-face-up": cell.
[[nodiscard]] Refusal second_face_up(const std::string& cell);
/// TRY-7 "trypsylon.third-card": cell.
[[nodiscard]] Refusal third_card(const std::string& cell);
/// TRY-7 "trypsylon.lifting-is-over": cell. The first card is back on the board already.
[[nodiscard]] Refusal lifting_is_over(const std::string& cell);

/// TRY-8 or TRY-10 "trypsylon.lot-is-due".
[[nodiscard]] Refusal lot_is_due(bool expert);
/// TRY-8 or TRY-10 "trypsylon.chance-is-not-due".
[[nodiscard]] Refusal chance_is_not_due(bool expert);
/// TRY-8 or TRY-10 "trypsylon.wrong-seat": the seat to move.
[[nodiscard]] Refusal wrong_seat(bool expert, Seat to_move);
/// TRY-8 or TRY-10 "trypsylon.move-missing".
[[nodiscard]] Refusal move_missing(bool expert);
/// TRY-8 or TRY-10 "trypsylon.opening-is-simple".
[[nodiscard]] Refusal opening_is_simple(bool expert);
/// TRY-8 "trypsylon.no-open-move-before".
[[nodiscard]] Refusal no_open_move_before();

/// TRY-9 "trypsylon.endgame": cards face down; the places are their cells.
[[nodiscard]] Refusal no_double_in_endgame(int face_down, Places cells);

/// TRY-10 "trypsylon.second-card-first".
[[nodiscard]] Refusal second_card_first();
/// TRY-10 "trypsylon.no-simple-move".
[[nodiscard]] Refusal no_simple_move();
/// TRY-10 "trypsylon.none-for-double".
[[nodiscard]] Refusal none_for_double();

/// TRY-16 "trypsylon.game-is-over".
[[nodiscard]] Refusal game_is_over();

/// TRY-17 "trypsylon.not-repeated": how often the position has come up.
[[nodiscard]] Refusal not_repeated(int times);
/// TRY-17 "trypsylon.claim-by-players".
[[nodiscard]] Refusal claim_by_players();

}  // namespace byways::trypsylon
