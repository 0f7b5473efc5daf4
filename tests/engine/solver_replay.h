// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/challenges/puzzles.h"
#include "engine/core/game.h"
#include "engine/solve/limits.h"
#include "tests/support/timelines.h"

// Starts and solutions of the challenges, replayed by the rules.

namespace byways::test {

inline Timeline start_of(const challenges::Puzzle& puzzle) {
  OptionMap options{{"from", puzzle.from}};
  if (puzzle.game == "spiral") {
    options["colours"] = puzzle.colours;
  }
  return start(puzzle.game, options);
}

/// Plays a solution to its end, which must reach the goal, and returns the outcome.
inline Outcome end_of(Timeline timeline, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) {
    const std::optional<Refusal> refused = timeline.play(1, move);
    EXPECT_FALSE(refused) << move << ": " << (refused ? refused->message : "");
    if (refused) {
      return {};
    }
  }
  const std::optional<Outcome> outcome = timeline.outcome();
  EXPECT_TRUE(outcome && outcome->reason == "solved") << moves.size() << " moves";
  return outcome.value_or(Outcome());
}

/// The puzzles of one challenge.
inline std::vector<challenges::Puzzle> puzzles_of(std::string_view game) {
  std::vector<challenges::Puzzle> result;
  for (const challenges::Puzzle& puzzle : challenges::puzzles()) {
    if (puzzle.game == game) {
      result.push_back(puzzle);
    }
  }
  return result;
}

}  // namespace byways::test
