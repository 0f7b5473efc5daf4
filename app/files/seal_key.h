// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace byways::app {

// The key that rounds in hand are sealed with in saved games. It belongs to this computer and stays here,
// apart from the games: elsewhere nobody can open what was sealed with it.

/// 32 bytes that nobody can guess.
[[nodiscard]] QByteArray freshKey();
/// The key; empty if there is none yet. Any thread.
[[nodiscard]] QByteArray sealKey();
/// The key, which is made and kept if there is none yet; empty if it can't be kept. Any thread.
[[nodiscard]] QByteArray sealKeyToUse();

}  // namespace byways::app
