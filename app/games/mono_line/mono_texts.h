// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

namespace byways::app {

// The longer texts of Mono-Line's GameFace, which are documented there.

[[nodiscard]] QString monoRefusalText(const Refusal& refusal, const Match& match);
[[nodiscard]] QString monoTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString monoTask(const Match& match);
[[nodiscard]] QList<TurnItem> monoTurnItems(const Match& match);
[[nodiscard]] QStringList monoSeatLines(const Match& match, Seat seat);
/// In the strict game a claim before the piece (MON-4), and giving up if no piece is left.
[[nodiscard]] QList<std::pair<QString, QString>> monoChoices(const Match& match);
[[nodiscard]] QString monoResultText(const Match& match);

}  // namespace byways::app
