// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/vocabulary.h"

namespace byways::overpass {

/// The words for lessons of Over-Pass, Groups-of-Three, Mono-Line and Full House: docs/lessons.md. Each rule
/// set has only the words that apply to it.
[[nodiscard]] const lessons::Vocabulary& lesson_words();

}  // namespace byways::overpass
