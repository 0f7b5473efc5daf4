// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// From what a search estimates to what is said to people: of positions shown as 70 % about seven in ten are
// won. Which estimate has come to what was measured in games of the searches against themselves, by game and
// by how far the game is: `byways-cli calibrate` makes the data again.

namespace byways::search {

/// What estimates come to about that far into the game.
struct CalibratedPhase {
  double turns = 0;  ///< played before, by all seats together
  /// What of estimates of 0, 10 … 100 % for the seat to move was won, from 0 to 1; rises.
  std::array<double, 11> shown{};
};

/// The phases of a game between so many players, the earliest first.
struct Calibration {
  std::string game;
  int players = 2;
  std::vector<CalibratedPhase> phases;  ///< at least one
};

/// Reads lines as `byways-cli calibrate` prints them. Throws nlohmann::json::exception where they are others.
[[nodiscard]] std::vector<Calibration> read_calibrations(std::string_view lines);
/// That of the game that is set up there, as it is kept in engine/search/calibration.jsonl; null where there
/// is none, or where the game began from an arranged position, so that nobody knows how far it is.
[[nodiscard]] const Calibration* calibration_for(const Timeline& timeline);

/// The turns that seats have played before the cursor; where turns are secret before the round at hand.
[[nodiscard]] std::size_t turns_played(const Timeline& timeline);

/// What the estimate comes to, from 0 to 1. What is certain stays so.
[[nodiscard]] double calibrated(const Calibration& calibration, std::size_t turns, double estimate);
/// The same for all candidates' chances: that of the seat to move by the curve, and the others share the rest
/// as they did. What is proven stays.
void calibrate(const Calibration& calibration, std::size_t turns, Advice& advice);

/// The text of calibration.jsonl, as it was when the program was built.
[[nodiscard]] std::string calibration_text();

}  // namespace byways::search
