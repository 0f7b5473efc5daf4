// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace byways::app {

/// Gives the list accessible rows, one of which reports the focus only while the list has the focus. Of Qt's
/// own rows, one always reports it. To be called before the list is shown.
void tellRowsOf(QAbstractItemView* list);

}  // namespace byways::app
