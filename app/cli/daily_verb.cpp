// SPDX-License-Identifier: GPL-3.0-or-later
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/core/json_text.h"
#include "engine/daily.h"

namespace byways::cli {

namespace {

constexpr std::uint64_t kMostDays = 36600;  // a hundred years

// The local date.
Date today() {
  const std::time_t now = std::time(nullptr);
  // NOLINTNEXTLINE(concurrency-mt-unsafe): there is one thread, and not every library has localtime_r
  const std::tm* const here = std::localtime(&now);
  constexpr int kFirstYear = 1900;
  return {std::chrono::year(kFirstYear + here->tm_year),
          std::chrono::month(static_cast<unsigned>(here->tm_mon + 1)),
          std::chrono::day(static_cast<unsigned>(here->tm_mday))};
}

nlohmann::ordered_json answer_of(const DailyExercise& day) {
  static const std::vector<std::string> names{"Player 1", "Player 2", "Player 3",
                                              "Player 4", "Player 5", "Player 6"};
  return {{"date", write_date(day.date)},
          {"edition", day.edition},
          {"exercise", day.exercise.id()},
          {"kind", name_of(day.exercise.kind)},
          {"game", day.exercise.game->id()},
          {"grade", day.exercise.grade},
          {"record", read_json(write_record(record_of(day.exercise, names)))}};
}

}  // namespace

Expected<ExitCode, UsageError> run_daily(const Arguments& arguments) {
  const auto given = arguments.values.find("date");
  const auto date =
      given == arguments.values.end() ? Expected<Date, std::string>(today()) : read_date(given->second);
  if (!date) {
    return UsageError{"--date: " + date.error()};
  }
  const auto days = number_of(arguments, "days", 1, 1);
  if (!days) {
    return days.error();
  }
  if (*days > kMostDays) {
    return UsageError{"--days is at most " + std::to_string(kMostDays)};
  }
  if (!is_date(later_by(*date, static_cast<int>(*days) - 1))) {
    return UsageError{"--days: the last day there is, is " + write_date(kLastDate)};
  }
  for (int i = 0; i < static_cast<int>(*days); ++i) {
    if (const auto day = exercise_of_day(later_by(*date, i))) {
      print(answer_of(*day));
    }
  }
  return kDone;
}

}  // namespace byways::cli
