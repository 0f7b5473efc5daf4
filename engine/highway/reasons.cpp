// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/reasons.h"

namespace byways::highway {

namespace {

// The window says sign and barrier for what rules and code call direction tile and blockade.
constexpr Reason kReasons[] = {
    {"highway.no-such-cell", "HEX-1", common::kNoSuchCell},
    {"highway.corners-are-due", "HWY-1",
     wording("HighwayTexts", "Everyone has to be given a corner by lot first.")},
    {"highway.corners-are-settled", "HWY-1", wording("HighwayTexts", "Everyone already has a starting hex.")},
    {"highway.number-of-corners", "HWY-1",
     counted_wording("HighwayTexts",
                     "Each of %n player(s) gets a corner, but the number of corners drawn is %1.")
         .number(2)},
    {"highway.no-corner", "HWY-1", wording("HighwayTexts", "%1 isn’t a corner of the board.")},
    {"highway.corner-twice", "HWY-1",
     wording("HighwayTexts", "Two players can’t start on the same corner, %1.")},
    {"arranged.home-shared", "HWY-1",
     wording("ArrangedTexts", "Two players have the same starting hex, %1.")},
    {"arranged.no-corner", "HWY-1",
     wording("ArrangedTexts", "%1 isn’t a corner, so nobody can start there.")},
    {"highway.wrong-seat", "HWY-2", wording("HighwayTexts", "It’s %1’s turn to submit.").seat(1)},
    {"highway.chance-is-not-due", "HWY-2",
     wording("HighwayTexts", "Nothing is drawn by lot now: the players are submitting.")},
    {"highway.table-open", "HWY-2",
     wording("HighwayTexts",
             "Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.")
         .seat(1)},
    {"highway.table-open-alone", "HWY-2",
     wording("HighwayTexts", "The round hasn’t begun yet. “Plan the round” begins it.")},
    {"highway.looking-back", "HWY-2",
     wording("HighwayTexts",
             "You are looking back. “Play on from here” plays this round again, starting with %1.")
         .seat(1)},
    // The key's "turn" is a direction tile, which turns travellers.
    {"highway.third-turn", "HWY-2",
     wording("HighwayTexts", "You have placed both of your signs. Take one back to place it elsewhere.")},
    {"highway.second-blockade", "HWY-2",
     wording("HighwayTexts", "You have placed your barrier. Take it back to place it elsewhere.")},
    {"highway.third-robber", "HWY-2",
     wording("HighwayTexts", "Both of your robbers are hidden. Take one back to hide it elsewhere.")},
    {"highway.second-direction", "HWY-2", wording("HighwayTexts", "You have already chosen a direction.")},
    {"highway.direction-missing", "HWY-2",
     wording("HighwayTexts", "Choose a direction, or choose to stay, before you submit.")},
    {"arranged.first-submits", "HWY-2",
     wording("ArrangedTexts", "The first player plans first, so it must be that player’s turn.")},
    {"arranged.round", "HWY-2", wording("ArrangedTexts", "The game has only %1 rounds.")},
    {"highway.too-far", "HWY-4",
     wording("HighwayTexts", "You don’t control %1: it is more than two steps away from you on %2.")},
    {"highway.out-of-line", "HWY-4",
     wording("HighwayTexts",
             "In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.")},
    {"highway.behind-player", "HWY-4",
     wording("HighwayTexts", "You can’t see %1: %3 stands in the way on %2.").seat(3)},
    {"highway.not-closest", "HWY-4",
     wording("HighwayTexts",
             "%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.")
         .seat(3)},
    {"highway.own-cell", "HWY-5",
     wording("HighwayTexts", "You stand on %1 yourself. Nothing can be placed there.")},
    {"highway.player-there", "HWY-5",
     wording("HighwayTexts", "%2 stands on %1. Nothing can be placed there.").seat(2)},
    {"highway.blockade-on-corner", "HWY-5",
     wording("HighwayTexts", "%1 is a corner, and barriers never go on corners.")},
    {"highway.own-tile-there", "HWY-5",
     wording("HighwayTexts", "You have already placed something on %1. Take that back first.")},
    {"arranged.score", "HWY-10", wording("ArrangedTexts", "Points range from −%1 to %1.")},
    {"highway.no-robbers-now", "HWY-13",
     wording("HighwayTexts", "Robbers can be hidden only in round 5, but this is round %1.")},
    {"highway.robber-on-player", "HWY-13",
     wording("HighwayTexts", "%2 stands on %1. No robber can hide there.").seat(2)},
    {"highway.robber-twice", "HWY-13",
     wording("HighwayTexts", "One of your robbers is already hiding on %1.")},
    {"highway.return-is-due", "HWY-15",
     wording("HighwayTexts", "A starting hex for %1 has to be drawn by lot first.").seat(1)},
    {"highway.no-return-is-due", "HWY-15",
     wording("HighwayTexts", "No starting hex has to be drawn by lot now.")},
    {"highway.wrong-return", "HWY-15",
     wording("HighwayTexts", "%1 has to go back to a starting hex first.").seat(1)},
    {"highway.no-starting-hex", "HWY-15", wording("HighwayTexts", "%1 isn’t a starting hex.")},
    {"highway.starting-hex-taken", "HWY-15",
     wording("HighwayTexts", "%2 stands on %1, so nobody can be sent there.").seat(2)},
    {"arranged.cell-shared", "HWY-15",
     wording("ArrangedTexts", "Two players can’t stand on %1 when a round begins.")},
    {"highway.game-is-over", "HWY-16",
     wording("HighwayTexts", "The game is over: six rounds have been played.")},
};

Refusal refuse(ReasonIn<kReasons> reason, Places places = {}, std::vector<std::string> arguments = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments));
}

}  // namespace

