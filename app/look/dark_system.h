// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace byways::app {

/// Whether the system prefers dark on Windows, where Qt doesn't report that before 6.5. Nothing if unknown.
/// Each call reads the system's settings.
[[nodiscard]] std::optional<bool> systemIsSetToDark();

}  // namespace byways::app
