// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace byways::app {

/// A key or a combination of keys as it stands on the keyboard, in the language of the moment: "Strg+Z".
[[nodiscard]] QString keyText(const QKeySequence& keys);

}  // namespace byways::app
