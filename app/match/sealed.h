// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/record.h"
#include "engine/core/timeline.h"

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

/// The number that only this computer makes of `number`: without its key nobody can tell one from the other.
/// The same for as long as the key stays; where none can be kept, for as long as the program runs.
[[nodiscard]] quint64 sealedNumber(quint64 number);

/// The cursor of the last position of the line that everybody may see. In a game that is over nothing is in
/// hand.
[[nodiscard]] std::size_t lastPublicCursor(const Timeline& timeline);

/// Takes out of a record, and of its line, what not everybody may see: the round in hand, written plainly or
/// sealed, and what computers think from. Returns whether a round was in hand. Does nothing in games whose
/// turns aren't secret.
[[nodiscard]] bool dropSecrets(Record& record, Timeline& timeline);

}  // namespace byways::app
