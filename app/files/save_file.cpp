// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct Files {
  Q_DECLARE_TR_FUNCTIONS(Files)
};

constexpr auto kLock = ".lock";
constexpr auto kPart = ".byways-%1.part";  // appended to the name of the final file

// Makes the system write the file to the disk; returns what went wrong. That a file system can't do this
// isn't an error.
QString toDisk([[maybe_unused]] const QFile& file) {
#ifdef Q_OS_UNIX
  if (::fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS) {
    return qt_error_string(errno);
  }
#endif
  return {};
}

std::filesystem::path nativePath(const QString& path) {
#ifdef Q_OS_WIN
  return path.toStdWString();
#else
  return QFile::encodeName(path).toStdString();
#endif
}

// A temporary file beside the one that it replaces at the end; deleted if it doesn't get there. Like
// QSaveFile, but with a name that can't be mistaken for a user's file.
class PartFile {
 public:
  explicit PartFile(const QString& path)
      : target_(path),
        file_(path + QString::fromLatin1(kPart).arg(QRandomGenerator::global()->generate64(), 16, 16,
                                                    QLatin1Char('0'))) {}
  ~PartFile() {
    if (file_.isOpen()) {
      file_.close();
      file_.remove();
    }
  }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  // Writes the file and replaces the other one; returns what went wrong.
  [[nodiscard]] QString write(const QByteArray& bytes, Readers readers) {
    constexpr QFileDevice::Permissions kOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const bool isOpen = readers == Readers::OnlyOwner
                            ? file_.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwner)
                            : file_.open(QIODevice::WriteOnly | QIODevice::NewOnly);
    if (!isOpen) {
      return file_.errorString();
    }
    if (const QFileInfo there(target_); readers == Readers::Usual && there.exists()) {
      file_.setPermissions(there.permissions());
    }
    // On a full disk the first write may succeed in part; only the next write reports the error.
    for (qint64 written = 0; written < bytes.size();) {
      const qint64 more = file_.write(bytes.constData() + written, bytes.size() - written);
      if (more <= 0) {
        return file_.errorString();
      }
      written += more;
    }
    // Small files stay in a buffer until they are flushed.
    if (!file_.flush()) {
      return file_.errorString();
    }
    if (QString problem = toDisk(file_); !problem.isEmpty()) {
      return problem;
    }
    file_.close();
    if (file_.error() != QFileDevice::NoError) {
      QString problem = file_.errorString();
      file_.remove();
      return problem;
    }
    std::error_code error;
    std::filesystem::rename(nativePath(file_.fileName()), nativePath(target_), error);
    if (error) {
      file_.remove();
      return QString::fromLocal8Bit(error.message().c_str());
    }
    return {};
  }

 private:
  QString target_;
  QFile file_;
};

// On Windows a file can't be replaced while others read it, and virus scanners or another window of this
// program briefly read every new file. So this tries again for a moment.
QString writePatiently(const QString& path, const QByteArray& bytes, Readers readers) {
#ifdef Q_OS_WIN
  constexpr int kTries = 3;
  constexpr std::chrono::milliseconds kPause(15);  // the window waits, too
#else
  constexpr int kTries = 1;
  constexpr std::chrono::milliseconds kPause(0);
#endif
  // A symbolic link isn't replaced by a file: its target is written.
  const QFileInfo info(path);
  const QString target = info.isSymLink() ? info.symLinkTarget() : path;
  for (int i = 1;; ++i) {
    QString problem = PartFile(target).write(bytes, readers);
    if (problem.isEmpty() || i == kTries) {
      return problem;
    }
    std::this_thread::sleep_for(kPause);
  }
}

}  // namespace

QString whyNotOnWindows(const QString& name) {
  static const QRegularExpression device(
      QStringLiteral("^(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9\u00B9\u00B2\u00B3]) *(\\..*)?$"),
      QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression sign(QStringLiteral("[<>:\"/\\\\|?*\\x00-\\x1F]"));
  if (const QRegularExpressionMatch match = device.match(name); match.hasMatch()) {
    return Files::tr("Windows reserves the name “%1” for a device").arg(match.captured(1));
  }
  if (const QRegularExpressionMatch match = sign.match(name); match.hasMatch()) {
    return match.captured().front().isPrint()
               ? Files::tr("on Windows a file’s name can’t hold “%1”").arg(match.captured())
               : Files::tr("on Windows a file’s name can’t hold invisible characters");
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
    return Files::tr("that isn’t a regular file");
  }
  return writePatiently(path, bytes, readers);
}

QString tooMuchToReadAgain() { return Files::tr("it is too large to be read back"); }

QString saveFile(const QString& path, const QByteArray& bytes) {
  const QString problem = writeFile(path, bytes);
  return problem.isEmpty()
             ? QString()
             : Files::tr("“%1” can’t be written: %2.").arg(QDir::toNativeSeparators(path), problem);
}

void clearLeftovers(const QString& folder) {
  static const QRegularExpression part(QStringLiteral("^(.+)\\.byways-[0-9a-f]{16}\\.part$"));
  const QDir dir(folder);
  const QStringList files = dir.entryList(QDir::Files | QDir::Hidden);
  for (const QString& name : files) {
    const QString path = dir.filePath(name);
    const QRegularExpressionMatch match = part.match(name);
    const QString lockOf = match.hasMatch() ? dir.filePath(match.captured(1)) + QLatin1String(kLock)
                           : name.endsWith(QLatin1String(kLock)) ? path
                                                                 : QString();
    if (lockOf.isEmpty()) {
      continue;
    }
    // A running program holds its lock, so tryLock fails. Taking a stale lock and releasing it removes the
    // lock file. A file that isn't a lock stays.
    QLockFile lock(lockOf);
    lock.setStaleLockTime(0);
    if (lock.tryLock(0)) {
      if (match.hasMatch()) {
        QFile::remove(path);
      }
    } else if (QFileInfo(path).size() == 0 && !match.hasMatch()) {
      static_cast<void>(lock.removeStaleLockFile());  // left by a program that died while creating it
    }
  }
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
    return {{}, Files::tr("File not found.")};
  }
  if (!info.isFile()) {
    return {{}, Files::tr("It isn’t a regular file.")};
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return {{}, Files::tr("It can’t be read: %1").arg(file.errorString())};
  }
  // read() allocates as much as it is asked for, so this asks only for the file's size. Some system files
  // report a size of 0 although they have content.
  const qint64 size = file.size();
  return {file.read(size > 0 ? std::min(size, most) : most), {}};
}

}  // namespace byways::app
