// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QStringList>
#include <QWidget>

namespace byways::app::test {

/// The accessibility faults of a window in its current state, one a line. Whatever can be focused or acted on
/// must have a plain name, a role of its own and a position inside the window; nothing may appear twice in a
/// row; decoration must not be focusable.
[[nodiscard]] QStringList accessibleFaults(QWidget& window);

/// The widgets that Tab visits in the window, once around, starting with the one that gets the focus first.
/// Leaves the focus on the last one.
[[nodiscard]] QList<QWidget*> tabChain(QWidget& window);

/// Faults in the Tab order of a window, one a line. What is checked:
/// - Everything that a mouse can act on is visited, except the unchecked buttons of an exclusive group and
///   the buttons of a Stepper, which have arrow keys, and tool bars and title bars of docks, which only
///   repeat what menus offer.
/// - The order is the reading order. For two successive widgets, take the children of their nearest common
///   parent that contain them: the second must not lie entirely above the first, nor beside it on the side
///   where reading begins. The order may go back like this only once, from the end of the window to its
///   beginning. The edge of the table's panel isn't part of this check, since it comes last wherever it lies.
/// - Shift+Tab visits the same widgets backwards.
/// - The focus is visible: a focused widget looks different.
[[nodiscard]] QStringList tabFaults(QWidget& window);

/// Faults in the texts of a menu.
[[nodiscard]] QStringList menuFaults(QMenu& menu);

/// A description of a widget for reports: class, object name and accessible name.
[[nodiscard]] QString nameForReport(const QWidget& widget);

}  // namespace byways::app::test
