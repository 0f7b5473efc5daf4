// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

// The key that seals unfinished secret rounds in saved games. It stays on this computer, apart from the
// games, so that seals can't be opened elsewhere.

/// The folder with the key. It belongs to this computer alone, even if the system synchronises other data
/// between computers.
[[nodiscard]] QString localFolder();
/// 32 cryptographically random bytes.
[[nodiscard]] QByteArray freshKey();
/// The key; empty if there is none yet. Any thread.
[[nodiscard]] QByteArray sealKey();
/// The key; creates and saves one if there is none yet. Empty if it can't be saved. Any thread.
[[nodiscard]] QByteArray sealKeyToUse();

}  // namespace byways::app
