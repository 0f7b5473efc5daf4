// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

#include <functional>

namespace byways::app {

class Look;

/// Greys a button without taking it away: it keeps the focus, and whoever presses it, by mouse, touch, keys
/// or screen reader, is told why nothing comes of it, in a bubble at the button and aloud. Without a reason
/// it can be pressed again. `tell` says it instead of the bubble. `look` must outlive the button.
void setWhyNot(QAbstractButton* button, const QString& why, const Look& look,
               std::function<void()> tell = {});

/// Presses a button as a click does, for whatever stands for it; says why not where nothing would come of it.
void pressOrSayWhyNot(QAbstractButton* button);

}  // namespace byways::app
