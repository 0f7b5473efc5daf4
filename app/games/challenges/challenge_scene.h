// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/challenges/challenge_step.h"
#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"

namespace byways::app {

/// The challenges.
enum class Challenge { FullHouse, CrookedJumps, Spiral };

/// Precondition: the game is a challenge.
[[nodiscard]] Challenge challengeOf(const Game& game);

/// The position at the match's cursor, with the places of the last move.
[[nodiscard]] PassScene challengeScene(const Match& match);

/// The move that led to the match's cursor; nothing at the start.
[[nodiscard]] std::optional<ChallengeStep> lastChallengeStep(const Match& match);

/// The groups of three that a move of Full House fills with what it brings in, each as its spaces.
[[nodiscard]] QList<QStringList> challengeGroups(const ChallengeStep& step);

}  // namespace byways::app
