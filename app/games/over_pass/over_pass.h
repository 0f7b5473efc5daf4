// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

// Over-Pass as the window knows it. References that are passed must outlive what is made of them.

/// Over-Pass for people. Lives as long as the program.
[[nodiscard]] const GameFace& overPassFace();

/// The rules page of Over-Pass: see GameFace::rules.
[[nodiscard]] QString overPassRules();
/// Its pictures.
[[nodiscard]] std::span<const PassPicture> overPassPictures();

/// Setting up a position of Over-Pass.
[[nodiscard]] std::unique_ptr<Arranger> makeOverPassArranger(const Match& match, const Look& look);

// The longer texts of Over-Pass's GameFace, which are documented there.

[[nodiscard]] QString overPassRefusalText(const Refusal& refusal, const Match& match);
[[nodiscard]] QString overPassTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString overPassTask(const Match& match);
/// The moves left, the four kinds of move with their prices, and what the centre asks for.
[[nodiscard]] QList<TurnItem> overPassTurnItems(const Match& match);

}  // namespace byways::app
