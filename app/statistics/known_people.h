// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/setup/known_person.h"
#include "engine/core/game.h"

namespace byways::app {

class KeptGames;
class People;

/// Everybody who has played with a name in the stored games, the most recent first. Names of one person are
/// merged and forgotten people are excluded, as in the statistics. Levels are those of `game`.
[[nodiscard]] KnownPeople knownPeople(const KeptGames& games, const People& people, const Game& game);

}  // namespace byways::app
