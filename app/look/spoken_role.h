// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

#include <functional>

class QWidget;

namespace byways::app {

/// Tells a screen reader what a widget of our own is, which otherwise would count as a mere container, and
/// what pressing it does; without `press` it can't be pressed. Calling it again replaces what was said
/// before. The name is the widget's accessibleName. To be called by the widget's own constructor; its class
/// must be a Q_OBJECT of its own.
void setSpokenRole(QWidget* widget, QAccessible::Role role, std::function<void()> press = {});

}  // namespace byways::app
