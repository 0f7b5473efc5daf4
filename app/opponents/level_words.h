// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

#include "engine/core/game.h"

namespace byways::app {

/// A level's number and what it is called: "level 3 (casual)". Precondition: 1 <= level <= search::kLevels.
[[nodiscard]] QString levelText(int level);
/// With what it is: "Computer, level 3 (casual)".
[[nodiscard]] QString computerText(int level);

/// The level that matches a person's strength in a game. Their name is as a record has it.
using StrengthOf = std::function<int(const Game& game, const QString& person)>;
/// The level of a computer that matches the first person of those seats; the level last played against if
/// there is none. Names and levels are as in MatchSetup.
[[nodiscard]] int matchedLevel(const Game& game, const QStringList& names, const QList<int>& levels,
                               const StrengthOf& strength);
/// What such a computer does, for a sentence: "match my strength".
[[nodiscard]] QString matchedWord();
/// The choice of such a computer where there is little room: "Match my strength (3)".
[[nodiscard]] QString matchedChoice(int level);
/// With what it has come to: "Match my strength: level 3 (casual)".
[[nodiscard]] QString matchedText(int level);

/// The level last played against in that game; an easy one at first.
[[nodiscard]] int rememberedLevel(const Game& game);
/// Whoever chooses a level after a defeat wants it: the defeat is forgotten.
void rememberLevel(const Game& game, int level);
/// Whether computers alone have won the last game of these rules that they played with people.
[[nodiscard]] bool rememberedDefeat(const Game& game);
void rememberDefeat(const Game& game, bool isDefeat);

}  // namespace byways::app
