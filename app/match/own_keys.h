// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

namespace byways::app {

/// Longest name of a puzzle and of its author in a record, in UTF-16 units.
constexpr int kLongestPuzzleName = 60;
/// Grades of puzzles go from 1 to this.
constexpr int kHighestPuzzleGrade = 5;
/// Most moves of a puzzle's known solution in a record.
constexpr int kLongestSolution = 9999;

/// Removes those of the program's own keys (docs/file-format.md) whose value doesn't have the right form: a
/// record may come from anywhere, and our own keys in it can be trusted as little as the rest. This is the
/// only place where their forms are checked: afterwards each of these keys is missing or as it should be.
/// Other keys stay.
void dropUnsoundKeys(nlohmann::ordered_json& document, std::size_t players);

/// Takes out the place of the game that was looked at: whoever opens the record begins at the end.
void forgetPlace(nlohmann::ordered_json& document);

}  // namespace byways::app
