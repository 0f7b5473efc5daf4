// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

// The key that seals unfinished secret rounds in saved games. It is kept apart from the games and never
// leaves this computer, so that seals can't be opened on another one.

/// The folder with the key. It stays on this computer even if the system synchronises other data between
/// computers.
[[nodiscard]] QString localFolder();
/// 32 cryptographically random bytes.
[[nodiscard]] QByteArray freshKey();
/// The key; empty if there is none yet. May be called on any thread.
[[nodiscard]] QByteArray sealKey();
/// The key; if there is none yet, creates and saves one. Empty if it can't be saved. May be called on any
/// thread.
[[nodiscard]] QByteArray sealKeyToUse();

}  // namespace byways::app
