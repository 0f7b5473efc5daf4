// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace byways::app {

/// Whether the system prefers dark, where Qt before 6.5 doesn't say so: on Windows. Nothing if unknown. Reads
/// the system's settings at each call.
[[nodiscard]] std::optional<bool> systemIsSetToDark();

}  // namespace byways::app
