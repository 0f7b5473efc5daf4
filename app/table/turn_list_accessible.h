// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace byways::app {

/// Gives the list accessible rows that report the focus only if the list has it; with Qt's own rows, one
/// always reports it. To be called before the list is shown.
void tellRowsOf(QAbstractItemView* list);

}  // namespace byways::app
