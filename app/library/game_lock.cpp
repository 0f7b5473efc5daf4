// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_lock.h"

#include <QDir>
#include <QFileInfo>

namespace byways::app {

GameLock::GameLock(const QString& path) : file_(path + QStringLiteral(".lock")) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  file_.setStaleLockTime(0);  // a game may lie open for days; only those of dead programs are taken over
  isTaken_ = !file_.tryLock(0) && file_.error() == QLockFile::LockFailedError;
}

}  // namespace byways::app
