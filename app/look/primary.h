// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;

namespace byways::app {

/// Makes a button the primary one, the most likely next choice, or an ordinary one. A window has one primary
/// button at a time.
void setPrimary(QPushButton& button, bool isPrimary);

}  // namespace byways::app
