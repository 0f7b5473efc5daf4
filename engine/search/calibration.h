// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// Turns a search's estimates into the chances that people see: about seven in ten of the positions shown as
// 70 % are won. The curves were measured in games of the searches against themselves, for each rule set and
// phase; `byways-cli calibrate` produces the data.

namespace byways::search {

/// The curve for one phase of the game.
struct CalibratedPhase {
  double turns = 0;  ///< the number of turns played so far, by all seats together
  /// For estimates of 0, 10 … 100 % for the seat to move: the share of these positions that the seat won,
  /// from 0 to 1; rising.
  std::array<double, 11> shown{};
};

/// The curves for one rule set, number of players and choice of options; the earliest phase first.
struct Calibration {
  std::string game;
  int players = 2;
  /// Options as on the command line; options left out have their default.
  std::map<std::string, std::string, std::less<>> options;
  std::vector<CalibratedPhase> phases;  ///< at least one
};

/// Reads lines as `byways-cli calibrate` prints them. Throws nlohmann::json::exception for anything else.
[[nodiscard]] std::vector<Calibration> read_calibrations(std::string_view lines);
/// The calibration in engine/search/calibration.jsonl for the rule set, number of players and options of
/// `timeline`; who begins, clocks and touch-move don't matter. Null if there is none, or if the game began
/// from an arranged position, whose phase is unknown.
[[nodiscard]] const Calibration* calibration_for(const Timeline& timeline);

/// The number of turns played before the cursor; with secret turns, before the current round.
[[nodiscard]] std::size_t turns_played(const Timeline& timeline);

/// The chance to show for an estimate, both from 0 to 1. 0 and 1 stay as they are.
[[nodiscard]] double calibrated(const Calibration& calibration, std::size_t turns, double estimate);
/// Calibrates all candidates: the curve gives the chance of the seat to move, and the other seats' chances
/// keep their proportions. Proven results stay as they are.
void calibrate(const Calibration& calibration, std::size_t turns, Advice& advice);

/// The text of calibration.jsonl, as built in.
[[nodiscard]] std::string calibration_text();

}  // namespace byways::search
