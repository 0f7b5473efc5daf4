// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/setup/known_person.h"
#include "engine/core/game.h"

namespace byways::app {

class GameIndex;
class People;

/// Everybody who has played under a name in the stored games, the most recent player first. Names of one
/// person are merged and forgotten people are excluded, as in the statistics. The people's levels are those
/// for `game`.
[[nodiscard]] KnownPeople knownPeople(const GameIndex& games, const People& people, const Game& game);

}  // namespace byways::app
