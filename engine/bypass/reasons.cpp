// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/reasons.h"

#include "engine/bypass/notation.h"

namespace byways::bypass {

namespace {

constexpr Reason kReasons[] = {
    {"bypass.no-such-hex", "HEX-1", wording("BypassTexts", "There is no hex %1 on this board.")},
    {"bypass.not-adjacent", "BYP-1",
     wording("BypassTexts", "%1 and %2 are not next to each other, so nothing links them.")},
    {"bypass.path-on-path", "BYP-1", wording("BypassTexts", "%2’s path is on %1 already.").seat(2)},
    {"bypass.path-across-wall", "BYP-1",
     wording("BypassTexts", "%2’s wall is in the way on %1. A path can’t cross it.").seat(2)},
    {"bypass.wall-across-path", "BYP-1",
     wording("BypassTexts", "%2’s path runs along %1. A wall can’t cross it.").seat(2)},
    {"bypass.wall-on-wall", "BYP-1", wording("BypassTexts", "%2’s wall is on %1 already.").seat(2)},
    {"bypass.hex-is-no-link", "BYP-1",
     wording("BypassTexts",
             "Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side "
             "between two hexes.")},
    {"bypass.point-is-no-link", "BYP-1",
     wording("BypassTexts",
             "Nothing can be put on a single point. Drag from this point to one beside it, or click the line "
             "between two points.")},
    {"bypass.lot-is-due", "BYP-3", common::kLotIsDue},
    {"bypass.chance-is-not-due", "BYP-3", common::kStartIsSettled},
    {"bypass.starter-has-left", "BYP-3", common::kStarterHasLeft},
    {"bypass.wrong-seat", "BYP-3", common::kWrongSeat},
    {"bypass.second-path", "BYP-4",
     wording("BypassTexts",
             "A turn has only one path, and you have drawn it. Take it back to draw another.")},
    {"bypass.second-wall", "BYP-4",
     wording("BypassTexts",
             "A turn has only one wall, and you have drawn it. Take it back to draw another.")},
    {"bypass.swap-before-drawing", "BYP-4",
     wording("BypassTexts", "Draw your path and your wall first. Then you may swap.")},
    {"bypass.second-swap", "BYP-4",
     wording("BypassTexts", "You have already made your swap. A turn has only one.")},
    {"bypass.path-missing", "BYP-4", wording("BypassTexts", "Your turn still needs a path.")},
    {"bypass.wall-missing", "BYP-4", wording("BypassTexts", "Your turn still needs a wall.")},
    {"bypass.nothing-drawn", "BYP-4",
     wording("BypassTexts", "Draw a path and a wall before you end the turn.")},
    {"bypass.swapped-already", "BYP-5",
     wording("BypassTexts", "A swap changes two different links, but you have already changed %1.")},
    {"bypass.no-path-of-yours", "BYP-5",
     wording("BypassTexts",
             "You have no path on %1. For a swap, click one of your own paths: it becomes a wall.")},
    {"bypass.no-wall-of-yours", "BYP-5",
     wording("BypassTexts",
             "You have no wall on %1. For a swap, click one of your own walls: it becomes a path.")},
    {"bypass.half-swap-wants-wall", "BYP-5",
     wording("BypassTexts", "Half of the swap is chosen: a wall. Now click one of your paths.")},
    {"bypass.half-swap-wants-path", "BYP-5",
     wording("BypassTexts", "Half of the swap is chosen: a path. Now click one of your walls.")},
    {"bypass.loop", "BYP-7", wording("BypassTexts", "The paths form a loop. No turn may end like this.")},
    {"bypass.isolated", "BYP-8",
     wording("BypassTexts", "Walls cut off %1. No turn may end like this.").list(1)},
    {"arranged.walls", "BYP-10",
     wording("ArrangedTexts",
             "Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.")},
    {"bypass.game-is-over", "BYP-11", wording("BypassTexts", "The game is over: all letters are connected.")},
};

Refusal refuse(ReasonIn<kReasons> reason, Places places = {}, std::vector<std::string> arguments = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments));
}

