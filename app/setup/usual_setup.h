// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "engine/core/game.h"

namespace byways::app {

/// How a game was set up the last time, names apart: kept in the settings under "setup/ID".
struct UsualSetup {
  int players = 0;  ///< 0 if nothing is remembered
  QList<int> colours;
  OptionMap options;
  QList<int> levels;            ///< as MatchSetup::levels
  bool takesBackRolls = false;  ///< as in MatchSetup
  QList<bool> matched = {};     ///< likewise
};

/// What is remembered for the game and still fits it.
[[nodiscard]] UsualSetup rememberedSetup(const Game& game);
/// Who plays the seats in one click, as Match::level: the computers of last time, or one of the level last
/// played against on every seat but the first. A single computer has that level, too.
[[nodiscard]] QList<int> levelsInOneClick(const Game& game);
void rememberSetup(const Game& game, const UsualSetup& setup);

}  // namespace byways::app
