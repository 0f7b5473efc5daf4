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

// How a saved file keeps the turns of an unfinished secret round: encrypted with a key that stays on this
// computer and a fresh nonce, padded to a fixed length, and bound to the public part of the game. So players
// can't peek by reading the file, but somebody who also reads the key from this computer can.

/// Encrypts the entries; the result is Base64. `game` is the public part of the game, which the seal is bound
/// to.
[[nodiscard]] std::string sealEntries(const std::vector<Entry>& entries, const QByteArray& game);

/// The entries that were passed to sealEntries; nothing if `sealed` is damaged, comes from another computer,
/// or is bound to another game. `sealed` may be any text.
[[nodiscard]] std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed,
                                                                  const QByteArray& game);

/// A keyed hash of `number`: without this computer's key, neither number can be derived from the other. The
/// hash stays the same as long as the key exists or, if the key can't be stored, as long as the program runs.
[[nodiscard]] quint64 sealedNumber(quint64 number);

/// The cursor of the last public position of the line. In a game that is over everything is public.
[[nodiscard]] std::size_t lastPublicCursor(const Timeline& timeline);

/// Removes everything secret from a record and its line: the unfinished round, whether sealed or not, and the
/// computers' seed. Returns whether there was an unfinished round. Does nothing in games without secret
/// turns.
[[nodiscard]] bool dropSecrets(Record& record, Timeline& timeline);

}  // namespace byways::app
