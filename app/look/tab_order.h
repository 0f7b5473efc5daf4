// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace byways::app {

/// Makes the Tab order of a part of a window follow its layouts, which are in reading order. Qt's default is
/// the order of creation. To be called when all widgets exist.
void setTabOrderAsLaidOut(QWidget* part);

/// Makes the order in which screen readers visit the direct children of a part of a window follow its
/// layouts, too. Precondition: the children don't overlap.
void setReadingOrderAsLaidOut(QWidget* part);

}  // namespace byways::app
