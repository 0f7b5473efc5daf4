// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct Files {
  Q_DECLARE_TR_FUNCTIONS(Files)
};

// Has the bytes on the disk before the old file goes: QSaveFile does so too, but doesn't tell of what fails.
// Some systems of files can't do it, which is no failure. Answers what went wrong.
QString toDisk([[maybe_unused]] const QSaveFile& file) {
#ifdef Q_OS_UNIX
  if (::fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS) {
    return qt_error_string(errno);
  }
#endif
  return {};
}

QString writeAll(QSaveFile& file, const QByteArray& bytes, Readers readers) {
  if (!file.open(QIODevice::WriteOnly)) {
    return file.errorString();
  }
  if (readers == Readers::OnlyOwner) {
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  }
  // Small files lie in a buffer until they are flushed, and committing doesn't see that this has failed.
  if (file.write(bytes) != bytes.size() || !file.flush()) {
    return file.errorString();
  }
  if (QString problem = toDisk(file); !problem.isEmpty()) {
    return problem;
  }
  return file.commit() ? QString() : file.errorString();
}

}  // namespace

QString writeFile(const QString& path, const QByteArray& bytes, Readers readers) {
  const QFileInfo info(path);
  if (const QString folder = info.absolutePath(); !QFileInfo(folder).isDir()) {
    return Files::tr("there is no folder “%1”").arg(QDir::toNativeSeparators(folder));
  }
  if (info.exists() && !info.isFile()) {
    return Files::tr("that is no ordinary file");
  }
  QSaveFile file(path);
  return writeAll(file, bytes, readers);
}

QString saveFile(const QString& path, const QByteArray& bytes) {
  const QString problem = writeFile(path, bytes);
  return problem.isEmpty()
             ? QString()
             : Files::tr("“%1” can’t be written: %2.").arg(QDir::toNativeSeparators(path), problem);
}

FileRead readFile(const QString& path, qint64 most) {
  const QFileInfo info(path);
  if (info.isDir()) {
    return {{}, Files::tr("It’s a folder, not a file.")};
  }
  if (!info.exists()) {
    return {{}, Files::tr("It isn’t there any more, or never was.")};
  }
  if (!info.isFile()) {
    return {{}, Files::tr("It’s no ordinary file.")};
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return {{}, Files::tr("It can’t be read: %1").arg(file.errorString())};
  }
  return {file.read(most), {}};
}

}  // namespace byways::app
