// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/core/expected.h"
#include "engine/lessons/lesson.h"

namespace byways::lessons {

/// Parses a lesson from any bytes (docs/lessons.md). The error says what is wrong, and where. Whether the
/// lesson makes sense is checked by check_lesson.
[[nodiscard]] Expected<Lesson, std::string> read_lesson(std::string_view id, std::string_view bytes);

}  // namespace byways::lessons
