// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/core/seat.h"

// Refusals that the games of the Over-Pass set share: unknown places, the order of turns, the end. Each game
// has its own rule numbers and keys ("overpass.…", "groups.…", "monoline.…").

namespace byways::overpass {

using Places = std::vector<std::string>;

/// The key of a game, and its rules for what all these games have.
struct RuleBook {
  std::string_view key;     ///< "overpass"
  std::string_view places;  ///< which places there are
  std::string_view start;   ///< who starts
  std::string_view turn;    ///< what a turn is
  std::string_view end;     ///< how the game ends
};

inline constexpr RuleBook kOverPassRules{"overpass", "LIN-1", "OVP-1", "OVP-2", "OVP-11"};
inline constexpr RuleBook kGroupsRules{"groups", "GRP-1", "GRP-1", "GRP-2", "GRP-9"};
inline constexpr RuleBook kMonoRules{"monoline", "LIN-1", "MON-1", "MON-2", "MON-3"};

/// A refusal with the game's key before the reason.
[[nodiscard]] Refusal refuse(const RuleBook& book, std::string_view rule, std::string_view reason,
                             std::string message, Places places = {},
                             std::vector<std::string> arguments = {});

[[nodiscard]] Refusal no_such_place(const RuleBook& book, const std::string& id);  ///< "…no-such-place"
[[nodiscard]] Refusal lot_is_due(const RuleBook& book);                            ///< start: "…lot-is-due"
[[nodiscard]] Refusal start_is_settled(const RuleBook& book);             ///< start: "…start-is-settled"
[[nodiscard]] Refusal starter_has_left(const RuleBook& book, Seat seat);  ///< start: "…starter-has-left"
[[nodiscard]] Refusal roll_is_due(const RuleBook& book);                  ///< turn: "…roll-is-due"
[[nodiscard]] Refusal no_roll_is_due(const RuleBook& book);               ///< turn: "…no-roll-is-due"
[[nodiscard]] Refusal wrong_seat(const RuleBook& book, Seat to_move);     ///< turn: "…wrong-seat"
[[nodiscard]] Refusal not_enough_moves(const RuleBook& book, int cost, int left,
                                       Places places);     ///< turn: "…moves"
[[nodiscard]] Refusal game_is_over(const RuleBook& book);  ///< end: "…game-is-over"

/// "A1, B2 and C3".
[[nodiscard]] std::string list_of(const Places& places);

}  // namespace byways::overpass
