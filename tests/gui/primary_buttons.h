// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace byways::app::test {

/// The names of the buttons in a window that look most wanted, as far as they can be seen.
[[nodiscard]] QStringList primaryButtons(const QWidget& window);

}  // namespace byways::app::test
