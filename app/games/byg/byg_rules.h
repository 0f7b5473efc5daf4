// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Byg's rules page as rich text with "board:" pictures, in the language of the moment.
[[nodiscard]] QString bygRules();

}  // namespace byways::app
