// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace byways {

/// Why a step is not possible (TURN-4, TURN-5). An ordinary answer, not an error.
struct Refusal {
  /// The number of the rule in docs/rules ("BYG-6"), "notation" for text that is no step, or "arranged" for
  /// an arranged position that the game can't read.
  std::string rule;
  /// Stable key by which the app finds the translated sentence ("byg.adjacent"). Several reasons
  /// may share a rule.
  std::string reason;
  /// The sentence in English, for the command line and for logs.
  std::string message;
  /// Ids of the places on the board that prove it, the refused place among them; may be empty.
  std::vector<std::string> places;
  /// Values for the numbered gaps of the translated sentence, in order; may be empty.
  std::vector<std::string> arguments;

  bool operator==(const Refusal&) const = default;
};

/// `text`, cut after a whole character if it is too long for a message: a broken file may hold
/// megabytes where a step should be.
[[nodiscard]] std::string shorten(std::string_view text);

/// Text that is no step of the game at all (TURN-5).
[[nodiscard]] Refusal not_notation(std::string_view text);

}  // namespace byways
