// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/seal_key.h"

#include <QDir>
#include <QLockFile>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <array>

#include "app/files/save_file.h"

namespace byways::app {

namespace {

constexpr int kKeyBytes = 32;
constexpr int kKeyPatience = 2000;  // milliseconds, while another window makes the key

QString keyPath() { return localFolder() + QStringLiteral("/seal.key"); }

}  // namespace

QString localFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation); }

QByteArray freshKey() {
  std::array<quint32, kKeyBytes / sizeof(quint32)> random{};
  QRandomGenerator::system()->generate(random.begin(), random.end());
  return {reinterpret_cast<const char*>(random.data()), kKeyBytes};
}

QByteArray sealKey() {
  const QByteArray key = readFile(keyPath(), kKeyBytes + 1).bytes;
  return key.size() == kKeyBytes ? key : QByteArray();
}

QByteArray sealKeyToUse() {
  if (QByteArray key = sealKey(); !key.isEmpty()) {
    return key;
  }
  QDir().mkpath(localFolder());
  QLockFile lock(keyPath() + QStringLiteral(".lock"));
  lock.setStaleLockTime(0);
  if (!lock.tryLock(kKeyPatience)) {
    return {};
  }
  if (QByteArray key = sealKey(); !key.isEmpty()) {
    return key;  // another window was faster
  }
  const QByteArray key = freshKey();
  return writeFile(keyPath(), key, Readers::OnlyOwner).isEmpty() ? key : QByteArray();
}

}  // namespace byways::app
