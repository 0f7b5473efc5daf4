// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/reasons.h"

#include <utility>

namespace byways::overpass {

namespace {

const Reason& reason_of(const RuleBook& book, const char* name) {
  return find_reason(book.reasons, std::string(book.key) + '.' + name);
}

Refusal refuse(const RuleBook& book, const char* name, Places places = {},
               std::vector<std::string> arguments = {}) {
  return byways::refuse(reason_of(book, name), std::move(places), std::move(arguments));
}

}  // namespace

std::string_view rule_of(const RuleBook& book, const char* name) { return reason_of(book, name).rules; }

Refusal no_such_place(const RuleBook& book, const std::string& id) {
  return refuse(book, "no-such-place", {}, {id});
}

Refusal lot_is_due(const RuleBook& book) { return refuse(book, "lot-is-due"); }

Refusal start_is_settled(const RuleBook& book) { return refuse(book, "start-is-settled"); }

Refusal starter_has_left(const RuleBook& book, Seat seat) {
  return refuse(book, "starter-has-left", {}, {std::to_string(seat)});
}

Refusal roll_is_due(const RuleBook& book, Seat roller) {
  return refuse(book, "roll-is-due", {}, {std::to_string(roller)});
}

Refusal no_roll_is_due(const RuleBook& book) { return refuse(book, "no-roll-is-due"); }

Refusal wrong_seat(const RuleBook& book, Seat to_move) {
  return refuse(book, "wrong-seat", {}, {std::to_string(to_move)});
}

Refusal not_enough_moves(const RuleBook& book, int cost, int left, Places places) {
  return refuse(book, "moves", std::move(places), {std::to_string(cost), std::to_string(left)});
}

Refusal move_missing(const RuleBook& book) { return refuse(book, "one-move"); }

Refusal game_is_over(const RuleBook& book) { return refuse(book, "game-is-over"); }

}  // namespace byways::overpass
