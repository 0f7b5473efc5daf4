// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/save_file.h"

#include <QDir>
#include <QSaveFile>

#include "app/library/library.h"

namespace byways::app {

QString saveFile(const QString& path, const QByteArray& bytes) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
    return Library::tr("“%1” can't be written: %2").arg(QDir::toNativeSeparators(path), file.errorString());
  }
  return {};
}

}  // namespace byways::app
