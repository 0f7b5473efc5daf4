// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace byways::app {

/// Opens a modal dialog, waits until it is closed, and returns its result. No other function runs a nested
/// event loop. Anything may happen meanwhile, so code that would remove what the dialog is about has to check
/// isDialogRunning first.
int runDialog(QDialog& dialog);

/// Whether a dialog is open in runDialog.
[[nodiscard]] bool isDialogRunning();

}  // namespace byways::app
