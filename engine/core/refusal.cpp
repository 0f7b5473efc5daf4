// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/refusal.h"

#include <utility>

namespace byways {

namespace {

Refusal refuse(std::string_view game, std::string rule, const char* reason, std::string message,
               std::vector<std::string> places = {}, std::vector<std::string> arguments = {}) {
  return {.rule = std::move(rule),
          .reason = std::string(game) + '.' + reason,
          .message = std::move(message),
          .places = std::move(places),
          .arguments = std::move(arguments)};
}

}  // namespace

std::string shorten(std::string_view text) {
  constexpr std::size_t kLongest = 40;  // bytes; no step of any game comes near
  if (text.size() <= kLongest) {
    return std::string(text);
  }
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    --end;
  }
  return std::string(text.substr(0, end)) + "\u2026";
}

Refusal not_notation(std::string_view text) {
  const std::string shown = shorten(text);
  return {.rule = "notation",
          .reason = "core.notation",
          .message = "\"" + shown + "\" is not a step of this game.",
          .places = {},
          .arguments = {shown}};
}

Refusal turn_ends_itself() {
  return refuse("core", "TURN-1", "one-step", "A turn is one step, and ends with it.");
}

namespace common {

Refusal wrong_seat(std::string_view game, std::string rule, Seat to_move) {
  const std::string seat = std::to_string(to_move);
  return refuse(game, std::move(rule), "wrong-seat", "It is player " + seat + "'s turn.", {}, {seat});
}

Refusal no_such_cell(std::string_view game, const std::string& cell) {
  return refuse(game, "HEX-1", "no-such-cell", "There is no cell " + cell + " on this board.", {}, {cell});
}

Refusal filled(std::string_view game, std::string rule, const std::string& cell) {
  return refuse(game, std::move(rule), "filled", cell + " holds a stone already.", {cell}, {cell});
}

Refusal lot_is_due(std::string_view game, std::string rule) {
  return refuse(game, std::move(rule), "lot-is-due", "First the lot decides who starts.");
}

Refusal chance_is_not_due(std::string_view game, std::string rule) {
  return refuse(game, std::move(rule), "chance-is-not-due",
                "Who starts is settled already; nothing is drawn by lot now.");
}

Refusal starter_has_left(std::string_view game, std::string rule, Seat seat) {
  const std::string text = std::to_string(seat);
  return refuse(game, std::move(rule), "starter-has-left", "Player " + text + " has left and can't start.",
                {}, {text});
}

Refusal game_is_over(std::string_view game, std::string rule) {
  return refuse(game, std::move(rule), "game-is-over", "The game is over.");
}

}  // namespace common

}  // namespace byways
