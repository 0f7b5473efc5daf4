// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/reasons.h"

#include "engine/core/refusal.h"

namespace byways::byg {

namespace {

constexpr Reason kReasons[] = {
    {"byg.no-such-cell", "HEX-1", common::kNoSuchCell},
    {"byg.lot-is-due", "BYG-1", wording("BygTexts", "Priority has to be drawn by lot first.")},
    {"byg.choice-is-due", "BYG-1", wording("BygTexts", "Before play, %1 chooses who goes First.").seat(1)},
    {"byg.choice-is-made", "BYG-1", wording("BygTexts", "Who goes First has already been settled.")},
    {"byg.first-is-1-or-2", "BYG-1", wording("BygTexts", "The First player must be one of the two players.")},
    {"byg.wrong-seat-to-choose", "BYG-1",
     wording("BygTexts", "%1 has priority and chooses who goes First.").seat(1)},
    {"byg.chance-is-not-due", "BYG-2 BYG-3", wording("BygTexts", "There is nothing to draw by lot now.")},
    {"byg.wrong-seat-to-open", "BYG-2",
     wording("BygTexts", "It’s %1’s turn to place an opening stone.").seat(1)},
    {"byg.one-stone-to-open", "BYG-2",
     wording("BygTexts", "The opening is one stone each, and you have placed yours.")},
    {"arranged.opens", "BYG-2",
     wording("ArrangedTexts", "It must be the turn of %1, who has no stone yet.").seat(1)},
    {"byg.wrong-seat", "BYG-3", common::kWrongSeat},
    {"byg.filled", "BYG-2 BYG-5", common::kFilled},
    {"byg.none-placed", "BYG-2 BYG-5",
     wording("BygTexts", "Place at least one stone before you end the turn.")},
    {"byg.too-many", "BYG-5",
     counted_wording("BygTexts",
                     "No stones left this turn. You could place %n: one for each group you had when the turn "
                     "began, at most three.")
         .number(1)},
    {"byg.adjacent", "BYG-6",
     wording("BygTexts", "%1 is next to %2. Stones placed in the same turn must not touch.")},
    {"byg.grows-twice", "BYG-7",
     wording("BygTexts",
             "A stone on %1 would make a group grow a second time. Each group grows only once a turn.")},
    {"byg.game-is-over", "BYG-9", common::kGameIsOver},
};

Refusal refuse(ReasonIn<kReasons> reason, Places places = {}, std::vector<std::string> arguments = {},
               std::string_view rule = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments), rule);
}

std::string seat_text(Seat seat) { return std::to_string(seat); }

}  // namespace

std::span<const Reason> reasons() { return kReasons; }

Refusal no_such_cell(const std::string& cell) { return refuse("byg.no-such-cell", {}, {cell}); }

Refusal lot_is_due() { return refuse("byg.lot-is-due"); }

Refusal choice_is_due(Seat chooser) { return refuse("byg.choice-is-due", {}, {seat_text(chooser)}); }

Refusal choice_is_made() { return refuse("byg.choice-is-made"); }

Refusal first_must_be_1_or_2(const std::string& seat) { return refuse("byg.first-is-1-or-2", {}, {seat}); }

Refusal chance_is_not_due(bool opening) {
  return refuse("byg.chance-is-not-due", {}, {}, opening ? "BYG-2" : "BYG-3");
}

Refusal wrong_seat_to_choose(Seat chooser) {
  return refuse("byg.wrong-seat-to-choose", {}, {seat_text(chooser)});
}

Refusal wrong_seat_to_open(Seat to_move) {
  return refuse("byg.wrong-seat-to-open", {}, {seat_text(to_move)});
}

Refusal opener_must_be_on_turn(Seat seat) { return refuse("arranged.opens", {}, {seat_text(seat)}); }

Refusal wrong_seat(Seat to_move) { return refuse("byg.wrong-seat", {}, {seat_text(to_move)}); }

Refusal second_opening_stone(const std::string& cell) {
  return refuse("byg.one-stone-to-open", {cell}, {cell});
}

Refusal filled(const std::string& cell, bool opening) {
  return refuse("byg.filled", {cell}, {cell}, opening ? "BYG-2" : "BYG-5");
}

Refusal too_many(const std::string& cell, int limit) {
  return refuse("byg.too-many", {cell}, {std::to_string(limit)});
}

Refusal none_placed(bool opening) { return refuse("byg.none-placed", {}, {}, opening ? "BYG-2" : "BYG-5"); }

Refusal adjacent(const std::string& cell, const std::string& other, Places places) {
  return refuse("byg.adjacent", std::move(places), {cell, other});
}

Refusal grows_twice(const std::string& cell, Places places) {
  return refuse("byg.grows-twice", std::move(places), {cell});
}

Refusal game_is_over() { return refuse("byg.game-is-over"); }

}  // namespace byways::byg
