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

// The stock from which the exercises of days are drawn: the files of days/, which days/README.md describes.

namespace byways {

inline constexpr int kGrades = 5;    ///< of exercises, from 1
inline constexpr int kWeekdays = 7;  ///< from Monday

/// Exercises of one family that take turns with those of the others.
struct Strand {
  std::string family;                                 ///< see family_of
  std::array<std::vector<Exercise>, kGrades> grades;  ///< at [0] those of grade 1; none is empty
};

/// A stock that never changes, so that its days don't.
struct Edition {
  /// So that each strand comes up at least once in any 28 days.
  static constexpr std::size_t kMostStrands = 14;

  int number = 1;                      ///< from 1
  Date from{};                         ///< the first day that is drawn from it
  std::array<int, kWeekdays> curve{};  ///< the grade of each weekday, Monday first
  std::vector<Strand> strands;         ///< their number is no multiple of 7
};

/// Reads such a file, or says in English what is wrong with it: its form, an exercise that isn't there, or
/// what Edition asks for.
[[nodiscard]] Expected<Edition, std::string> read_edition(std::string_view json);

/// Every edition, the first one first.
[[nodiscard]] const std::vector<Edition>& editions();

/// A file of days/ as it lies in the program: its name and its text.
struct EditionText {
  std::string name;
  std::string text;
};
[[nodiscard]] const std::vector<EditionText>& edition_texts();

}  // namespace byways
