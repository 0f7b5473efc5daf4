// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/lessons/lesson.h"

namespace byways::lessons {

/// The turn that a computer player considers best for a seat, as the record writes it.
using Adviser = std::function<std::string(const Timeline& timeline, Seat seat)>;

/// The problems of a lesson, as sentences with the number of the step; empty if it is valid (docs/lessons.md,
/// "What is checked"). Without an adviser, "best" isn't checked.
[[nodiscard]] std::vector<std::string> check_lesson(const Lesson& lesson, const Vocabulary& vocabulary,
                                                    const Adviser& adviser);

}  // namespace byways::lessons
