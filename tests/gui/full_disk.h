// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace byways::app::test {

/// A folder that can be made to have no free space. Other programs aren't affected.
class FullDisk {
 public:
  /// How the space is limited.
  enum class Means {
    FileSystem,  ///< a small file system that is filled up; needs permission to mount
    Limit        ///< a limit on what this program may write
  };

  /// `folder` must exist; for a file system it must be empty.
  FullDisk(Means means, QString folder);
  ~FullDisk();
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

  /// Whether this computer can limit the space by these means.
  [[nodiscard]] bool isPossible() const { return isPossible_; }
  void fill();
  void makeRoom();

 private:
  Means means_;
  QString folder_;
  bool isPossible_ = false;
};

}  // namespace byways::app::test
