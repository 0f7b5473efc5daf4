// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The text with places to break where a word, such as a player's name, is too long for a narrow column. Only
/// for showing.
[[nodiscard]] QString breakable(const QString& text);

}  // namespace byways::app
