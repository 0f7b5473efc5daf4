// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

namespace byways::app {

/// The greatest length of the name of a puzzle, and of its author's name, in a record, in UTF-16 units.
constexpr int kLongestPuzzleName = 60;
/// The highest grade of a puzzle; the lowest is 1.
constexpr int kHighestPuzzleGrade = 5;
/// The greatest number of moves of a puzzle's known solution in a record.
constexpr int kLongestSolution = 9999;

/// The key for the number of steps that were given when the game began (MatchSetup::opening).
inline constexpr auto kOpeningKey = "opening";

/// Removes those of the program's own keys (docs/file-format.md) whose values are malformed. A record may
/// come from anywhere, so even the program's own keys have to be validated. Only this function does so:
/// afterwards each of these keys is absent or well-formed. Other keys stay.
void dropUnsoundKeys(nlohmann::ordered_json& document, std::size_t players);

/// Removes the cursor from a record, so that it opens at its end.
void forgetCursor(nlohmann::ordered_json& document);

}  // namespace byways::app
