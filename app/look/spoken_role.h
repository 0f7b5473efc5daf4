// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

#include <functional>

class QWidget;

namespace byways::app {

/// Tells screen readers the role of a custom widget, which they would otherwise take for a container, and
/// what pressing it does; without `press` it can't be pressed. A second call replaces the first. The name is
/// the widget's accessibleName. Call this in the widget's constructor; its class needs its own Q_OBJECT.
void setSpokenRole(QWidget* widget, QAccessible::Role role, std::function<void()> press = {});

}  // namespace byways::app
