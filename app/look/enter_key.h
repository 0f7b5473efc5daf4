// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;

namespace byways::app {

/// Lets Enter press the button while it has the keyboard, as Space does. Elsewhere in the window Enter ends
/// turns, and in a dialog it closes it.
void pressByEnter(QAbstractButton* button);

}  // namespace byways::app
