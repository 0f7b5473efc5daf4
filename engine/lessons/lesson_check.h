// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/lessons/lesson.h"

namespace byways::lessons {

/// The turn that a computer player holds best for a seat, as the record writes it.
using Adviser = std::function<std::string(const Timeline& timeline, Seat seat)>;

/// What is wrong with a lesson, as sentences with the number of the step; empty if it is sound
/// (docs/lessons.md, "What is checked"). Without an adviser nobody is asked whether a turn is the best.
[[nodiscard]] std::vector<std::string> check_lesson(const Lesson& lesson, const Vocabulary& vocabulary,
                                                    const Adviser& adviser);

}  // namespace byways::lessons
