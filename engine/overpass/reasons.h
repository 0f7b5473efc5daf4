// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// The refusals of the games of the Over-Pass set, and those that these games share: unknown places, the order
// of turns, the end. Each game has its own rule numbers and keys ("overpass.…", "groups.…", "monoline.…").

namespace byways::overpass {

using Places = std::vector<std::string>;

inline constexpr Wording kNoSuchPlace = wording("PassTexts", "There is no place %1 on this board.");
inline constexpr Wording kStartIsDue = wording("PassTexts", "Who starts has to be settled first.");
inline constexpr Wording kRollIsDue = wording("PassTexts", "%1 has to roll the dice first.").seat(1);
inline constexpr Wording kNoRollIsDue =
    wording("PassTexts", "The dice have already been rolled. The roll stands for the whole turn.");
inline constexpr Wording kNoMoveLeft = wording("PassTexts", "All moves from this roll are used up.");
inline constexpr Wording kOneMoveLeft =
    wording("PassTexts", "A slide takes two moves, but only one is left.");

inline constexpr Reason kOverPassReasons[] = {
    {"overpass.no-such-place", "LIN-1", kNoSuchPlace},
    {"overpass.lot-is-due", "OVP-1", kStartIsDue},
    {"overpass.start-is-settled", "OVP-1", common::kStartIsSettled},
    {"overpass.starter-has-left", "OVP-1", common::kStarterHasLeft},
    {"overpass.roll-is-due", "OVP-2", kRollIsDue},
    {"overpass.no-roll-is-due", "OVP-2", kNoRollIsDue},
    {"overpass.wrong-seat", "OVP-2", common::kWrongSeat},
    {"overpass.moves", "OVP-2", kOneMoveLeft, {2, "0", kNoMoveLeft}},
    {"arranged.centre", "OVP-2",
     wording("ArrangedTexts", "Before the roll, only the %2 piece that is coming in can be on %1.")},
    {"overpass.nothing-there", "OVP-3", wording("OverPassTexts", "There is no piece on %1 to move.")},
    {"overpass.others-exit", "OVP-3",
     wording("OverPassTexts", "The piece on %1 stands on an exit, where only %2 may move it.").seat(2)},
    {"overpass.taken", "OVP-4", wording("OverPassTexts", "%1 is taken: a %2 piece stands there.")},
    {"overpass.same-place", "OVP-5",
     wording("OverPassTexts", "An Over-Pass can’t end on %1, where it began.")},
    {"overpass.nothing-to-pass", "OVP-5",
     wording("OverPassTexts", "There is no piece next to %1 to pass over.")},
    {"overpass.own-colour",
     "OVP-5",
     wording("OverPassTexts", "A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.")
         .list(2),
     {3, "1",
      wording("OverPassTexts", "A piece can’t pass over its own colour: the %1 piece on %2 is in the way.")}},
    {"overpass.out-of-reach", "OVP-5",
     wording("OverPassTexts",
             "No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.")},
    {"overpass.leaves-perimeter", "OVP-6",
     wording("OverPassTexts",
             "A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such "
             "way leads from %1 to %2.")},
    {"overpass.trade-needs-two", "OVP-7",
     wording("OverPassTexts", "A trade needs two pieces, but %1 is empty.")},
    {"overpass.trade-on-exit", "OVP-7",
     wording("OverPassTexts", "The piece on %1 stands on an exit, where nothing can be traded.")},
    {"overpass.trade-same-colour", "OVP-7",
     wording("OverPassTexts", "Both pieces are %1. A trade needs two different colours.")},
    {"overpass.same-line", "OVP-7",
     wording("OverPassTexts",
             "%1 and %2 are on the same line. A trade needs two different lines that are parallel.")},
    {"overpass.not-parallel", "OVP-7",
     wording("OverPassTexts",
             "No line through %1 is parallel to a line through %2. Lines that only end there don’t count.")},
    {"overpass.slide-on-exit", "OVP-8",
     wording("OverPassTexts", "The piece on %1 stands on an exit and can’t slide any farther.")},
    {"overpass.not-adjacent", "OVP-8",
     wording("OverPassTexts", "A slide goes to the next place on a line, but %2 isn’t next to %1.")},
    {"overpass.not-outward", "OVP-8",
     wording("OverPassTexts", "A slide goes outwards, but %2 isn’t farther out than %1.")},
    {"overpass.not-on-exit", "OVP-9",
     wording("OverPassTexts", "%1 isn’t an exit. Pieces go home only from the eight exits.")},
    {"overpass.not-your-colour", "OVP-9",
     wording("OverPassTexts", "It is %2’s turn, so no %1 piece can go home.")},
    {"overpass.other-home", "OVP-9",
     wording("OverPassTexts", "This home is for another colour. A %1 piece goes to its own.")},
    {"overpass.odd-roll", "OVP-9",
     counted_wording(
         "OverPassTexts",
         "The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.")
         .number(2)},
    {"overpass.centre-stuck", "OVP-10",
     wording("OverPassTexts",
             "The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and "
             "the piece goes back to its reserve.")},
    {"overpass.centre-blocked", "OVP-10",
     counted_wording("OverPassTexts",
                     "The Center Square, O, must be empty at the end of the turn. After this move, emptying "
                     "it would take %n move(s), and only %1 would be left.")
         .number(2)},
    {"overpass.centre-occupied", "OVP-10",
     counted_wording("OverPassTexts",
                     "The Center Square, O, must be empty at the end of the turn. Emptying it takes %n "
                     "move(s), and you have %1.")
         .number(2)},
    {"overpass.game-is-over", "OVP-11", common::kGameIsOver},
};
inline constexpr Reason kGroupsReasons[] = {
    {"groups.no-such-place", "GRP-1", kNoSuchPlace},
    {"groups.lot-is-due", "GRP-1", kStartIsDue},
    {"groups.start-is-settled", "GRP-1", common::kStartIsSettled},
    {"groups.starter-has-left", "GRP-1", common::kStarterHasLeft},
    {"groups.roll-is-due", "GRP-2", kRollIsDue},
    {"groups.no-roll-is-due", "GRP-2", kNoRollIsDue},
    {"groups.wrong-seat", "GRP-2", common::kWrongSeat},
    {"groups.moves", "GRP-2", kOneMoveLeft, {2, "0", kNoMoveLeft}},
    {"groups.nothing-there", "GRP-2", wording("GroupsTexts", "There is no piece on %1 to move.")},
    {"groups.not-your-colour", "GRP-2", wording("GroupsTexts", "It is %2’s turn, so %1 pieces can’t move.")},
    {"groups.not-adjacent", "GRP-3",
     wording("GroupsTexts", "A move crosses a shared side, but %1 and %2 don’t share one.")},
    {"groups.taken", "GRP-3", wording("GroupsTexts", "%1 is taken: a %2 piece is there.")},
    {"groups.hemmed-in", "GRP-3",
     wording("GroupsTexts", "The piece on %1 can’t move: the pieces on %2 block every way out.").list(2)},
    {"groups.out-of-reach", "GRP-3",
     wording("GroupsTexts", "No %2 piece is next to %1, so none can move there.")},
    {"arranged.goal", "GRP-4",
     wording("ArrangedTexts", "A piece that reaches %1 goes home at once, so no piece can stand there.")},
    {"groups.keep-two", "GRP-5",
     counted_wording(
         "GroupsTexts",
         "Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.")
         .number(2)},
    {"arranged.too-few", "GRP-5",
     wording("ArrangedTexts",
             "Too few %1 pieces: while any are in reserve, at least two must be on the board.")},
    {"arranged.transit", "GRP-6",
     wording("ArrangedTexts", "%1 is a transit space, where no piece may stay.")},
    {"groups.transit-stuck", "GRP-6",
     wording("GroupsTexts",
             "No piece may stay in a transit space, and after this move there would be no way out of %1.")
         .list(1)},
    {"groups.transit-shut", "GRP-6",
     counted_wording("GroupsTexts",
                     "No piece may stay in a transit space. After this move, leaving %1 would take %n "
                     "move(s), and only %2 would be left.")
         .number(3)
         .list(1)},
    {"groups.transit-rest", "GRP-6",
     counted_wording("GroupsTexts",
                     "No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.")
         .number(3)
         .list(1)},
    {"groups.moved-in", "GRP-7",
     wording(
         "GroupsTexts",
         "%1 is the only empty space of its group, but a piece comes in only right after a move into that "
         "group.")},
    {"groups.no-group", "GRP-7",
     wording(
         "GroupsTexts",
         "A piece comes in on %1 only if that is the last empty space of a group you have just moved into.")},
    {"groups.reserve-empty",
     "GRP-7",
     counted_wording("GroupsTexts", "The reserve of %1 holds only %n piece(s).").number(2),
     {2, "0", wording("GroupsTexts", "The reserve of %1 is empty. Nothing more comes in.")}},
    {"groups.no-group-there", "GRP-8",
     wording("GroupsTexts", "%1 belongs to no group of three. Moving there brings nothing in.")},
    {"groups.game-is-over", "GRP-9", common::kGameIsOver},
};
inline constexpr Reason kMonoReasons[] = {
    {"monoline.no-such-place", "LIN-1", kNoSuchPlace},
    {"monoline.lot-is-due", "MON-1", kStartIsDue},
    {"monoline.start-is-settled", "MON-1", common::kStartIsSettled},
    {"monoline.wrong-seat", "MON-2", common::kWrongSeat},
    {"monoline.others-colour", "MON-1", wording("MonoTexts", "The %1 pieces belong to %2.").seat(2)},
    {"monoline.colour-used-up", "MON-1",
     wording("MonoTexts", "All ten %1 pieces are on the board. Take your other colour.")},
    {"arranged.too-many", "MON-1", wording("ArrangedTexts", "%1 has only %2 pieces.").seat(1)},
    {"monoline.one-piece", "MON-2",
     wording("MonoTexts",
             "You place only one piece each turn. To try another place, take back the piece on %1.")},
    {"monoline.taken", "MON-2", wording("MonoTexts", "There is a piece on %1 already.")},
    {"monoline.none-placed", "MON-2",
     wording("MonoTexts", "Put a piece on an empty place before you end the turn.")},
    {"monoline.shares-line",
     "MON-2",
     wording("MonoTexts", "%1 shares lines with %2’s pieces on %3.").seat(2).list(3),
     {4, "1", wording("MonoTexts", "%1 shares a line with %2’s piece on %3.").seat(2)}},
    {"monoline.no-piece", "MON-3", wording("MonoTexts", "%1 has no piece left to place.").seat(1)},
    {"monoline.friendly", "MON-4",
     wording("MonoTexts",
             "In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s "
             "lines.")},
    {"monoline.claimed", "MON-4",
     wording("MonoTexts", "You may claim only once a turn, and your claim this turn was wrong.")},
    {"monoline.game-is-over", "MON-3", common::kGameIsOver},
};

/// The refusals of a rule set, and the prefix of its own keys.
struct RuleBook {
  std::string_view key;  ///< "overpass"
  std::span<const Reason> reasons;
};

inline constexpr RuleBook kOverPassRules{"overpass", kOverPassReasons};
inline constexpr RuleBook kGroupsRules{"groups", kGroupsReasons};
inline constexpr RuleBook kMonoRules{"monoline", kMonoReasons};

/// The rule of the reason with the key `name`, which is given without the rule set's prefix.
[[nodiscard]] std::string_view rule_of(const RuleBook& book, const char* name);

[[nodiscard]] Refusal no_such_place(const RuleBook& book, const std::string& id);
[[nodiscard]] Refusal lot_is_due(const RuleBook& book);
[[nodiscard]] Refusal start_is_settled(const RuleBook& book);
[[nodiscard]] Refusal starter_has_left(const RuleBook& book, Seat seat);
/// The refusal while `roller`, a seat, has to roll.
[[nodiscard]] Refusal roll_is_due(const RuleBook& book, Seat roller);
[[nodiscard]] Refusal no_roll_is_due(const RuleBook& book);
[[nodiscard]] Refusal wrong_seat(const RuleBook& book, Seat to_move);
[[nodiscard]] Refusal not_enough_moves(const RuleBook& book, int cost, int left, Places places);
[[nodiscard]] Refusal move_missing(const RuleBook& book);  ///< for the challenges
[[nodiscard]] Refusal game_is_over(const RuleBook& book);

}  // namespace byways::overpass
