// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/vocabulary.h"

namespace byways::highway {

/// The rule set's own words for lessons: docs/lessons.md.
[[nodiscard]] const lessons::Vocabulary& lesson_words();

}  // namespace byways::highway
