// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

#include "engine/core/game.h"

namespace byways::app {

/// A level's number and name: "level 3 (casual)". Precondition: 1 <= level <= search::kLevels.
[[nodiscard]] QString levelText(int level);
/// A computer with its level: "Computer, level 3 (casual)".
[[nodiscard]] QString computerText(int level);

/// Returns the level that matches a person's strength in a rule set. `person` is a name as in records.
using StrengthOf = std::function<int(const Game& game, const QString& person)>;
/// The level of a computer that matches the strength of the first person at the table; rememberedLevel if
/// there are no people. `names` and `levels` are as in MatchSetup.
[[nodiscard]] int matchedLevel(const Game& game, const QStringList& names, const QList<int>& levels,
                               const StrengthOf& strength);
// The setting with which a computer's level matches the strength of the first person:

/// The name of the setting within a sentence: "match my strength".
[[nodiscard]] QString matchedWord();
/// The name of the setting where there is little room: "Match my strength (3)".
[[nodiscard]] QString matchedChoice(int level);
/// The name of the setting with the level that results: "Match my strength: level 3 (casual)".
[[nodiscard]] QString matchedText(int level);

/// The level last played against in the rule set `game`; an easy level before the first game.
[[nodiscard]] int rememberedLevel(const Game& game);
/// Remembers `level` and forgets a defeat, because whoever chooses a level after a defeat wants the level
/// chosen.
void rememberLevel(const Game& game, int level);
/// Whether people lost their last game of this rule set against computers.
[[nodiscard]] bool rememberedDefeat(const Game& game);
void rememberDefeat(const Game& game, bool isDefeat);

}  // namespace byways::app
