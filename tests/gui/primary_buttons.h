// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace byways::app::test {

/// The names of the visible primary buttons in a window.
[[nodiscard]] QStringList primaryButtons(const QWidget& window);

}  // namespace byways::app::test
