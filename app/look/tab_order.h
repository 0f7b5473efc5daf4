// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace byways::app {

/// Has Tab go through a part of a window as its layouts lie, which is how one reads it. Widgets that are made
/// later otherwise come last, wherever they lie. To be called when all are there.
void setTabOrderAsLaidOut(QWidget* part);

}  // namespace byways::app
