// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace byways::app {

/// A key or a combination of keys as the keyboard shows it, in the current language: "Strg+Z".
[[nodiscard]] QString keyText(const QKeySequence& keys);

/// The shortcut that the program shows for redo. Other common shortcuts for redo work as well.
[[nodiscard]] QKeySequence redoKey();

}  // namespace byways::app
