// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace byways::app {

/// Whether the system is set to dark, where Qt before 6.5 doesn't tell: on Windows. Nothing if it doesn't
/// say, or isn't asked. Asks the system.
[[nodiscard]] std::optional<bool> systemIsSetToDark();

}  // namespace byways::app
