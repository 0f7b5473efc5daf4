// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

// Mono-Line as the window knows it. References that are passed must outlive what is made of them.

/// Mono-Line for people. Lives as long as the program.
[[nodiscard]] const GameFace& monoFace();

/// The rules page of Mono-Line: see GameFace::rules.
[[nodiscard]] QString monoRules();
/// Its pictures.
[[nodiscard]] std::span<const PassPicture> monoPictures();

/// Setting up a position of Mono-Line.
[[nodiscard]] std::unique_ptr<Arranger> makeMonoArranger(const Match& match, const Look& look);

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
