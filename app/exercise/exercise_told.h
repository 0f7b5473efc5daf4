// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>

#include <memory>
#include <optional>

#include "app/exercise/made_puzzles.h"
#include "app/exercise/own_puzzles.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "engine/challenges/puzzles.h"
#include "engine/exercise.h"
#include "engine/lessons/lesson.h"

class QWidget;

// The content of an exercise's card, and its picture, for each kind of exercise.

namespace byways::app {

class BoardThumb;
class Days;
class Look;

/// The content of a card, in the current language.
struct ExerciseTold {
  QString context = {};             ///< the game; screen readers read it before the title
  QString lead = {};                ///< the number of a lesson, shown before the title
  QString title = {};               ///< the exercise's name
  int grade = 0;                    ///< difficulty from 1 to 5; 0 if unknown
  QStringList facts = {};           ///< lines below the title
  QString aside = {};               ///< only for screen readers and as a tooltip
  std::optional<Stars> stars = {};  ///< nothing if no stars can be earned, or none are to be shown
  QStringList state = {};           ///< lines about the progress
  bool isOpen = false;              ///< whether the exercise can be done and hasn't been yet

  bool operator==(const ExerciseTold&) const = default;
};

[[nodiscard]] ExerciseTold toldOf(const Problem& problem, const Progress& progress);
/// `begun` is an unfinished game of the puzzle, or null, here and in the next two functions.
[[nodiscard]] ExerciseTold toldOf(const challenges::Puzzle& puzzle, const Match* begun,
                                  const Progress& progress);
[[nodiscard]] ExerciseTold toldOf(const OwnPuzzle& puzzle, const Match* begun, const Progress& progress);
/// For a puzzle of `game` that was made from a code and isn't kept as a file.
[[nodiscard]] ExerciseTold toldOf(const MadeEarlier& made, const Game& game, const Match* begun,
                                  const Progress& progress);
[[nodiscard]] ExerciseTold toldOf(const lessons::Lesson& lesson, const Progress& progress);
/// For the exercise of a day. `exercise` is null while it isn't known, or if the day is still to come.
[[nodiscard]] ExerciseTold toldOf(const Days& days, const QDate& day, const Exercise* exercise);

/// The text of all buttons that begin a fresh attempt at something that is done: "Try it again".
[[nodiscard]] QString againText();
/// The text of the button that opens an exercise: "Play", "Go on", or againText().
[[nodiscard]] QString openText(const Progress::Kept& kept);
/// The progress of an exercise whose stars are shown elsewhere: "Not tried yet"; empty once it is done.
[[nodiscard]] QString stateText(const Progress::Kept& kept);
/// The total for several exercises: "3 of 20 solved", "5 of 60 stars".
[[nodiscard]] QString solvedText(const Progress::Sum& sum);
[[nodiscard]] QString starsText(const Progress::Sum& sum);

/// A picture of the problem's position. `look` must outlive the picture, here and below.
[[nodiscard]] BoardThumb* newPicture(const Problem& problem, const Look& look, QWidget* parent);
/// A picture of the occupied part of the board in the first position or, unless it is null, in the unfinished
/// game `begun`.
[[nodiscard]] BoardThumb* newPicture(const challenges::Puzzle& puzzle, std::shared_ptr<const Match> begun,
                                     const Look& look, QWidget* parent);
[[nodiscard]] BoardThumb* newPicture(const OwnPuzzle& puzzle, std::shared_ptr<const Match> begun,
                                     const Look& look, QWidget* parent);
[[nodiscard]] BoardThumb* newPicture(const Exercise& exercise, const Look& look, QWidget* parent);

}  // namespace byways::app
