// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/highway/state.h"

namespace byways::test {

using Texts = std::vector<std::string>;

/// A position in a game of Hexagonal Highway: the start of some round, with players on any cells.
struct HighwayScene {
  int round = 1;
  Texts cells = {};  ///< of the seats
  Texts homes = {};  ///< starting hexes; if left out, as many corners as there are seats, A1 first
  Texts left = {};   ///< cells with tiles that turn left
  Texts right = {};  ///< cells with tiles that turn right
};

/// The cell named `name`. Throws std::invalid_argument if there is none.
[[nodiscard]] highway::Cell cell_at(const std::string& name);
[[nodiscard]] highway::Set cells_at(const Texts& names);

[[nodiscard]] highway::Position position_of(const HighwayScene& scene);
[[nodiscard]] highway::HighwayState state_of(const HighwayScene& scene);

/// Adds these steps to the submission of the seat to move ("B2=L ne"). Throws if one is refused.
void draw(highway::HighwayState& state, const std::string& steps);
/// Like `draw`, and then seals the submission.
Transition submit(highway::HighwayState& state, const std::string& steps);
/// All seats submit in order; returns the transition of the last submission.
Transition play_round(highway::HighwayState& state, const Texts& submissions);

/// The cells moved onto in the seat's last journey.
[[nodiscard]] Texts path_of(const highway::HighwayState& state, Seat seat);

}  // namespace byways::test
