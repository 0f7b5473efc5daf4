// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace byways::app::test {

/// What people could not read in a window as it stands: texts that have less room than they need, and widgets
/// of one parent that lie over each other. A line for each, with the widget's name and its text.
[[nodiscard]] QStringList cutOffTexts(QWidget& window);

}  // namespace byways::app::test
