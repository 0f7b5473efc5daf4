// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// Makes screen readers say `text` now, a change of turn, a refusal or a result. `source` is the widget that
/// shows the text.
void announce(QWidget* source, const QString& text);

}  // namespace byways::app
