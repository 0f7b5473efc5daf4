// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/entry.h"

namespace byways::app {

// The turns of a round that is still being submitted in secret, as a saved file keeps them: not in plain
// sight, so that nobody reads them by chance. It is no lock: whoever wants to take it apart can.

/// The entries as letters and digits that say nothing to the eye. The same `key` opens them.
[[nodiscard]] std::string sealEntries(const std::vector<Entry>& entries, std::uint64_t key);

/// What sealEntries was given; nothing if `sealed` is damaged or was closed with another key. Any text may be
/// passed.
[[nodiscard]] std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed,
                                                                  std::uint64_t key);

}  // namespace byways::app
