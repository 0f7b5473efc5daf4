// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// What the person before this computer may be called, until they say it: the name by which they are known to
/// the system. Empty if that names nobody, as "admin" does.
[[nodiscard]] QString ownName();

}  // namespace byways::app
