// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <string>

#include "engine/courses.h"

namespace byways::app {

class Progress;

/// A text of a lesson in the current language.
[[nodiscard]] QString lessonText(const std::string& text);

/// The number of a lesson within its course, from 1.
[[nodiscard]] int lessonNumber(const lessons::Lesson& lesson);
/// The step at which an unfinished lesson was left, from 0; 0 for any other lesson.
[[nodiscard]] int stepIn(const Progress& progress, const lessons::Lesson& lesson);
/// The lesson to continue with: the first one in progress; if there is none, the first that isn't done; if
/// all are done, the first. Precondition: the course has lessons.
[[nodiscard]] const lessons::Lesson& nextLesson(const Progress& progress, const Course& course);
/// The courses that teach a rule set, in the order of `courses()`.
[[nodiscard]] QList<const Course*> coursesOf(const Game& game);
/// The course that a lesson belongs to. Precondition: it is one of `courses()`.
[[nodiscard]] const Course& courseOf(const lessons::Lesson& lesson);

}  // namespace byways::app
