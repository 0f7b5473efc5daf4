// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/reasons.h"

#include <utility>

namespace byways::overpass {

Refusal refuse(const RuleBook& book, std::string_view rule, std::string_view reason, std::string message,
               Places places, std::vector<std::string> arguments) {
  return {.rule = std::string(rule),
          .reason = std::string(book.key) + '.' + std::string(reason),
          .message = std::move(message),
          .places = std::move(places),
          .arguments = std::move(arguments)};
}

Refusal no_such_place(const RuleBook& book, const std::string& id) {
  return refuse(book, book.places, "no-such-place", "There is no " + id + " on this board.", {}, {id});
}

Refusal lot_is_due(const RuleBook& book) { return common::lot_is_due(book.key, std::string(book.start)); }

Refusal start_is_settled(const RuleBook& book) {
  return refuse(book, book.start, "start-is-settled", "Who starts is settled already.");
}

Refusal starter_has_left(const RuleBook& book, Seat seat) {
  return common::starter_has_left(book.key, std::string(book.start), seat);
}

Refusal roll_is_due(const RuleBook& book) {
  return refuse(book, book.turn, "roll-is-due", "First the dice are rolled.");
}

Refusal no_roll_is_due(const RuleBook& book) {
  return refuse(book, book.turn, "no-roll-is-due",
                "The roll stands for the whole turn; nothing is drawn now.");
}

Refusal wrong_seat(const RuleBook& book, Seat to_move) {
  return common::wrong_seat(book.key, std::string(book.turn), to_move);
}

Refusal not_enough_moves(const RuleBook& book, int cost, int left, Places places) {
  return refuse(
      book, book.turn, "moves",
      "That takes " + std::to_string(cost) + ", and of the roll " + std::to_string(left) + " is left.",
      std::move(places), {std::to_string(cost), std::to_string(left)});
}

Refusal game_is_over(const RuleBook& book) { return common::game_is_over(book.key, std::string(book.end)); }

std::string list_of(const Places& places) {
  std::string list;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const bool last = i > 0 && i + 1 == places.size();
    list += (i == 0 ? "" : last ? " and " : ", ") + places[i];
  }
  return list;
}

}  // namespace byways::overpass
