// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/match/match.h"
#include "engine/core/options.h"

namespace byways::app {

// What all games say alike, in the current language and in one context for translators.

/// What an entry of the turn list says where the turn is a word that every game's record knows: "Resigns",
/// "Leaves the game", "Out of time", "Draw agreed". Empty for moves and for words of a game's own.
[[nodiscard]] QString recordWordText(const QString& steps);

/// Why the game is over where players and not the rules have ended it: "Ann has resigned." Empty while it is
/// on and after an end by the rules.
[[nodiscard]] QString calledOffText(const Match& match);

/// The task after the end.
[[nodiscard]] QString gameIsOverText();
/// The task while the lot is due that says who takes the first turn, and its outcome.
[[nodiscard]] QString startLotText();
[[nodiscard]] QString startsText(const QString& name);
/// Whom that lot has chosen ("start 2"); kNobody for other steps.
[[nodiscard]] Seat startSeat(const QString& step);

/// The name of the option "start".
[[nodiscard]] QString startPlayerText();
/// An option's value where it is a switch, or a seat with 0 for the lot; anything else as it is written.
[[nodiscard]] QString optionValueText(const OptionValue& value);

/// "A1, B2 and C3", in the language of the texts.
[[nodiscard]] QString listText(const QStringList& parts);

/// "1: H4 G9 …" without the seat and the ellipsis around the steps.
[[nodiscard]] QString stepsOf(const QString& entry);
/// Each of them, in games whose steps are words (Game::split_turn).
[[nodiscard]] QStringList stepsIn(const QString& steps);

}  // namespace byways::app
