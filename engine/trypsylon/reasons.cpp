// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/reasons.h"

namespace byways::trypsylon {

namespace {

constexpr Reason kReasons[] = {
    {"trypsylon.no-such-cell", "HEX-1", common::kNoSuchCell},
    {"trypsylon.no-such-end", "HEX-1", wording("TrypsylonTexts", "This board has no such place: %1.")},
    {"arranged.vacant", "TRY-2", wording("ArrangedTexts", "Every cell must hold a card, but %1 is empty.")},
    {"trypsylon.vacant-cell", "TRY-3", wording("TrypsylonTexts", "There is no card on %1.")},
    {"trypsylon.nothing-in-hand", "TRY-3",
     wording("TrypsylonTexts", "First take a card off the board. Then push it in.")},
    {"trypsylon.no-vacancy", "TRY-3",
     wording("TrypsylonTexts", "There is no gap in that line, so nothing can be pushed in at %1.")},
    {"trypsylon.end-vacant", "TRY-3",
     wording("TrypsylonTexts", "The gap on %2 is right at %1, but at least one other card has to move.")},
    {"trypsylon.push-missing", "TRY-3",
     counted_wording("TrypsylonTexts",
                     "You still have %n card(s) to push in. Choose an arrow beside the board.")
         .number(1)},
    {"trypsylon.choose-an-end", "TRY-3",
     wording(
         "TrypsylonTexts",
         "You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.")},
    {"trypsylon.none-face-down", "TRY-5",
     wording("TrypsylonTexts", "Every card is face up now, so there are no more simple moves.")},
    {"trypsylon.inserted-last", "TRY-6",
     wording("TrypsylonTexts", "The card on %1 has just been pushed in, so it can’t be taken this turn.")},
    {"trypsylon.open-takes-one", "TRY-6",
     wording("TrypsylonTexts", "An open move takes only one card. The card on %1 has to stay.")},
    {"trypsylon.none-to-open", "TRY-6",
     wording("TrypsylonTexts", "No card is face up except the one that has just been pushed in.")},
    {"arranged.last", "TRY-6",
     wording("ArrangedTexts", "The card inserted last must be face up, but the card on %1 is face down.")},
    {"trypsylon.second-face-up", "TRY-7",
     wording("TrypsylonTexts",
             "A double move takes two cards that are face down. The card on %1 is face up.")},
    {"trypsylon.third-card", "TRY-7",
     wording("TrypsylonTexts", "You already hold two cards, so the card on %1 has to stay.")},
    {"trypsylon.lifting-is-over", "TRY-7",
     wording("TrypsylonTexts",
             "Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.")},
    {"trypsylon.lot-is-due", "TRY-8 TRY-10", common::kLotIsDue},
    {"trypsylon.chance-is-not-due", "TRY-8 TRY-10", common::kStartIsSettled},
    {"trypsylon.wrong-seat", "TRY-8 TRY-10", common::kWrongSeat},
    {"trypsylon.move-missing", "TRY-8 TRY-10",
     wording("TrypsylonTexts", "On your turn, you take a card and push it back in.")},
    {"trypsylon.opening-is-simple", "TRY-8 TRY-10",
     wording("TrypsylonTexts", "The game begins with a simple move: one card that is face down.")},
    {"trypsylon.no-open-move-before", "TRY-8",
     wording("TrypsylonTexts", "A double move is only allowed after an open move.")},
    {"trypsylon.endgame", "TRY-9",
     counted_wording(
         "TrypsylonTexts",
         "This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.")
         .number(1)},
    {"trypsylon.second-card-first", "TRY-10",
     wording("TrypsylonTexts",
             "Expert has no simple moves after the first turn. Take a second card before you push the first "
             "one in.")},
    {"trypsylon.no-simple-move", "TRY-10",
     wording("TrypsylonTexts", "In Expert, only the very first move is a simple one.")},
    {"trypsylon.none-for-double", "TRY-10",
     wording("TrypsylonTexts", "Every card is face up now. Only open moves are left.")},
    {"trypsylon.game-is-over", "TRY-16",
     wording("TrypsylonTexts", "The game is over: opposite sides are joined.")},
    {"trypsylon.not-repeated", "TRY-17",
     counted_wording("TrypsylonTexts",
                     "A draw can be claimed when a position comes up for the third time. This position has "
                     "come up %n time(s) so far.")
         .number(1)},
    {"trypsylon.claim-by-players", "TRY-17",
     wording("TrypsylonTexts", "Only the two players may claim a draw.")},
    {"trypsylon.touch-move", "TRY-18",
     wording("TrypsylonTexts",
             "This game is touch-move: a card that has been lifted has to be played. Undo can still take "
             "back a touched card, if both of you agree.")},
    {"trypsylon.set-against-end", "TRY-18",
     wording("TrypsylonTexts",
             "This game is touch-move: the card has to go in where it was set. To push it in, click the "
             "arrow again, click the tick beside the card, or press Enter.")},
};

Refusal refuse(ReasonIn<kReasons> reason, Places places = {}, std::vector<std::string> arguments = {},
               std::string_view rule = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments), rule);
}

