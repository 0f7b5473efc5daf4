// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/date.h"

#include <algorithm>

#include "engine/core/refusal.h"

namespace byways {

Expected<Date, std::string> read_date(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00";
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const bool has_form = text.size() == kForm.size() &&
                        std::equal(text.begin(), text.end(), kForm.begin(),
                                   [&](char c, char form) { return form == '0' ? is_digit(c) : c == form; });
  if (!has_form) {
    return "a date is written like 2026-11-26, not \"" + shorten(text) + "\"";
  }
  const auto number = [text](std::size_t first, std::size_t digits) {
    int value = 0;
    for (const char c : text.substr(first, digits)) {
      value = 10 * value + (c - '0');
    }
    return value;
  };
  const Date date(std::chrono::year(number(0, 4)), std::chrono::month(static_cast<unsigned>(number(5, 2))),
                  std::chrono::day(static_cast<unsigned>(number(8, 2))));
  if (!is_date(date)) {
    return "there is no day " + std::string(text);
  }
  return date;
}

std::string write_date(const Date& date) {
  const auto digits = [](unsigned value, std::size_t width) {
    std::string written = std::to_string(value);
    written.insert(0, width - std::min(width, written.size()), '0');
    return written;
  };
  return digits(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
         digits(static_cast<unsigned>(date.month()), 2) + '-' + digits(static_cast<unsigned>(date.day()), 2);
}

}  // namespace byways
