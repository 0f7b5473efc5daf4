// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// Makes screen readers say `text` at once: that the turn has changed, for example, a refusal or a result.
/// `source` is the widget that shows `text`.
void announce(QWidget* source, const QString& text);

}  // namespace byways::app
