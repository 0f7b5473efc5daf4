// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/reasons.h"

namespace byways::highway {

namespace {

Refusal refuse(std::string rule, const std::string& reason, std::string message, Places places = {},
               std::vector<std::string> arguments = {}) {
  return {std::move(rule), "highway." + reason, std::move(message), std::move(places), std::move(arguments)};
}

}  // namespace

Refusal no_such_cell(const std::string& cell) { return common::no_such_cell("highway", cell); }

Refusal corners_are_due() {
  return refuse("HWY-1", "corners-are-due", "First the lot gives everyone a corner.");
}

Refusal corners_are_settled() {
  return refuse("HWY-1", "corners-are-settled", "Everyone has a starting hex already.");
}

Refusal wrong_number_of_corners(int given, int seats) {
  return refuse(
      "HWY-1", "number-of-corners",
      "The lot names " + std::to_string(given) + " corners for " + std::to_string(seats) + " players.", {},
      {std::to_string(given), std::to_string(seats)});
}

Refusal no_corner(const std::string& cell) {
  return refuse("HWY-1", "no-corner", cell + " is not a corner.", {cell}, {cell});
}

Refusal corner_twice(const std::string& cell) {
  return refuse("HWY-1", "corner-twice", "The corner " + cell + " can't be given to two players.", {cell},
                {cell});
}

Refusal wrong_seat(Seat to_move) {
  const std::string seat = std::to_string(to_move);
  return refuse("HWY-2", "wrong-seat", "Player " + seat + " is to submit.", {}, {seat});
}

Refusal chance_is_not_due() {
  return refuse("HWY-2", "chance-is-not-due", "Players submit now; nothing is drawn by lot.");
}

Refusal third_turn(Places places) {
  return refuse("HWY-2", "third-turn", "A submission has two direction tiles at most.", std::move(places));
}

Refusal second_blockade(Places places) {
  return refuse("HWY-2", "second-blockade", "A submission has one blockade at most.", std::move(places));
}

Refusal third_robber(Places places) {
  return refuse("HWY-2", "third-robber", "A submission has two robbers at most.", std::move(places));
}

Refusal second_direction() {
  return refuse("HWY-2", "second-direction", "The direction of travel is settled already.");
}

Refusal direction_missing() {
  return refuse("HWY-2", "direction-missing", "The submission still needs a direction, or - for none.");
}

Refusal too_far(const std::string& cell, const std::string& own) {
  return refuse("HWY-4", "too-far", cell + " is more than two steps away from " + own + ".", {cell, own},
                {cell, own});
}

Refusal out_of_line(const std::string& cell, const std::string& own) {
  return refuse(
      "HWY-4", "out-of-line",
      cell + " isn't in a straight line from " + own + ", and only lines of sight count in this round.",
      {cell, own}, {cell, own});
}

Refusal behind_player(const std::string& cell, const std::string& blocker, Seat seat) {
  const std::string other = std::to_string(seat);
  return refuse("HWY-4", "behind-player",
                cell + " is out of sight behind player " + other + " on " + blocker + ".", {cell, blocker},
                {cell, blocker, other});
}

Refusal not_closest(const std::string& cell, const std::string& rival, Seat seat) {
  const std::string other = std::to_string(seat);
  return refuse("HWY-4", "not-closest",
                cell + " is more than two steps away, and player " + other + " on " + rival +
                    " is at least as close to it.",
                {cell, rival}, {cell, rival, other});
}

Refusal own_cell(const std::string& cell) {
  return refuse("HWY-5", "own-cell", "Nothing can be placed on " + cell + ", where this player stands.",
                {cell}, {cell});
}

Refusal player_there(const std::string& cell, Seat seat) {
  const std::string other = std::to_string(seat);
  return refuse("HWY-5", "player-there", "Player " + other + " stands on " + cell + ".", {cell},
                {cell, other});
}

Refusal blockade_on_corner(const std::string& cell) {
  return refuse("HWY-5", "blockade-on-corner", cell + " is a corner, and corners take no blockades.", {cell},
                {cell});
}

Refusal own_tile_there(const std::string& cell) {
  return refuse("HWY-5", "own-tile-there", "This submission has a tile on " + cell + " already.", {cell},
                {cell});
}

Refusal no_robbers_now(int round) {
  const std::string now = std::to_string(round);
  return refuse("HWY-13", "no-robbers-now", "Robbers come in round 5 only, and this is round " + now + ".",
                {}, {now});
}

Refusal robber_on_player(const std::string& cell, Seat seat) {
  const std::string other = std::to_string(seat);
  return refuse("HWY-13", "robber-on-player",
                "Player " + other + " stands on " + cell + ", so no robber can hide there.", {cell},
                {cell, other});
}

Refusal robber_twice(const std::string& cell) {
  return refuse("HWY-13", "robber-twice", "This submission has a robber on " + cell + " already.", {cell},
                {cell});
}

Refusal return_is_due(Seat seat) {
  const std::string text = std::to_string(seat);
  return refuse("HWY-15", "return-is-due", "First the lot decides where player " + text + " returns to.", {},
                {text});
}

Refusal no_return_is_due() {
  return refuse("HWY-15", "no-return-is-due", "Nobody has to be sent back to a starting hex drawn by lot.");
}

Refusal wrong_return(Seat due) {
  const std::string seat = std::to_string(due);
  return refuse("HWY-15", "wrong-return", "Player " + seat + " is the next to return.", {}, {seat});
}

Refusal no_starting_hex(const std::string& cell) {
  return refuse("HWY-15", "no-starting-hex", cell + " is not a starting hex.", {cell}, {cell});
}

Refusal starting_hex_taken(const std::string& cell, Seat seat) {
  const std::string other = std::to_string(seat);
  return refuse("HWY-15", "starting-hex-taken",
                "Player " + other + " stands on " + cell + ", so nobody can return there.", {cell},
                {cell, other});
}

Refusal game_is_over() {
  return refuse("HWY-16", "game-is-over", "The game is over: six rounds have been played.");
}

}  // namespace byways::highway
