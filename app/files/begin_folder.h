// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QString>

namespace byways::app {

/// The initial folder of a dialog that saves or opens a file: the first existing one of `last`, the folder
/// used last (may be empty), the system's folder for such files, its folder for documents, and the user's
/// home. A dialog that is given a folder that doesn't exist would begin wherever the program was started.
[[nodiscard]] QString folderToBeginIn(QStandardPaths::StandardLocation place, const QString& last = {});

}  // namespace byways::app
