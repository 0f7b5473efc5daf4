// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/begin_folder.h"

#include <QDir>
#include <QFileInfo>

namespace byways::app {

QString folderToBeginIn(QStandardPaths::StandardLocation place, const QString& last) {
  const QStringList folders{last, QStandardPaths::writableLocation(place),
                            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
  for (const QString& folder : folders) {
    if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
      return folder;
    }
  }
  return QDir::homePath();
}

}  // namespace byways::app
