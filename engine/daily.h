// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/date.h"
#include "engine/edition.h"
#include "engine/exercise.h"

// The exercise of the day. It follows from the date alone, so everybody who has the same editions has the
// same one.

namespace byways {

struct DailyExercise {
  Date date{};
  int edition = 1;    ///< Edition::number
  Exercise exercise;  ///< its grade is the edition's, which may differ from today's stock
};

/// The exercise of that day: of the last edition whose first day isn't later, or of the first edition.
///
/// Within a season of 7 times as many days as the edition has strands, each strand comes up once on each
/// weekday, and once in each run of as many days as there are strands; the order of the strands is drawn for
/// each season. What a strand shows on a weekday follows from the number of the season.
///
/// Takes microseconds. Nothing if the date is none: see is_date.
[[nodiscard]] std::optional<DailyExercise> exercise_of_day(const Date& date);

/// The same from one edition, whatever its first day. Precondition: is_date(date).
[[nodiscard]] DailyExercise exercise_of_day(const Edition& edition, const Date& date);

}  // namespace byways
