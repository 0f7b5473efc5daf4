// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/highway/state.h"

namespace byways::test {

using Texts = std::vector<std::string>;

/// A position in the middle of a game of Hexagonal Highway: the start of some round, everybody somewhere.
struct HighwayScene {
  int round = 1;
  Texts cells = {};  ///< where the seats stand
  Texts homes = {};  ///< their starting hexes; left out: as many corners as there are seats, A1 first
  Texts left = {};   ///< cells with tiles that turn left
  Texts right = {};  ///< and right
};

/// The cell of that name. Throws std::invalid_argument if there is none.
[[nodiscard]] highway::Cell cell_at(const std::string& name);
[[nodiscard]] highway::Set cells_at(const Texts& names);

[[nodiscard]] highway::Position position_of(const HighwayScene& scene);
[[nodiscard]] highway::HighwayState state_of(const HighwayScene& scene);

/// Adds these steps to the submission of the seat to move ("B2=L ne"). Throws where one is refused.
void draw(highway::HighwayState& state, const std::string& steps);
/// The same, and seals it.
Transition submit(highway::HighwayState& state, const std::string& steps);
/// Everybody submits, in seat order; answers what the last one brought about.
Transition play_round(highway::HighwayState& state, const Texts& submissions);

/// The cells moved onto in the seat's journey of the last round.
[[nodiscard]] Texts path_of(const highway::HighwayState& state, Seat seat);

}  // namespace byways::test
