// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace byways::app {

/// Gives the list rows that report the focus only if the list really has it; Qt's own rows always do. To be
/// called before the list is shown.
void tellRowsOf(QAbstractItemView* list);

}  // namespace byways::app
