// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/reasons.h"

namespace byways::byg {

namespace {

Refusal refuse(std::string rule, std::string reason, std::string message, Places places = {},
               std::vector<std::string> arguments = {}) {
  return {std::move(rule), "byg." + std::move(reason), std::move(message), std::move(places),
          std::move(arguments)};
}

std::string seat_text(Seat seat) { return std::to_string(seat); }

}  // namespace

Refusal no_such_cell(const std::string& cell) { return common::no_such_cell("byg", cell); }

Refusal lot_is_due() { return refuse("BYG-1", "lot-is-due", "First the lot decides who has priority."); }

Refusal choice_is_due(Seat chooser) {
  return refuse("BYG-1", "choice-is-due",
                "First player " + seat_text(chooser) + " chooses who is First player.", {},
                {seat_text(chooser)});
}

Refusal choice_is_made() {
  return refuse("BYG-1", "choice-is-made", "Who is First player is settled already.");
}

Refusal nothing_to_choose(const std::string& seat) {
  return refuse("BYG-1", "first-is-1-or-2", "The First player is player 1 or player 2, not " + seat + ".", {},
                {seat});
}

Refusal chance_is_not_due(bool opening) {
  return refuse(opening ? "BYG-2" : "BYG-3", "chance-is-not-due", "Nothing is drawn by lot now.");
}

Refusal wrong_seat_to_choose(Seat chooser) {
  return refuse("BYG-1", "wrong-seat-to-choose",
                "Player " + seat_text(chooser) + " has priority and chooses who is First player.", {},
                {seat_text(chooser)});
}

Refusal wrong_seat_to_open(Seat to_move) {
  return refuse("BYG-2", "wrong-seat-to-open",
                "In the opening it is player " + seat_text(to_move) + "'s turn.", {}, {seat_text(to_move)});
}

Refusal wrong_seat(Seat to_move) { return common::wrong_seat("byg", "BYG-3", to_move); }

Refusal one_stone_to_open(const std::string& cell) {
  return refuse("BYG-2", "one-stone-to-open", "The opening is one stone for each player.", {cell}, {cell});
}

Refusal filled(const std::string& cell, bool opening) {
  return common::filled("byg", opening ? "BYG-2" : "BYG-5", cell);
}

Refusal too_many(const std::string& cell, int limit) {
  return refuse("BYG-5", "too-many",
                "This turn has " + std::to_string(limit) + (limit == 1 ? " stone" : " stones") +
                    ": one for each group at its start, three at most.",
                {cell}, {std::to_string(limit)});
}

Refusal none_placed(bool opening) {
  return refuse(opening ? "BYG-2" : "BYG-5", "none-placed", "A turn needs at least one stone.");
}

Refusal adjacent(const std::string& cell, const std::string& other, Places places) {
  return refuse("BYG-6", "adjacent", cell + " is next to " + other + ", placed in the same turn.",
                std::move(places), {cell, other});
}

Refusal grows_twice(const std::string& cell, Places places) {
  return refuse("BYG-7", "grows-twice",
                "A stone on " + cell + " would grow one group for the second time in this turn.",
                std::move(places), {cell});
}

Refusal game_is_over() { return common::game_is_over("byg", "BYG-9"); }

}  // namespace byways::byg
