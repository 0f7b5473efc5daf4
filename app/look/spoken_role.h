// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

#include <functional>

class QWidget;

namespace byways::app {

/// Tells screen readers the role of a custom widget, which they would otherwise take for a container, and
/// what pressing it does. Without `press`, the widget can't be pressed. A second call replaces the first. The
/// spoken name is the widget's accessibleName. To be called in the widget's constructor; its class needs its
/// own Q_OBJECT.
void setSpokenRole(QWidget* widget, QAccessible::Role role, std::function<void()> press = {});

}  // namespace byways::app
