// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

#include "app/match/match.h"

namespace byways::app::test {

// Games of the Over-Pass set, played by notation.

/// A set-up for the first `players` of Ann, Ben, Cleo and Dan. Ann begins unless the options say otherwise.
[[nodiscard]] MatchSetup passSetup(const Game& game, int players = 2, OptionMap options = {});

/// A match in which these entries have been played: "*: roll 3 2", "1: O>B0 …". Fails the test if one is
/// refused.
[[nodiscard]] std::unique_ptr<Match> passMatch(const Game& game, int players, const OptionMap& options,
                                               const QStringList& entries);

}  // namespace byways::app::test
