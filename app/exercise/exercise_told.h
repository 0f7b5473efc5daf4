// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QStringList>

#include <memory>
#include <optional>

#include "app/exercise/own_puzzles.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "engine/challenges/puzzles.h"
#include "engine/exercise.h"
#include "engine/lessons/lesson.h"

class QWidget;

// What a card tells of an exercise of each kind, and its picture.

namespace byways::app {

class BoardThumb;
class Days;
class Look;

/// What a card tells of an exercise, in the language of the window.
struct ExerciseTold {
  QString context = {};             ///< read aloud before the title: its game
  QString lead = {};                ///< stands before the title: the number of a lesson
  QString title = {};               ///< its name
  int grade = 0;                    ///< how hard it is, from 1 to 5; 0 where nobody knows
  QStringList facts = {};           ///< below the title, each on a line of its own
  QString aside = {};               ///< read aloud, and shown as a tip only
  std::optional<Stars> stars = {};  ///< nothing where there are none to be earned, or none to be shown
  QStringList state = {};           ///< how far one is with it
  bool isOpen = false;              ///< it can be done, and hasn't been yet

  bool operator==(const ExerciseTold&) const = default;
};

[[nodiscard]] ExerciseTold toldOf(const Problem& problem, const Progress& progress);
/// `begun` is an unfinished game of it, or null.
[[nodiscard]] ExerciseTold toldOf(const challenges::Puzzle& puzzle, const Match* begun,
                                  const Progress& progress);
[[nodiscard]] ExerciseTold toldOf(const OwnPuzzle& puzzle, const Progress& progress);
[[nodiscard]] ExerciseTold toldOf(const lessons::Lesson& lesson, const Progress& progress);
/// The exercise of that day. Precondition of `exercise`: it is that day's, or null while that isn't known.
[[nodiscard]] ExerciseTold toldOf(const Days& days, const QDate& day, const Exercise* exercise);

/// What a button says that opens an exercise: "Play", "Go on", "Try it again".
[[nodiscard]] QString openText(const Progress::Kept& kept);
/// How far one is with an exercise whose stars stand elsewhere: "Not tried yet"; empty once it is done.
[[nodiscard]] QString stateText(const Progress::Kept& kept);
/// What has been achieved in several: "3 of 20 solved", "5 of 60 stars".
[[nodiscard]] QString solvedText(const Progress::Sum& sum);
[[nodiscard]] QString starsText(const Progress::Sum& sum);

/// A picture of where it begins. `look` must outlive the picture.
[[nodiscard]] BoardThumb* newPicture(const Problem& problem, const Look& look, QWidget* parent);
/// The part of the board that its pieces fill: of the start, or of the unfinished game `begun`.
[[nodiscard]] BoardThumb* newPicture(const challenges::Puzzle& puzzle, std::shared_ptr<const Match> begun,
                                     const Look& look, QWidget* parent);
[[nodiscard]] BoardThumb* newPicture(const OwnPuzzle& puzzle, const Look& look, QWidget* parent);
[[nodiscard]] BoardThumb* newPicture(const Exercise& exercise, const Look& look, QWidget* parent);

}  // namespace byways::app
