// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <span>

#include "app/games/arranger.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

// The challenges as the window knows them. References that are passed must outlive what is made of them.

/// These live as long as the program.
[[nodiscard]] const GameFace& fullHouseFace();
[[nodiscard]] const GameFace& crookedJumpsFace();
[[nodiscard]] const GameFace& spiralFace();

/// The rules page of a challenge, as GameFace::rules wants it.
[[nodiscard]] QString challengeRules(Challenge challenge);
/// The pictures of the challenges' rules pages.
[[nodiscard]] std::span<const PassPicture> challengePictures();

/// Making a start of a challenge of one's own. It becomes the option "from" of a game like any other.
[[nodiscard]] std::unique_ptr<Arranger> makeChallengeArranger(const Match& match, const Look& look);

// What the window says of the solo challenges.

/// A refusal as a sentence.
[[nodiscard]] QString challengeRefusalText(const Refusal& refusal, const Match& match);
/// What to do now.
[[nodiscard]] QString challengeTask(const Match& match);
/// What it is about, with the best known result if that is a number of moves.
[[nodiscard]] QString challengeAim(const Match& match);
/// How many moves are possible, and in Full House how many pieces are in reserve.
[[nodiscard]] QList<TurnItem> challengeTurnItems(const Match& match);
/// "D7 over C7 to B0", "m1 to k1, h0 comes in"; `entry` with or without its seat.
[[nodiscard]] QString challengeTurnText(const QString& entry);
/// How it ended; empty while it is on.
[[nodiscard]] QString challengeResultText(const Match& match);

}  // namespace byways::app
