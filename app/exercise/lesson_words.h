// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

#include "engine/courses.h"

namespace byways::app {

/// A text of a lesson in the language of the window.
[[nodiscard]] QString lessonText(const std::string& text);

/// The number of a lesson within its course, from 1.
[[nodiscard]] int lessonNumber(const lessons::Lesson& lesson);
/// The course that a lesson belongs to. Precondition: it is one of `courses()`.
[[nodiscard]] const Course& courseOf(const lessons::Lesson& lesson);

}  // namespace byways::app
