// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;

namespace byways::app {

/// Lets Enter press the button while it has the keyboard, as Space does. Elsewhere in the window Enter ends
/// turns.
void pressByEnter(QPushButton* button);

}  // namespace byways::app
