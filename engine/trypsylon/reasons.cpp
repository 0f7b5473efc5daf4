// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/reasons.h"

namespace byways::trypsylon {

namespace {

Refusal refuse(std::string rule, const std::string& reason, std::string message, Places places = {},
               std::vector<std::string> arguments = {}) {
  return {std::move(rule), "trypsylon." + reason, std::move(message), std::move(places),
          std::move(arguments)};
}

std::string turn_rule(bool expert) { return expert ? "TRY-10" : "TRY-8"; }

std::string board_text(int columns, int rows) {
  return "this board of " + std::to_string(columns) + "x" + std::to_string(rows) + " cells";
}

}  // namespace

Refusal no_such_cell(const std::string& cell, int columns, int rows) {
  return refuse("HEX-1", "no-such-cell",
                "There is no cell " + cell + " on " + board_text(columns, rows) + ".", {},
                {cell, std::to_string(columns), std::to_string(rows)});
}

Refusal no_such_end(const std::string& end, int columns, int rows) {
  return refuse("HEX-1", "no-such-end",
                "There is no row or column end " + end + " on " + board_text(columns, rows) + ".", {},
                {end, std::to_string(columns), std::to_string(rows)});
}

Refusal vacant_cell(const std::string& cell) {
  return refuse("TRY-3", "vacant-cell", "There is no card on " + cell + ".", {cell}, {cell});
}

Refusal nothing_in_hand() {
  return refuse("TRY-3", "nothing-in-hand", "A card is taken off the board before one is pushed in.");
}

Refusal no_vacancy(const std::string& end, Places line) {
  return refuse("TRY-3", "no-vacancy", "There is no vacancy behind " + end + ", so nothing could move there.",
                std::move(line), {end});
}

Refusal end_vacant(const std::string& end, const std::string& cell) {
  return refuse("TRY-3", "end-vacant",
                "The cell " + cell + " at " + end + " is vacant itself: no other card would move.", {cell},
                {end, cell});
}

Refusal push_missing(int hand, Places vacancies) {
  return refuse(
      "TRY-3", "push-missing",
      hand == 1 ? "A card in hand is still to be pushed in." : "Two cards in hand are still to be pushed in.",
      std::move(vacancies), {std::to_string(hand)});
}

Refusal none_face_down() {
  return refuse("TRY-5", "none-face-down", "No card is face down any more, so there is no simple move.");
}

Refusal inserted_last(const std::string& cell) {
  return refuse("TRY-6", "inserted-last", "The card on " + cell + " was inserted last and has to stay.",
                {cell}, {cell});
}

Refusal open_takes_one(const std::string& cell) {
  return refuse("TRY-6", "open-takes-one", "An open move takes one card, so " + cell + " has to stay.",
                {cell}, {cell});
}

Refusal none_to_open(Places last) {
  return refuse("TRY-6", "none-to-open", "No card is face up but the one inserted last.", std::move(last));
}

Refusal second_face_up(const std::string& cell) {
  return refuse("TRY-7", "second-face-up",
                "A double move takes two cards that are face down; the one on " + cell + " is face up.",
                {cell}, {cell});
}

Refusal third_card(const std::string& cell) {
  return refuse("TRY-7", "third-card", "A double move takes two cards, so " + cell + " has to stay.", {cell},
                {cell});
}

Refusal lifting_is_over(const std::string& cell) {
  return refuse("TRY-7", "lifting-is-over",
                "Cards are taken before the first one is pushed in, so " + cell + " has to stay.", {cell},
                {cell});
}

Refusal lot_is_due(bool expert) { return common::lot_is_due("trypsylon", turn_rule(expert)); }

Refusal chance_is_not_due(bool expert) { return common::chance_is_not_due("trypsylon", turn_rule(expert)); }

Refusal wrong_seat(bool expert, Seat to_move) {
  return common::wrong_seat("trypsylon", turn_rule(expert), to_move);
}

Refusal move_missing(bool expert) {
  return refuse(turn_rule(expert), "move-missing", "A turn takes a card and pushes it in.");
}

Refusal opening_is_simple(bool expert) {
  return refuse(turn_rule(expert), "opening-is-simple",
                "The first move of the game is a simple one: one card that is face down.");
}

Refusal no_open_move_before() {
  return refuse("TRY-8", "no-open-move-before",
                "A double move answers an open move, and the move before was none.");
}

Refusal no_double_in_endgame(int face_down, Places cells) {
  const std::string count = std::to_string(face_down);
  return refuse(
      "TRY-9", "endgame",
      "There are no double moves in the endgame; cards face down when the turn began: " + count + ".",
      std::move(cells), {count});
}

Refusal second_card_first() {
  return refuse("TRY-10", "second-card-first",
                "In the Expert game there is no simple move now: a second card is taken first.");
}

Refusal no_simple_move() {
  return refuse("TRY-10", "no-simple-move", "In the Expert game only the first move is a simple one.");
}

Refusal none_for_double() {
  return refuse("TRY-10", "none-for-double", "No card is face down any more, so only open moves are left.");
}

Refusal game_is_over() {
  return refuse("TRY-16", "game-is-over", "The game is over: opposite sides are joined.");
}

Refusal not_repeated(int times) {
  const std::string count = std::to_string(times);
  return refuse("TRY-17", "not-repeated",
                "A draw may be claimed when a position stands for the third time; this one has come up " +
                    count + (times == 1 ? " time." : " times."),
                {}, {count});
}

Refusal claim_by_players() {
  return refuse("TRY-17", "claim-by-players", "Only the two players may claim a draw.");
}

}  // namespace byways::trypsylon
