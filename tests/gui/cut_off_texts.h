// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace byways::app::test {

/// What people could not read in a window as it stands: texts that have less room than they need, and widgets
/// of one parent that lie over each other. A line for each, with the widget's name and its text.
[[nodiscard]] QStringList cutOffTexts(QWidget& window);

/// What people at a table need all the time and would have to scroll for: what is to be done, the primary
/// button, the buttons of a lesson or problem, three rows of the list of turns. And scrolling parts that
/// don't show that there is more below. A line for each.
[[nodiscard]] QStringList outOfSight(QWidget& window);

}  // namespace byways::app::test
