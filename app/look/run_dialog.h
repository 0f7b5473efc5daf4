// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace byways::app {

/// Opens a dialog over its window, waits until it is closed, and returns its result. This is the only place
/// where the program waits so: meanwhile anything else may happen. So the dialog belongs to the window from
/// then on, as what is on it may go, and isDialogRunning holds back what would take away the thing that the
/// dialog is about.
int runDialog(QDialog& dialog);

/// Whether somebody waits in runDialog.
[[nodiscard]] bool isDialogRunning();

}  // namespace byways::app
