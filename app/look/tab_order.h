// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace byways::app {

/// Lets Tab go through a part of a window in the order of its layouts, which is the order of reading.
/// Otherwise widgets that are made later come last, wherever they lie. To be called when all of them exist.
void setTabOrderAsLaidOut(QWidget* part);

/// Lets a screen reader go through the widgets that lie directly on a part of a window in that order, too.
/// Precondition: they don't lie over one another.
void setReadingOrderAsLaidOut(QWidget* part);

}  // namespace byways::app
