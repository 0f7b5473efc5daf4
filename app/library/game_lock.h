// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

namespace byways::app {

/// Reserves a saved game for this window as long as the lock exists, so that two windows never write the same
/// file. The lock of a program that has died is taken over.
class GameLock {
 public:
  /// `path` is that of the game. Its folder is made if needed.
  explicit GameLock(const QString& path);

  /// Whether another window has the game. False in a folder that can't be written, where nothing can be
  /// locked.
  [[nodiscard]] bool isTaken() const { return isTaken_; }

 private:
  bool tryToLock();

  QLockFile file_;
  bool isTaken_ = false;
};

}  // namespace byways::app
