// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

// The key that seals unfinished secret rounds in saved games. It stays on this computer, apart from the
// games, so that seals can't be opened elsewhere.

/// The folder in which the key lies: of this computer alone, also where a system carries other data of a
/// person from one to the next.
[[nodiscard]] QString localFolder();
/// 32 cryptographically random bytes.
[[nodiscard]] QByteArray freshKey();
/// The key; empty if there is none yet. Any thread.
[[nodiscard]] QByteArray sealKey();
/// The key, which is made and saved if there is none yet; empty if it can't be saved. Any thread.
[[nodiscard]] QByteArray sealKeyToUse();

}  // namespace byways::app
