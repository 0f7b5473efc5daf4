// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/lessons/lesson.h"

// The courses that come with the program: the files of resources/lessons, which docs/lessons.md describes.

namespace byways {

/// What a game adds to the words of lessons; nothing for a game without words of its own. Lives as long as
/// the program.
[[nodiscard]] const lessons::Vocabulary& lesson_words_of(const Game& game);

/// The lessons of one course, from the first to the last.
struct Course {
  std::string id;     ///< "byg", "trypsylon-expert"
  std::string title;  ///< the publisher's name of what it teaches: never translated
  std::vector<lessons::Lesson> lessons;
};

/// All of them, in the order of the shelf. A lesson that is the same as another one has all that this has but
/// its own id. Lessons whose form is wrong are not among them; tests look for those.
[[nodiscard]] const std::vector<Course>& courses();

/// The lesson of that id ("byg/3"); null if there is none.
[[nodiscard]] const lessons::Lesson* find_lesson(std::string_view id);
/// The course of that id; null if there is none.
[[nodiscard]] const Course* find_course(std::string_view id);

/// A lesson as it lies in the program: its id, and its file's text.
struct LessonText {
  std::string id;
  std::string text;
};
[[nodiscard]] const std::vector<LessonText>& lesson_texts();

}  // namespace byways
