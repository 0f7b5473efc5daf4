// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"
#include "engine/core/options.h"

// What all games say alike, in the language of the moment and in one context for translators. The refusals
// that they share are in refusal_text.h.

namespace byways::app {

/// What an entry of the turn list says where the turn is a word that every game's record knows: "Resigns",
/// "Leaves the game", "Out of time", "Draw agreed". Empty for moves and for words of a game's own.
[[nodiscard]] QString recordWordText(const QString& steps);

/// Why the game is over where players and not the rules have ended it: "Ann has resigned." Empty while it is
/// on and after an end by the rules.
[[nodiscard]] QString calledOffText(const Match& match);

/// The task after the end.
[[nodiscard]] QString gameIsOverText();
/// The task while the lot is due that says who takes the first turn, and what has come of it.
[[nodiscard]] QString startLotText();
[[nodiscard]] QString startsText(const QString& name);

/// The name of the option "start".
[[nodiscard]] QString startPlayerText();
/// An option's value where it is a switch, or a seat with 0 for the lot; anything else as it is written.
[[nodiscard]] QString optionValueText(const OptionValue& value);

}  // namespace byways::app
