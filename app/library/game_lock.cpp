// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_lock.h"

#include <QDir>
#include <QFileInfo>

namespace byways::app {

GameLock::GameLock(const QString& path) : file_(path + QStringLiteral(".lock")) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  file_.setStaleLockTime(
      0);  // never stale by age, as a game may be open for days; only locks of dead programs are taken over
  if (tryToLock()) {
    return;
  }
  // A lock file without an owner was left by a program that died while creating it. Qt doesn't remove one
  // that another program is just creating.
  qint64 process = 0;
  QString host;
  QString program;
  const bool isNobodys = isTaken_ && !file_.getLockInfo(&process, &host, &program);
  if (isNobodys && file_.removeStaleLockFile()) {
    static_cast<void>(tryToLock());
  }
}

bool GameLock::tryToLock() {
  const bool isLocked = file_.tryLock(0);
  isTaken_ = !isLocked && file_.error() == QLockFile::LockFailedError;
  return isLocked;
}

}  // namespace byways::app