std::string_view turn_rule(bool expert) { return expert ? "TRY-10" : "TRY-8"; }

}  // namespace

std::span<const Reason> reasons() { return kReasons; }

Refusal no_such_cell(const std::string& cell, int columns, int rows) {
  return refuse("trypsylon.no-such-cell", {}, {cell, std::to_string(columns), std::to_string(rows)});
}

Refusal no_such_end(const std::string& end, int columns, int rows) {
  return refuse("trypsylon.no-such-end", {}, {end, std::to_string(columns), std::to_string(rows)});
}

Refusal card_missing(const Places& cells) { return refuse("arranged.vacant", cells, {cells.front()}); }

Refusal vacant_cell(const std::string& cell) { return refuse("trypsylon.vacant-cell", {cell}, {cell}); }

Refusal nothing_in_hand() { return refuse("trypsylon.nothing-in-hand"); }

Refusal no_vacancy(const std::string& end, Places line) {
  return refuse("trypsylon.no-vacancy", std::move(line), {end});
}

Refusal end_vacant(const std::string& end, const std::string& cell) {
  return refuse("trypsylon.end-vacant", {cell}, {end, cell});
}

Refusal push_missing(int hand, Places vacancies) {
  return refuse("trypsylon.push-missing", std::move(vacancies), {std::to_string(hand)});
}

Refusal choose_an_end() { return refuse("trypsylon.choose-an-end"); }

Refusal none_face_down() { return refuse("trypsylon.none-face-down"); }

Refusal inserted_last(const std::string& cell) { return refuse("trypsylon.inserted-last", {cell}, {cell}); }

Refusal open_takes_one(const std::string& cell) { return refuse("trypsylon.open-takes-one", {cell}, {cell}); }

Refusal none_to_open(Places last) { return refuse("trypsylon.none-to-open", std::move(last)); }

Refusal last_is_face_down(const std::string& cell) { return refuse("arranged.last", {cell}, {cell}); }

Refusal second_face_up(const std::string& cell) { return refuse("trypsylon.second-face-up", {cell}, {cell}); }

Refusal third_card(const std::string& cell) { return refuse("trypsylon.third-card", {cell}, {cell}); }

Refusal lifting_is_over(const std::string& cell) {
  return refuse("trypsylon.lifting-is-over", {cell}, {cell});
}

Refusal lot_is_due(bool expert) { return refuse("trypsylon.lot-is-due", {}, {}, turn_rule(expert)); }

Refusal chance_is_not_due(bool expert) {
  return refuse("trypsylon.chance-is-not-due", {}, {}, turn_rule(expert));
}

Refusal wrong_seat(bool expert, Seat to_move) {
  return refuse("trypsylon.wrong-seat", {}, {std::to_string(to_move)}, turn_rule(expert));
}

Refusal move_missing(bool expert) { return refuse("trypsylon.move-missing", {}, {}, turn_rule(expert)); }

Refusal opening_is_simple(bool expert) {
  return refuse("trypsylon.opening-is-simple", {}, {}, turn_rule(expert));
}

Refusal no_open_move_before() { return refuse("trypsylon.no-open-move-before"); }

Refusal no_double_in_endgame(int face_down, Places cells) {
  return refuse("trypsylon.endgame", std::move(cells), {std::to_string(face_down)});
}

Refusal second_card_missing() { return refuse("trypsylon.second-card-first"); }

Refusal simple_move_in_expert() { return refuse("trypsylon.no-simple-move"); }

Refusal none_for_double() { return refuse("trypsylon.none-for-double"); }

Refusal game_is_over() { return refuse("trypsylon.game-is-over"); }

Refusal not_repeated(int times) { return refuse("trypsylon.not-repeated", {}, {std::to_string(times)}); }

Refusal only_players_claim() { return refuse("trypsylon.claim-by-players"); }

Refusal must_be_played() { return refuse("trypsylon.touch-move"); }

Refusal must_be_pushed(const std::string& end) { return refuse("trypsylon.set-against-end", {}, {end}); }

}  // namespace byways::trypsylon
