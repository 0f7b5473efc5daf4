// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

#include "engine/core/entry.h"

namespace byways::app {

// The turns of a round that is still being submitted in secret, as a saved file keeps them: sealed with a key
// that stays on this computer, anew each time, all of the same length, and bound to the game as everybody may
// see it. This is no vault: anybody who uses this computer can read the key too.

/// The entries as letters and digits that reveal nothing. `game` is what the seal is bound to.
[[nodiscard]] std::string sealEntries(const std::vector<Entry>& entries, const QByteArray& game);

/// The entries that sealEntries was given; nothing if `sealed` is damaged, comes from another computer, or
/// was bound to another game. Any text may be passed.
[[nodiscard]] std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed,
                                                                  const QByteArray& game);

}  // namespace byways::app
