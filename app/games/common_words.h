// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/match/match.h"
#include "engine/core/options.h"

namespace byways::app {

// Texts that all rule sets share, in the current language and in one context for translators.

/// The text of the turn list for a declaration that every rule set knows: "Resigns", "Leaves the game", "Out
/// of time", "Draw agreed". Empty for other turns, also for words that only one rule set knows.
[[nodiscard]] QString recordWordText(const QString& steps);

/// Why the game is over if players, not the rules, have ended it: "Ann has resigned." Empty while the game is
/// on, and if the rules have ended it.
[[nodiscard]] QString calledOffText(const Match& match);

/// The task after the end.
[[nodiscard]] QString gameIsOverText();
/// The task while a lot is due that decides who takes the first turn; and the text of the outcome, where
/// `name` is the player's.
[[nodiscard]] QString startLotText();
[[nodiscard]] QString startsText(const QString& name);
/// The seat that the lot has chosen to take the first turn ("start 2"); kNobody for other steps.
[[nodiscard]] Seat startSeat(const QString& step);

/// The name of the option "start".
[[nodiscard]] QString startPlayerText();
/// The text of an option's value: of a switch, or of a seat, where 0 means that a lot is drawn. Any other
/// value stays as it is written.
[[nodiscard]] QString optionValueText(const OptionValue& value);

/// "A1, B2 and C3", in the language of the texts.
[[nodiscard]] QString listText(const QStringList& parts);

/// The steps of an entry: "1: H4 G9 …" without the seat before and the ellipsis after them.
[[nodiscard]] QString stepsOf(const QString& entry);
/// The steps one by one. Precondition: each step is a single word (see Game::split_turn).
[[nodiscard]] QStringList stepsIn(const QString& steps);

}  // namespace byways::app
