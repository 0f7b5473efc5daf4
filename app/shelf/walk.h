// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace byways::app {

/// The widget of `others` that an arrow key leads to from `from`: the nearest one in that direction. Null if
/// there is none. All are children of the same parent.
[[nodiscard]] QWidget* nearest(const QWidget& from, const QWidgetList& others, Qt::Key arrow);

}  // namespace byways::app
