// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;

namespace byways::app {

/// Makes a button the one that is most likely wanted next, or one like all others. A window at the table has
/// one of them at a time.
void setPrimary(QPushButton& button, bool isPrimary);

}  // namespace byways::app
