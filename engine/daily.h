// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/date.h"
#include "engine/edition.h"
#include "engine/exercise.h"

// The exercise of the day. It depends only on the date, so everybody with the same editions has the same
// exercise.

namespace byways {

struct DailyExercise {
  Date date{};
  int edition = 1;    ///< Edition::number
  Exercise exercise;  ///< its grade is the one in the edition; the exercise's present grade may differ
};

/// The exercise of the day `date`, from the latest edition that has begun by then, or else from the first
/// edition.
///
/// An edition with N strands is used in seasons of 7 N days. Within a season, each strand comes up once on
/// each weekday, and once in every N days; the order of the strands is drawn for each season. The number of
/// the season determines which of its exercises a strand shows.
///
/// Takes microseconds. Nothing if `date` isn't a date: see is_date.
[[nodiscard]] std::optional<DailyExercise> exercise_of_day(const Date& date);

/// The exercise of the day `date` according to `edition`, even before the edition's first day. Precondition:
/// is_date(date).
[[nodiscard]] DailyExercise exercise_of_day(const Edition& edition, const Date& date);

}  // namespace byways
