// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game.h"

// The words that conditions of lessons use; docs/lessons.md lists them.

namespace byways::lessons {

/// Ids of places on the board.
using Places = std::vector<std::string>;
using Words = std::vector<std::string>;
/// A number or a word; the empty word for a missing value.
using Value = std::variant<int, std::string>;

/// The words that a rule set adds to the words of all rule sets. Each function returns nothing for unknown
/// words.
struct Vocabulary {
  std::optional<Value> (*fact)(const State& state, const Words& words) = nullptr;
  std::optional<Places> (*places)(const State& state, const Words& words) = nullptr;
};

}  // namespace byways::lessons
