// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QString>

namespace byways::app {

/// The folder in which a dialog that saves or opens something begins: the first that is there of `last`,
/// where people were last (may be empty), the place that the system has for such files, its place for
/// documents, and the user's own folder. A dialog that is sent to a folder that isn't there begins wherever
/// the program was started.
[[nodiscard]] QString folderToBeginIn(QStandardPaths::StandardLocation place, const QString& last = {});

}  // namespace byways::app
