// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Escapes a text for menus, buttons and field labels, where `&` makes the next letter a shortcut. No other
/// widget interprets texts, because of LookStyle.
[[nodiscard]] QString literal(QString text);

}  // namespace byways::app
