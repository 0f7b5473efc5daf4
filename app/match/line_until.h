// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/core/timeline.h"

namespace byways::app {

/// A copy of the line that has only the first `cursor` steps, so that there is nothing to redo. Precondition:
/// cursor <= timeline.length().
[[nodiscard]] Timeline lineUntil(const Timeline& timeline, std::size_t cursor);

}  // namespace byways::app
