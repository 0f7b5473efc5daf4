// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// How a game ended, in the words of the record's "result".
struct Outcome {
  std::string reason;         ///< "board full", "resigned", "draw agreed", …
  std::vector<Seat> winners;  ///< ascending; empty for a draw
  std::vector<int> scores;    ///< in seat order; empty if the rule set has no scores
  /// Whether the last piece is in the centre, for the rule set whose results say so (the Over-Pass Spiral).
  std::optional<bool> centre = std::nullopt;

  bool operator==(const Outcome&) const = default;
};

}  // namespace byways
