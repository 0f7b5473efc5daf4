// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// Makes screen readers say `text` now: turn changes, refusals, results. `source` is the widget that shows
/// it.
void announce(QWidget* source, const QString& text);

}  // namespace byways::app
