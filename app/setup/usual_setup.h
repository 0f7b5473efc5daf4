// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/opponents/level_words.h"
#include "engine/core/game.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

/// How games of a rule set were set up the last time, except for names. Stored in the settings under
/// "setup/ID", where ID is that of the rule set.
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

/// What is remembered for the rule set and still valid. If it was never set up: computers in all seats except
/// the first, if the last few games of any rule set were played against computers.
[[nodiscard]] UsualSetup rememberedSetup(const Game& game);
void rememberSetup(const Game& game, const UsualSetup& setup);

/// The computers of a game that begins with one click.
struct OneClick {
  QList<int> levels;    ///< of all seats, as MatchSetup::levels
  QList<bool> matched;  ///< likewise
};
/// The computers of the last game of this rule set. If that game had no computers, or nothing but computers,
/// every seat except the first gets a computer of the level last played against. A single computer gets this
/// level, too. After a defeat by computers above the person's own strength, all computers match that
/// strength. `person` is the name of the person who plays; without `strength` no computer matches anybody.
[[nodiscard]] OneClick computersInOneClick(const Game& game, const QString& person,
                                           const StrengthOf& strength);

}  // namespace byways::app
