// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// Why a step is not possible (TURN-4, TURN-5). An ordinary answer, not an error.
struct Refusal {
  /// The number of the rule in docs/rules ("BYG-6"), "notation" for text that isn't a step, or "arranged" for
  /// an arranged position that the game can't read.
  std::string rule;
  /// Stable key by which the app finds the translated sentence ("byg.adjacent"). Several reasons
  /// may share a rule.
  std::string reason;
  /// The sentence in English, for the command line and for logs.
  std::string message;
  /// Ids of the places on the board that prove it, the refused place among them; may be empty.
  std::vector<std::string> places;
  /// Values for the placeholders of the translated sentence, in order; may be empty.
  std::vector<std::string> arguments;

  bool operator==(const Refusal&) const = default;
};

/// `text`, truncated at a character if it is too long for a message: a broken file may have megabytes where a
/// step should be.
[[nodiscard]] std::string shorten(std::string_view text);

/// Text that isn't a step of the game at all (TURN-5).
[[nodiscard]] Refusal not_notation(std::string_view text);

/// Every step ends its turn, so there is nothing to end (TURN-1).
[[nodiscard]] Refusal turn_ends_itself();

// Refusals shared by many games. `game` is the prefix of the game's reasons ("byg"), `rule` the rule that
// refuses. Their translated sentences are in app/games/common_words.cpp.
namespace common {

/// It is another seat's turn.
[[nodiscard]] Refusal wrong_seat(std::string_view game, std::string rule, Seat to_move);
/// The board has no such cell (HEX-1).
[[nodiscard]] Refusal no_such_cell(std::string_view game, const std::string& cell);
/// A stone lies there already.
[[nodiscard]] Refusal filled(std::string_view game, std::string rule, const std::string& cell);
/// A lot is due that says who starts; and none is.
[[nodiscard]] Refusal lot_is_due(std::string_view game, std::string rule);
[[nodiscard]] Refusal chance_is_not_due(std::string_view game, std::string rule);
/// The lot can't fall on a seat that has left (TURN-6).
[[nodiscard]] Refusal starter_has_left(std::string_view game, std::string rule, Seat seat);
/// The rules have ended the game.
[[nodiscard]] Refusal game_is_over(std::string_view game, std::string rule);

}  // namespace common

}  // namespace byways
