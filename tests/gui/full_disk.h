// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace byways::app::test {

/// A folder in which there is no room while one wants it so. The rest of the machine notices nothing.
class FullDisk {
 public:
  /// How the room is taken.
  enum class Means {
    FileSystem,  ///< a small file system of its own, which is filled: wants the rights to mount one
    Limit        ///< a limit on what this program may write
  };

  /// `folder` has to be there, and to be empty for a file system.
  FullDisk(Means means, QString folder);
  ~FullDisk();
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

  /// Whether this machine lets us.
  [[nodiscard]] bool isPossible() const { return isPossible_; }
  void fill();
  void makeRoom();

 private:
  Means means_;
  QString folder_;
  bool isPossible_ = false;
};

}  // namespace byways::app::test
