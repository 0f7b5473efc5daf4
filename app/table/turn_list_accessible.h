// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace byways::app {

/// Lets a screen reader find rows of which only the one that really has the keys says so. Qt's own rows say
/// that they have the focus wherever it is. To be called before the list is shown.
void tellRowsOf(QAbstractItemView* list);

}  // namespace byways::app
