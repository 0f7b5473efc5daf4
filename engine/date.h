// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "engine/core/expected.h"

namespace byways {

/// A day of the calendar, without time or time zone.
using Date = std::chrono::year_month_day;

/// The first and the last valid date.
inline constexpr Date kFirstDate{std::chrono::year(1), std::chrono::January, std::chrono::day(1)};
inline constexpr Date kLastDate{std::chrono::year(9999), std::chrono::December, std::chrono::day(31)};

/// Whether `date` is a day of the calendar from kFirstDate to kLastDate.
[[nodiscard]] constexpr bool is_date(const Date& date) {
  return date.ok() && date >= kFirstDate && date <= kLastDate;
}

/// Reads "2026-11-26", or says in English what is wrong with it.
[[nodiscard]] Expected<Date, std::string> read_date(std::string_view text);

/// The date as "2026-11-26". Precondition: is_date(date).
[[nodiscard]] std::string write_date(const Date& date);

/// Days since Monday, 5 January 1970; negative for earlier dates. Precondition: is_date(date).
[[nodiscard]] constexpr int day_number(const Date& date) {
  constexpr std::chrono::days kFirstMonday{4};
  return static_cast<int>((std::chrono::sys_days(date).time_since_epoch() - kFirstMonday).count());
}

/// The date `days` days later; may be outside the valid range. Precondition: is_date(date).
[[nodiscard]] constexpr Date later_by(const Date& date, int days) {
  return {std::chrono::sys_days(date) + std::chrono::days(days)};
}

}  // namespace byways
