// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/match/match.h"

namespace byways::app {

/// Who has priority at the match's cursor; nothing before the lot.
[[nodiscard]] std::optional<Seat> bygPriority(const Match& match);

// The longer texts of GameFace, which are documented there.

[[nodiscard]] QString bygRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString bygLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; a single step such as "first 2" will do.
[[nodiscard]] QString bygTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString bygResultText(const Match& match);

// The aim of Byg and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bygAim(const Match& match);
[[nodiscard]] QString bygStepText(const QString& step);

}  // namespace byways::app
