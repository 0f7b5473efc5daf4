// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/trash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/library/game_lock.h"

namespace byways::app {

namespace {

// Matches the parts of a file name in the trash: the time, the folder, and the file name in that folder.
QRegularExpressionMatch partsOf(const QString& inTrash) {
  static const QRegularExpression form(QStringLiteral("^(\\d{8}T\\d{6}Z)\\.([^.]+)\\.(.+)$"));
  return form.match(QFileInfo(inTrash).fileName());
}

QString stamp() { return QStringLiteral("yyyyMMdd'T'HHmmss'Z'"); }

}  // namespace

Trash::Trash(Library& library, QObject* parent)
    : QObject(parent), library_(library), files_(library.beside(QStringLiteral("trash"))) {
  files_.setPatience(library.patience());
}

QDateTime Trash::removedAt(const QString& inTrash) {
  const QRegularExpressionMatch parts = partsOf(inTrash);
  QDateTime when = QDateTime::fromString(parts.captured(1), stamp());
  when.setTimeSpec(Qt::UTC);
  return when;
}

QStringList Trash::paths() const {
  QStringList paths;
  const QFileInfoList files = QDir(files_.folder()).entryInfoList(QDir::Files, QDir::Name | QDir::Reversed);
  for (const QFileInfo& file : files) {
    if (removedAt(file.fileName()).isValid()) {
      paths.append(file.absoluteFilePath());
    }
  }
  return paths;
}

bool Trash::put(const QString& path, const QString& what) {
  const QFileInfo file(path);
  const QString inTrash = files_.folder() + QLatin1Char('/') +
                          QDateTime::currentDateTimeUtc().toString(stamp()) + QLatin1Char('.') +
                          file.absoluteDir().dirName() + QLatin1Char('.') + file.fileName();
  {
    const GameLock lock(path);
    if (lock.isTaken() || !QDir().mkpath(files_.folder()) || !QFile::rename(path, inTrash)) {
      return false;
    }
  }
  library_.noteRemoved(path);
  tell();
  Q_EMIT taken(inTrash, what);
  return true;
}

QString Trash::putBack(const QString& inTrash) {
  const QRegularExpressionMatch parts = partsOf(inTrash);
  const QString folder = files_.beside(parts.captured(2));
  QString path = folder + QLatin1Char('/') + parts.captured(3);
  if (QFileInfo::exists(path)) {
    path = library_.newPath();
  }
  if (!parts.hasMatch() || !QDir().mkpath(folder) || !QFile::rename(inTrash, path)) {
    return {};
  }
  tell();
  library_.noteChange();
  return path;
}

bool Trash::remove(const QString& inTrash) {
  const bool isGone = removedAt(inTrash).isValid() && QFile::remove(inTrash);
  tell();
  return isGone;
}

void Trash::clearOld(const QDateTime& now) {
  bool isAnyGone = false;
  for (const QStringList all = paths(); const QString& path : all) {
    if (removedAt(path).addDays(kDays) < now) {
      isAnyGone = QFile::remove(path) || isAnyGone;
    }
  }
  if (isAnyGone) {
    tell();
  }
}

void Trash::tell() {
  files_.noteChange();
  Q_EMIT changed();
}

}  // namespace byways::app
