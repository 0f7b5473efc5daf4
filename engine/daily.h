// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/date.h"
#include "engine/edition.h"
#include "engine/exercise.h"

// The exercise of the day. It depends only on the date, so everybody with the same editions has the same one.

namespace byways {

struct DailyExercise {
  Date date{};
  int edition = 1;    ///< Edition::number
  Exercise exercise;  ///< its grade is that of the edition, and may differ from the exercise's current one
};

/// The exercise of that day, from the latest edition that has begun by then, or else from the first edition.
///
/// An edition with N strands is used in seasons of 7 N days. In a season, each strand comes up once on each
/// weekday, and once in every N days; the order of the strands is drawn for each season. The number of the
/// season decides which of its exercises a strand shows.
///
/// Takes microseconds. Nothing if it isn't a date: see is_date.
[[nodiscard]] std::optional<DailyExercise> exercise_of_day(const Date& date);

/// The same from one edition, whatever its first day. Precondition: is_date(date).
[[nodiscard]] DailyExercise exercise_of_day(const Edition& edition, const Date& date);

}  // namespace byways
