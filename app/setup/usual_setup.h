// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/opponents/level_words.h"
#include "engine/core/game.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

/// How a game was set up the last time, except for names: stored in the settings under "setup/ID".
struct UsualSetup {
  int players = 0;  ///< 0 if nothing is remembered
  QList<int> colours;
  OptionMap options;
  QList<int> levels;            ///< as MatchSetup::levels
  bool takesBackRolls = false;  ///< as in MatchSetup
  QList<bool> matched = {};     ///< likewise
  ClockRules clock = {};        ///< likewise
  bool isBalanced = false;      ///< whether the game began with given turns
};

/// What is remembered for the game and still valid. For a game that was never set up: computers on all seats
/// except the first, if the last game was set up like that.
[[nodiscard]] UsualSetup rememberedSetup(const Game& game);
void rememberSetup(const Game& game, const UsualSetup& setup);

/// The computers of a game that begins in one click.
struct OneClick {
  QList<int> levels;    ///< of all seats, as MatchSetup::levels
  QList<bool> matched;  ///< likewise
};
/// The computers of last time, or one of the level last played against on every seat but the first. A single
/// computer has that level, too. After a defeat by stronger ones than the person's own strength, all of them
/// match that. `person` is the name of the player; without `strength` no computer matches anybody.
[[nodiscard]] OneClick computersInOneClick(const Game& game, const QString& person,
                                           const StrengthOf& strength);

}  // namespace byways::app
