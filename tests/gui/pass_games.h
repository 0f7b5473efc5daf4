// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

#include "app/match/match.h"

namespace byways::app::test {

// Games of the Over-Pass set, played by their notation.

/// Between Ann and Ben, Cleo and Dan as far as there are so many. Ann begins unless the options say
/// otherwise.
[[nodiscard]] MatchSetup passSetup(const Game& game, int players = 2, OptionMap options = {});

/// A match that has come to these entries, as a record has them: "*: roll 3 2", "1: O>B0 …". The test fails
/// if one is refused.
[[nodiscard]] std::unique_ptr<Match> passMatch(const Game& game, int players, const OptionMap& options,
                                               const QStringList& entries);

}  // namespace byways::app::test
