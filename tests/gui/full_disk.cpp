// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/full_disk.h"

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif
#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#endif

namespace byways::app::test {

namespace {

bool mountOn([[maybe_unused]] const QString& folder) {
#ifdef Q_OS_LINUX
  // Uses a mount namespace of this process, so that the mount vanishes with it.
  return ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=256k") == 0;
#else
  return false;
#endif
}

void unmount([[maybe_unused]] const QString& folder) {
#ifdef Q_OS_LINUX
  static_cast<void>(::umount2(QFile::encodeName(folder).constData(), MNT_DETACH));
#endif
}

// Limits every file that this program writes to one byte if `isOn`, else to what the system allows. Returns
// false if that isn't possible.
bool limitFiles([[maybe_unused]] bool isOn) {
#ifdef Q_OS_UNIX
  std::signal(SIGXFSZ, SIG_IGN);  // so that writing fails instead
  rlimit limit{};
  if (::getrlimit(RLIMIT_FSIZE, &limit) != 0) {
    return false;
  }
  limit.rlim_cur = isOn ? 1 : limit.rlim_max;
  return ::setrlimit(RLIMIT_FSIZE, &limit) == 0;
#else
  return false;
#endif
}

}  // namespace

FullDisk::FullDisk(Means means, QString folder) : means_(means), folder_(std::move(folder)) {
  isPossible_ = means_ == Means::FileSystem ? mountOn(folder_) : limitFiles(false);
}

FullDisk::~FullDisk() {
  if (isPossible_) {
    means_ == Means::FileSystem ? unmount(folder_) : static_cast<void>(limitFiles(false));
  }
}

void FullDisk::fill() {
  if (means_ == Means::Limit) {
    limitFiles(true);
    return;
  }
  QFile filler(folder_ + QStringLiteral("/filler"));
  if (filler.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) {
    while (filler.write(QByteArray(1024, 'x')) > 0) {
    }
  }
}

void FullDisk::makeRoom() {
  if (means_ == Means::Limit) {
    limitFiles(false);
  } else {
    QFile::remove(folder_ + QStringLiteral("/filler"));
  }
}

}  // namespace byways::app::test
