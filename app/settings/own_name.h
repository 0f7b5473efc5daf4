// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// A default name for the user: the system's full or login name. Empty if it isn't a person's, such as
/// "admin".
[[nodiscard]] QString ownName();

}  // namespace byways::app
