// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The text so that menus, buttons and the labels of fields show every letter of it: there a `&` marks the
/// key of the letter behind it. Everywhere else texts are literal by themselves (LookStyle).
[[nodiscard]] QString literal(QString text);

}  // namespace byways::app
