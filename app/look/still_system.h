// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// Whether the system's settings ask for reduced motion. Reads files, so call it once.
[[nodiscard]] bool systemPrefersReducedMotion();

}  // namespace byways::app
