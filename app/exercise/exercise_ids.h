// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/match/match.h"
#include "engine/challenges/puzzles.h"
#include "engine/courses.h"
#include "engine/problem_book.h"

// The ids under which Progress stores the exercises of the program. They never change.

namespace byways::app {

/// The prefixes of the ids of each kind: "puzzle/", "problem/", "lesson/", "day/".
[[nodiscard]] QString puzzlePrefix();
[[nodiscard]] QString problemPrefix();
[[nodiscard]] QString lessonPrefix();
[[nodiscard]] QString dayPrefix();

/// The id of a rule set: "crooked-jumps". It is also the prefix of the ids of all its puzzles, whatever their
/// origin.
[[nodiscard]] QString gameIdOf(const Game& game);
[[nodiscard]] QString puzzlePrefix(const Game& game);

[[nodiscard]] QString exerciseId(const challenges::Puzzle& puzzle);
[[nodiscard]] QString exerciseId(const problems::Problem& problem);
[[nodiscard]] QString exerciseId(const lessons::Lesson& lesson);

/// The id of the puzzle that begins as `setup` says, whether or not it comes with the program. Equal starts
/// have the same id, whatever their names.
[[nodiscard]] QString exerciseId(const MatchSetup& setup);

/// The ids of all puzzles or all problems of a rule set, and of the lessons of a course or of all courses of
/// a rule set, in the order in which they are offered.
[[nodiscard]] QStringList puzzleIds(const Game& game);
[[nodiscard]] QStringList problemIds(const Game& game);
[[nodiscard]] QStringList lessonIds(const Course& course);
[[nodiscard]] QStringList lessonIds(const Game& game);

}  // namespace byways::app
