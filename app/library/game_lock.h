// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

namespace byways::app {

/// Reserves a saved game for this window as long as the lock exists, so that two windows never write the same
/// file. A lock left by a program that has died is taken over.
class GameLock {
 public:
  /// `path` is the path of the game's file. The folder of the file is made if needed.
  explicit GameLock(const QString& path);

  /// Whether another window has reserved the game. False in a folder that can't be written, because nothing
  /// can be locked there.
  [[nodiscard]] bool isTaken() const { return isTaken_; }

 private:
  bool tryToLock();

  QLockFile file_;
  bool isTaken_ = false;
};

}  // namespace byways::app
