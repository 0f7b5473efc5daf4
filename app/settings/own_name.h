// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// A default name for the user: the login name with a capital first letter. Empty if there is none, or if it
/// isn't a person's name, such as "admin".
[[nodiscard]] QString ownName();

}  // namespace byways::app
