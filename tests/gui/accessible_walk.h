// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QStringList>
#include <QWidget>

namespace byways::app::test {

/// What a screen reader would stumble over in a window as it stands, a line for each: what can be focused or
/// acted on must have a name in plain words, a role of its own and a place inside the window; nothing may be
/// there twice beside each other; decoration must not take the focus.
[[nodiscard]] QStringList accessibleFaults(QWidget& window);

/// The widgets that Tab visits in the window, once around, from the one that it visits first when nothing has
/// the focus yet. Leaves the focus on the last of them.
[[nodiscard]] QList<QWidget*> tabChain(QWidget& window);

/// What is wrong with the way of Tab through a window, a line for each:
/// - Everything that a mouse can act on is visited, except one of a group of which only the chosen one is
///   (arrow keys do the rest), the buttons of a Stepper (its number does the same by arrow keys), and tool
///   bars and title bars of docks, which only repeat what menus offer.
/// - It goes on in reading order. Of two widgets visited one after the other take the parts of their nearest
///   common parent that they lie in: the second part must not lie wholly above the first, nor beside it on
///   the side where reading begins. Only once around, from the end to the beginning, is it allowed to. The
///   edge of the table's panel comes last wherever it lies.
/// - Shift+Tab goes the same way back.
/// - The focus can be seen: a widget that has it looks different.
[[nodiscard]] QStringList tabFaults(QWidget& window);

/// What is wrong with a menu's texts.
[[nodiscard]] QStringList menuFaults(QMenu& menu);

/// A widget for people who read a report: class, object name and accessible name.
[[nodiscard]] QString nameForReport(const QWidget& widget);

}  // namespace byways::app::test
