// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace byways::app::test {

/// What people can't read in a window: texts with less room than they need, and overlapping widgets of the
/// same parent. One line each, with the widget's name and its text.
[[nodiscard]] QStringList cutOffTexts(QWidget& window);

/// What players need all the time but would have to scroll for: the task, the primary button, the buttons of
/// a lesson or problem, a row of the turn list. Also scroll areas that don't show that there is more
/// below. One line each.
[[nodiscard]] QStringList outOfSight(QWidget& window);

/// Parts of the table's panel that overlap or are outside the window, one line each.
[[nodiscard]] QStringList squeezedParts(const QWidget& window);

}  // namespace byways::app::test
