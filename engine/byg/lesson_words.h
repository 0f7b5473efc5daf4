// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/vocabulary.h"

namespace byways::byg {

/// The words of its own that lessons may use: docs/lessons.md.
[[nodiscard]] const lessons::Vocabulary& lesson_words();

}  // namespace byways::byg
