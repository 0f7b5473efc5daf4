// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/vocabulary.h"

namespace byways::overpass {

/// The words that lessons of Over-Pass, Groups-of-Three, Mono-Line and Full House may use: docs/lessons.md.
/// Each game knows its own only.
[[nodiscard]] const lessons::Vocabulary& lesson_words();

}  // namespace byways::overpass
