// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

namespace byways::app {

/// Keeps a saved game for this window while it lives, so that two windows never write one file by turns. What
/// a program held that has died is taken over.
class GameLock {
 public:
  /// `path` is the game's. The folder is made if it isn't there.
  explicit GameLock(const QString& path);

  /// Whether another window has the game. Where nothing can be locked (a folder that can't be written) nobody
  /// has.
  [[nodiscard]] bool isTaken() const { return isTaken_; }

 private:
  bool tryToLock();

  QLockFile file_;
  bool isTaken_ = false;
};

}  // namespace byways::app
