// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/lessons/lesson.h"

// The courses that come with the program: the files of resources/lessons (docs/lessons.md).

namespace byways {

/// The rule set's own words for lessons; empty if it has none. Lives as long as the program.
[[nodiscard]] const lessons::Vocabulary& lesson_words_of(const Game& game);

/// The lessons of one course, from the first to the last.
struct Course {
  std::string id;     ///< "byg", "trypsylon-expert"
  std::string title;  ///< the title of the rule set or of its variant, never translated
  std::vector<lessons::Lesson> lessons;
};

/// All courses, in the order of the shelf. A lesson that repeats another one is a full copy of it with its
/// own id. Malformed lessons are left out; tests look for these.
[[nodiscard]] const std::vector<Course>& courses();

/// The ids of a rule set's lessons, course by course as in courses(). A lesson that repeats another one is
/// listed under the id of the other lesson. Quick, since only courses() reads whole lessons.
[[nodiscard]] std::vector<std::string> lesson_ids_of(const Game& game);

/// The lesson with the id `id` ("byg/3"); null if there is none.
[[nodiscard]] const lessons::Lesson* find_lesson(std::string_view id);
/// The course with the id `id`; null if there is none.
[[nodiscard]] const Course* find_course(std::string_view id);

/// A lesson as it is built in: its id and the text of its file.
struct LessonText {
  std::string id;
  std::string text;
};
[[nodiscard]] const std::vector<LessonText>& lesson_texts();

}  // namespace byways
