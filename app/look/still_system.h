// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// Whether the system's settings ask programs for less motion. Asks the system, so call it once.
[[nodiscard]] bool systemAsksForStillness();

}  // namespace byways::app
