// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/bypass/position.h"
#include "engine/core/random.h"

namespace byways::bypass {

/// The work done by a random game.
struct PlayoutWork {
  std::uint64_t turns = 0;  ///< complete turns
  std::uint64_t steps = 0;  ///< steps drawn, including steps of turns that were rolled back
};

/// Plays one random turn: each choice is uniform among the legal steps and, if legal, ending the turn.
/// Returns whether the turn could be ended; if not, it is rolled back. Precondition: Phase::Play, no turn in
/// progress.
template <int Side>
bool play_random_turn(Position<Side>& position, Random& random, PlayoutWork& work) {
  const auto draw_one = [&](StepKind kind, const auto& links, unsigned choice) {
    position.draw({kind, links.select(choice)});
    ++work.steps;
  };
  const auto draw_any = [&](StepKind kind) {
    const auto links = position.legal(kind);
    draw_one(kind, links, random.below(static_cast<std::uint32_t>(links.count())));
  };
  // The path is drawn first; drawing the wall first would give the same pairs with the same probabilities.
  draw_any(StepKind::Path);
  draw_any(StepKind::Wall);
  const bool is_legal = position.may_end();
  const auto paths = position.legal(StepKind::ToWall);
  const auto walls = position.legal(StepKind::ToPath);
  const auto path_count = static_cast<unsigned>(paths.count());
  const auto wall_count = static_cast<unsigned>(walls.count());
  const unsigned choice = random.below(path_count + wall_count + (is_legal ? 1U : 0U));
  if (choice < path_count) {
    draw_one(StepKind::ToWall, paths, choice);
    draw_any(StepKind::ToPath);
  } else if (choice < path_count + wall_count) {
    draw_one(StepKind::ToPath, walls, choice - path_count);
    draw_any(StepKind::ToWall);
  }
  if (choice < path_count + wall_count && !position.may_end()) {
    position.roll_back();
    return false;
  }
  position.end_turn();
  ++work.turns;
  return true;
}

/// Plays to the end. Precondition: as for play_random_turn.
template <int Side>
PlayoutWork play_out(Position<Side>& position, Random& random) {
  PlayoutWork work;
  while (position.phase() == Phase::Play) {
    play_random_turn(position, random, work);
  }
  return work;
}

}  // namespace byways::bypass
