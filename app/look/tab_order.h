// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace byways::app {

/// Makes the Tab order of a part of a window follow its layouts, which are in reading order. Qt's default is
/// the order of creation. To be called when all widgets exist.
void setTabOrderAsLaidOut(QWidget* part);

/// Makes screen readers visit the direct children of a part of a window in the order of its layouts. Doesn't
/// change the Tab order. Precondition: the children don't overlap.
void setReadingOrderAsLaidOut(QWidget* part);

}  // namespace byways::app