// "A1|A2" for the place "A1-A2", in sentences about its wall.
std::string wall_on(const std::string& link) {
  const std::optional<WrittenStep> hexes = read_step(link);
  return hexes ? write_step(StepKind::Wall, hexes->first, hexes->second) : link;
}

}  // namespace

std::span<const Reason> reasons() { return kReasons; }

Refusal no_such_hex(const std::string& hex, int side) {
  return refuse("bypass.no-such-hex", {}, {hex, std::to_string(side)});
}

Refusal not_adjacent(const std::string& a, const std::string& b) {
  return refuse("bypass.not-adjacent", {a, b}, {a, b});
}

Refusal path_on_path(const std::string& link, Seat owner) {
  return refuse("bypass.path-on-path", {link}, {link, std::to_string(owner)});
}

Refusal path_across_wall(const std::string& link, Seat owner) {
  return refuse("bypass.path-across-wall", {link}, {wall_on(link), std::to_string(owner)});
}

Refusal wall_across_path(const std::string& link, Seat owner) {
  return refuse("bypass.wall-across-path", {link}, {link, std::to_string(owner)});
}

Refusal wall_on_wall(const std::string& link, Seat owner) {
  return refuse("bypass.wall-on-wall", {link}, {wall_on(link), std::to_string(owner)});
}

Refusal not_a_link(const std::string& hex, bool on_points) {
  return on_points ? refuse("bypass.point-is-no-link", {hex}) : refuse("bypass.hex-is-no-link", {hex});
}

Refusal lot_is_due() { return refuse("bypass.lot-is-due"); }

Refusal chance_is_not_due() { return refuse("bypass.chance-is-not-due"); }

Refusal starter_has_left(Seat seat) { return refuse("bypass.starter-has-left", {}, {std::to_string(seat)}); }

Refusal wrong_seat(Seat to_move) { return refuse("bypass.wrong-seat", {}, {std::to_string(to_move)}); }

Refusal second_path(Places places) { return refuse("bypass.second-path", std::move(places)); }

Refusal second_wall(Places places) { return refuse("bypass.second-wall", std::move(places)); }

Refusal swap_before_drawing(Places places) { return refuse("bypass.swap-before-drawing", std::move(places)); }

Refusal second_swap(Places places) { return refuse("bypass.second-swap", std::move(places)); }

Refusal path_missing() { return refuse("bypass.path-missing"); }

Refusal wall_missing() { return refuse("bypass.wall-missing"); }

Refusal nothing_drawn() { return refuse("bypass.nothing-drawn"); }

Refusal swapped_already(const std::string& link) { return refuse("bypass.swapped-already", {link}, {link}); }

Refusal no_path_of_yours(const std::string& link) {
  return refuse("bypass.no-path-of-yours", {link}, {link});
}

Refusal no_wall_of_yours(const std::string& link) {
  return refuse("bypass.no-wall-of-yours", {link}, {wall_on(link)});
}

Refusal half_a_swap(bool wall_is_missing, Places places) {
  return wall_is_missing ? refuse("bypass.half-swap-wants-wall", std::move(places))
                         : refuse("bypass.half-swap-wants-path", std::move(places));
}

Refusal loop(Places links) { return refuse("bypass.loop", std::move(links)); }

Refusal isolated(const Places& hexes, const Places& chain) {
  Places places = hexes;
  places.insert(places.end(), chain.begin(), chain.end());
  return refuse("bypass.isolated", std::move(places), {as_argument(hexes)});
}

Refusal too_many_walls(int most) { return refuse("arranged.walls", {}, {std::to_string(most)}); }

Refusal game_is_over() { return refuse("bypass.game-is-over"); }

}  // namespace byways::bypass
