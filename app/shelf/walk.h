// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace byways::app {

/// The widget of `others` that is nearest to `from` in the direction of an arrow key; null if there is none.
/// All widgets are children of the same parent.
[[nodiscard]] QWidget* nearest(const QWidget& from, const QWidgetList& others, Qt::Key arrow);

}  // namespace byways::app
