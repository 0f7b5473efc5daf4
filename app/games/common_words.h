// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/match/match.h"
#include "engine/core/options.h"

namespace byways::app {

// Texts that all games share, in the current language and in one context for translators.

/// The text of the turn list for a declaration that every game knows: "Resigns", "Leaves the game", "Out of
/// time", "Draw agreed". Empty for moves and for words of a game's own.
[[nodiscard]] QString recordWordText(const QString& steps);

/// Why the game is over if players, not the rules, have ended it: "Ann has resigned." Empty while it is on
/// and after an end by the rules.
[[nodiscard]] QString calledOffText(const Match& match);

/// The task after the end.
[[nodiscard]] QString gameIsOverText();
/// The task while the lot is due that decides who takes the first turn, and the text of its outcome.
[[nodiscard]] QString startLotText();
[[nodiscard]] QString startsText(const QString& name);
/// Whom that lot has chosen ("start 2"); kNobody for other steps.
[[nodiscard]] Seat startSeat(const QString& step);

/// The name of the option "start".
[[nodiscard]] QString startPlayerText();
/// The text of an option's value that is a switch, or a seat with 0 for the lot; any other value as it is
/// written.
[[nodiscard]] QString optionValueText(const OptionValue& value);

/// "A1, B2 and C3", in the language of the texts.
[[nodiscard]] QString listText(const QStringList& parts);

/// "1: H4 G9 …" without the seat and the ellipsis around the steps.
[[nodiscard]] QString stepsOf(const QString& entry);
/// The steps one by one, in games whose steps are single words (Game::split_turn).
[[nodiscard]] QStringList stepsIn(const QString& steps);

}  // namespace byways::app
