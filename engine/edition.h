// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/date.h"
#include "engine/exercise.h"

// The stock from which daily exercises are drawn: the files of days/ (days/README.md).

namespace byways {

inline constexpr int kGrades = 5;    ///< the number of grades; grades are numbered from 1
inline constexpr int kWeekdays = 7;  ///< from Monday

/// The exercises of one family. The strands of an edition take turns, day by day.
struct Strand {
  std::string family;                                 ///< see family_of
  std::array<std::vector<Exercise>, kGrades> grades;  ///< [0] is grade 1; none is empty
};

/// A stock that never changes, so that past days don't change either.
struct Edition {
  /// With more strands than this, some wouldn't come up in every period of 28 days.
  static constexpr std::size_t kMostStrands = 14;

  int number = 1;                      ///< from 1
  Date from{};                         ///< the first day that uses it
  std::array<int, kWeekdays> curve{};  ///< the grade of each weekday, Monday first
  std::vector<Strand> strands;         ///< their number isn't a multiple of 7, so each meets every weekday
};

/// Reads a file of days/, or says in English what is wrong with it: its form, an unknown exercise, or
/// something that Edition requires.
[[nodiscard]] Expected<Edition, std::string> read_edition(std::string_view json);

/// All editions, oldest first.
[[nodiscard]] const std::vector<Edition>& editions();

/// A file of days/ as it is built in: its name and text.
struct EditionText {
  std::string name;
  std::string text;
};
[[nodiscard]] const std::vector<EditionText>& edition_texts();

}  // namespace byways
