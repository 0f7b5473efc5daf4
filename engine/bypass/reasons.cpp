// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/reasons.h"

namespace byways::bypass {

namespace {

Refusal refuse(std::string rule, const std::string& reason, std::string message, Places places = {},
               std::vector<std::string> arguments = {}) {
  return {std::move(rule), "bypass." + reason, std::move(message), std::move(places), std::move(arguments)};
}

Refusal taken(const std::string& reason, const std::string& link, const std::string& piece, Seat owner) {
  const std::string seat = std::to_string(owner);
  return refuse("BYP-1", reason, link + " holds a " + piece + " of player " + seat + " already.", {link},
                {link, seat});
}

}  // namespace

Refusal no_such_hex(const std::string& hex, int side) {
  return refuse("HEX-1", "no-such-hex", "There is no hex " + hex + " on this board.", {},
                {hex, std::to_string(side)});
}

Refusal not_adjacent(const std::string& a, const std::string& b) {
  return refuse("BYP-1", "not-adjacent", a + " and " + b + " are not adjacent, so there is no link.", {a, b},
                {a, b});
}

Refusal path_on_path(const std::string& link, Seat owner) {
  return taken("path-on-path", link, "path", owner);
}

Refusal path_across_wall(const std::string& link, Seat owner) {
  return taken("path-across-wall", link, "wall", owner);
}

Refusal wall_across_path(const std::string& link, Seat owner) {
  return taken("wall-across-path", link, "path", owner);
}

Refusal wall_on_wall(const std::string& link, Seat owner) {
  return taken("wall-on-wall", link, "wall", owner);
}

Refusal lot_is_due() { return common::lot_is_due("bypass", "BYP-3"); }

Refusal chance_is_not_due() { return common::chance_is_not_due("bypass", "BYP-3"); }

Refusal starter_has_left(Seat seat) { return common::starter_has_left("bypass", "BYP-3", seat); }

Refusal wrong_seat(Seat to_move) { return common::wrong_seat("bypass", "BYP-3", to_move); }

Refusal second_path(Places places) {
  return refuse("BYP-4", "second-path", "A turn draws one path only.", std::move(places));
}

Refusal second_wall(Places places) {
  return refuse("BYP-4", "second-wall", "A turn draws one wall only.", std::move(places));
}

Refusal swap_before_drawing(Places places) {
  return refuse("BYP-4", "swap-before-drawing", "Path and wall are drawn before anything is swapped.",
                std::move(places));
}

Refusal second_swap(Places places) {
  return refuse("BYP-4", "second-swap", "A turn has one swap at most.", std::move(places));
}

Refusal path_missing() { return refuse("BYP-4", "path-missing", "The turn still needs a path."); }

Refusal wall_missing() { return refuse("BYP-4", "wall-missing", "The turn still needs a wall."); }

Refusal nothing_drawn() { return refuse("BYP-4", "nothing-drawn", "A turn needs a path and a wall."); }

Refusal swapped_already(const std::string& link) {
  return refuse("BYP-5", "swapped-already",
                "A swap takes two links, and " + link + " has just been changed by it.", {link}, {link});
}

Refusal no_path_of_yours(const std::string& link) {
  return refuse("BYP-5", "no-path-of-yours", "There is no path of this player on " + link + ".", {link},
                {link});
}

Refusal no_wall_of_yours(const std::string& link) {
  return refuse("BYP-5", "no-wall-of-yours", "There is no wall of this player on " + link + ".", {link},
                {link});
}

Refusal half_a_swap(bool wall_is_missing, Places places) {
  return wall_is_missing
             ? refuse("BYP-5", "half-swap-wants-wall",
                      "The swap is half done: a path has to become a wall as well.", std::move(places))
             : refuse("BYP-5", "half-swap-wants-path",
                      "The swap is half done: a wall has to become a path as well.", std::move(places));
}

Refusal loop(Places links) { return refuse("BYP-7", "loop", "The paths form a loop.", std::move(links)); }

Refusal isolated(const Places& hexes, const Places& chain) {
  std::string list;
  for (const std::string& hex : hexes) {
    list += (list.empty() ? "" : ", ") + hex;
  }
  Places places = hexes;
  places.insert(places.end(), chain.begin(), chain.end());
  return refuse("BYP-8", "isolated", "Walls cut off " + list + ".", std::move(places), {list});
}

Refusal game_is_over() {
  return refuse("BYP-11", "game-is-over", "The game is over: all letters are connected.");
}

}  // namespace byways::bypass
