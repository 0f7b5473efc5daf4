// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// A default name for the user: the full name or login name in the system. Empty if that isn't a person's
/// name, such as "admin".
[[nodiscard]] QString ownName();

}  // namespace byways::app
