// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

namespace byways::app {

/// Longest name of a puzzle and of its author in a record, in UTF-16 units.
constexpr int kLongestPuzzleName = 60;
/// Grades of puzzles go from 1 to this.
constexpr int kHighestPuzzleGrade = 5;
/// Most moves in a puzzle's known solution in a record.
constexpr int kLongestSolution = 9999;

/// The key for the number of steps that were given when the game began (MatchSetup::opening).
inline constexpr auto kOpeningKey = "opening";

/// Removes those of the program's own keys (docs/file-format.md) whose values are malformed. A record may
/// come from anywhere, so our own keys in it are validated like everything else. This is the only place that
/// does so: afterwards each key is absent or well-formed. Other keys stay.
void dropUnsoundKeys(nlohmann::ordered_json& document, std::size_t players);

/// Removes the cursor from a record, so that it opens at its end.
void forgetCursor(nlohmann::ordered_json& document);

}  // namespace byways::app
