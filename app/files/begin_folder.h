// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QString>

namespace byways::app {

/// The initial folder of a dialog that saves or opens a file: the first one that exists of `last` (the folder
/// used last; may be empty), the system's folder `place`, its folder for documents, and the user's home. If
/// the folder didn't exist, the dialog would begin wherever the program was started.
[[nodiscard]] QString folderToBeginIn(QStandardPaths::StandardLocation place, const QString& last = {});

}  // namespace byways::app
