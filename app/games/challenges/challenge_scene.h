// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/challenges/challenge_step.h"
#include "app/games/overpass/pass_scene.h"
#include "app/match/match.h"

namespace byways::app {

/// The challenges, as far as their boards differ.
enum class Challenge { FullHouse, CrookedJumps, Spiral };

/// Precondition: the game is a challenge.
[[nodiscard]] Challenge challengeOf(const Game& game);

/// The position at the match's cursor, with the places of the last move.
[[nodiscard]] PassScene challengeScene(const Match& match);

/// The nodes that a jump or leap travels, both ends included: a shortest chain over pieces that it may pass
/// (OVP-5, OVP-6) to the one that goes, and the landing. Just both ends in Full House.
[[nodiscard]] QStringList challengeWay(const PassScene& scene, const ChallengeStep& step);

/// The groups of three that a move of Full House fills with what it brings in, each as its spaces.
[[nodiscard]] QList<QStringList> challengeGroups(const ChallengeStep& step);

}  // namespace byways::app
