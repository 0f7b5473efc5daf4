// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// One visible change on the board. A view animates changes without knowing the rules.
struct Change {
  /// What happened to a piece.
  enum class Kind { Appeared, Moved, Turned, Vanished };

  Kind kind = Kind::Appeared;
  std::string piece;  ///< in the words of the rule set: "stone", "path", "card"
  std::string from;   ///< place id before; empty for Appeared
  std::string to;     ///< place id after; empty for Vanished
  Seat owner = kNobody;

  bool operator==(const Change&) const = default;
};

/// Everything a step changed on the board, in the order in which it happened; may be empty.
using Transition = std::vector<Change>;

}  // namespace byways
