// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Escapes a text for menus, buttons and field labels, where `&` marks the next letter as a shortcut.
/// Everywhere else texts are literal anyway (LookStyle).
[[nodiscard]] QString literal(QString text);

}  // namespace byways::app
