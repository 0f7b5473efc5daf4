// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QThread>

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

// Files that others read can't be replaced meanwhile on Windows, and what looks for viruses reads every new
// one: for a moment, which is worth waiting for. So is another window of ours that reads the shelf.
QString writePatiently(const QString& path, const QByteArray& bytes, Readers readers) {
#ifdef Q_OS_WIN
  constexpr int kTries = 3;
  constexpr unsigned long kPause = 15;  // milliseconds; the window waits, too
#else
  constexpr int kTries = 1;
  constexpr unsigned long kPause = 0;
#endif
  for (int i = 1;; ++i) {
    QSaveFile file(path);
    QString problem = writeAll(file, bytes, readers);
    if (problem.isEmpty() || i == kTries) {
      return problem;
    }
    QThread::msleep(kPause);
  }
}

}  // namespace

QString whyNotOnWindows(const QString& name) {
  static const QRegularExpression device(
      QStringLiteral("^(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9\u00B9\u00B2\u00B3]) *(\\..*)?$"),
      QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression sign(QStringLiteral("[<>:\"/\\\\|?*\\x00-\\x1F]"));
  if (const QRegularExpressionMatch match = device.match(name); match.hasMatch()) {
    return Files::tr("Windows keeps the name “%1” for a device").arg(match.captured(1));
  }
  if (const QRegularExpressionMatch match = sign.match(name); match.hasMatch()) {
    return match.captured().front().isPrint()
               ? Files::tr("on Windows a file’s name can’t hold “%1”").arg(match.captured())
               : Files::tr("on Windows a file’s name can’t hold signs that nobody sees");
  }
  if (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' '))) {
    return Files::tr("on Windows a file’s name can’t end with a dot or a space");
  }
  return {};
}

QString writeFile(const QString& path, const QByteArray& bytes, Readers readers) {
  const QFileInfo info(path);
  if (const QString folder = info.absolutePath(); !QFileInfo(folder).isDir()) {
    return Files::tr("there is no folder “%1”").arg(QDir::toNativeSeparators(folder));
  }
#ifdef Q_OS_WIN
  if (QString problem = whyNotOnWindows(info.fileName()); !problem.isEmpty()) {
    return problem;
  }
#endif
  if (info.exists() && !info.isFile()) {
    return Files::tr("that is no ordinary file");
  }
  return writePatiently(path, bytes, readers);
}

QString saveFile(const QString& path, const QByteArray& bytes) {
  const QString problem = writeFile(path, bytes);
  return problem.isEmpty()
             ? QString()
             : Files::tr("“%1” can’t be written: %2.").arg(QDir::toNativeSeparators(path), problem);
}

void setAside(const QString& path) {
  QString aside = path + QStringLiteral(".damaged");
  for (int number = 2; QFileInfo::exists(aside); ++number) {
    aside = QStringLiteral("%1.damaged-%2").arg(path, QString::number(number));
  }
  QFile::rename(path, aside);
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
