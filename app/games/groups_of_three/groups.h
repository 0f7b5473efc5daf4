// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

// Groups-of-Three as the window knows it. References that are passed must outlive what is made of them.

/// Groups-of-Three for people. Lives as long as the program.
[[nodiscard]] const GameFace& groupsFace();

/// The rules page of Groups-of-Three: see GameFace::rules.
[[nodiscard]] QString groupsRules();
/// Its pictures.
[[nodiscard]] std::span<const PassPicture> groupsPictures();

/// Setting up a position of Groups-of-Three.
[[nodiscard]] std::unique_ptr<Arranger> makeGroupsArranger(const Match& match, const Look& look);

// The longer texts of Groups-of-Three's GameFace, which are documented there.

[[nodiscard]] QString groupsRefusalText(const Refusal& refusal, const Match& match);
[[nodiscard]] QString groupsTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString groupsTask(const Match& match);
/// The moves left, what the reserve and bearing off allow, and what transit spaces ask for.
[[nodiscard]] QList<TurnItem> groupsTurnItems(const Match& match);

/// GameFace::lossAtEnd: a piece that the last move has earned and that hasn't come in, or moves.
[[nodiscard]] QString groupsLossAtEnd(const Match& match);

}  // namespace byways::app
