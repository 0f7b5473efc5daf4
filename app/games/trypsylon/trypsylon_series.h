// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// Several games between the same two people: who starts the next one (TRY-8, TRY-10), and how many each has
// won.

/// The seat that started the game, kNobody before the lot.
[[nodiscard]] Seat trypsylonStarter(const Match& match);
/// The seat that starts the next game: the loser of this one, in Expert and after a draw the one that didn't
/// start it. Precondition: the game is over.
[[nodiscard]] Seat nextTrypsylonStarter(const Match& match);
/// As GameFace::nextSetup and GameFace::nextText. Precondition: the game is over.
[[nodiscard]] MatchSetup nextTrypsylonSetup(const Match& match);
[[nodiscard]] QString nextTrypsylonText(const Match& match);

}  // namespace byways::app