std::span<const Reason> reasons() { return kReasons; }

Refusal no_such_cell(const std::string& cell) { return refuse("highway.no-such-cell", {}, {cell}); }

Refusal corners_are_due() { return refuse("highway.corners-are-due"); }

Refusal corners_are_settled() { return refuse("highway.corners-are-settled"); }

Refusal wrong_number_of_corners(int given, int seats) {
  return refuse("highway.number-of-corners", {}, {std::to_string(given), std::to_string(seats)});
}

Refusal not_a_corner(const std::string& cell) { return refuse("highway.no-corner", {cell}, {cell}); }

Refusal corner_twice(const std::string& cell) { return refuse("highway.corner-twice", {cell}, {cell}); }

Refusal home_is_shared(const std::string& cell) { return refuse("arranged.home-shared", {cell}, {cell}); }

Refusal home_not_a_corner(const std::string& cell) { return refuse("arranged.no-corner", {cell}, {cell}); }

Refusal wrong_seat(Seat to_move) { return refuse("highway.wrong-seat", {}, {std::to_string(to_move)}); }

Refusal chance_is_not_due() { return refuse("highway.chance-is-not-due"); }

Refusal not_begun(const std::string& place, Seat to_move, NotBegun why) {
  switch (why) {
    case NotBegun::LookingBack:
      return refuse("highway.looking-back", {place}, {std::to_string(to_move)});
    case NotBegun::Alone:
      return refuse("highway.table-open-alone", {place});
    case NotBegun::TableOpen:
      break;
  }
  return refuse("highway.table-open", {place}, {std::to_string(to_move)});
}

Refusal third_direction_tile(Places places) { return refuse("highway.third-turn", std::move(places)); }

Refusal second_blockade(Places places) { return refuse("highway.second-blockade", std::move(places)); }

Refusal third_robber(Places places) { return refuse("highway.third-robber", std::move(places)); }

Refusal second_direction() { return refuse("highway.second-direction"); }

Refusal direction_missing() { return refuse("highway.direction-missing"); }

Refusal first_player_must_submit() { return refuse("arranged.first-submits"); }

Refusal no_such_round(int rounds) { return refuse("arranged.round", {}, {std::to_string(rounds)}); }

Refusal too_far(const std::string& cell, const std::string& own) {
  return refuse("highway.too-far", {cell, own}, {cell, own});
}

Refusal out_of_line(const std::string& cell, const std::string& own) {
  return refuse("highway.out-of-line", {cell, own}, {cell, own});
}

Refusal behind_player(const std::string& cell, const std::string& blocker, Seat seat) {
  return refuse("highway.behind-player", {cell, blocker}, {cell, blocker, std::to_string(seat)});
}

Refusal not_closest(const std::string& cell, const std::string& rival, Seat seat) {
  return refuse("highway.not-closest", {cell, rival}, {cell, rival, std::to_string(seat)});
}

Refusal own_cell(const std::string& cell) { return refuse("highway.own-cell", {cell}, {cell}); }

Refusal player_there(const std::string& cell, Seat seat) {
  return refuse("highway.player-there", {cell}, {cell, std::to_string(seat)});
}

Refusal blockade_on_corner(const std::string& cell) {
  return refuse("highway.blockade-on-corner", {cell}, {cell});
}

Refusal own_tile_there(const std::string& cell) { return refuse("highway.own-tile-there", {cell}, {cell}); }

Refusal no_such_score(int most) { return refuse("arranged.score", {}, {std::to_string(most)}); }

Refusal no_robbers_now(int round) { return refuse("highway.no-robbers-now", {}, {std::to_string(round)}); }

Refusal robber_on_player(const std::string& cell, Seat seat) {
  return refuse("highway.robber-on-player", {cell}, {cell, std::to_string(seat)});
}

Refusal robber_twice(const std::string& cell) { return refuse("highway.robber-twice", {cell}, {cell}); }

Refusal return_is_due(Seat seat) { return refuse("highway.return-is-due", {}, {std::to_string(seat)}); }

Refusal no_return_is_due() { return refuse("highway.no-return-is-due"); }

Refusal wrong_return(Seat due) { return refuse("highway.wrong-return", {}, {std::to_string(due)}); }

Refusal not_a_starting_hex(const std::string& cell) {
  return refuse("highway.no-starting-hex", {cell}, {cell});
}

Refusal starting_hex_taken(const std::string& cell, Seat seat) {
  return refuse("highway.starting-hex-taken", {cell}, {cell, std::to_string(seat)});
}

Refusal cell_is_shared(const std::string& cell) { return refuse("arranged.cell-shared", {cell}, {cell}); }

Refusal game_is_over() { return refuse("highway.game-is-over"); }

}  // namespace byways::highway
