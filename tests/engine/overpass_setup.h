// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/overpass/over_pass_state.h"

// Positions of Over-Pass set up piece by piece.

namespace byways::overpass {

using Texts = std::vector<std::string>;

// Nodes by colour: white, black, red, blue.
using Pieces = std::array<Texts, kColours>;

/// The position after `colour` has rolled `roll`; pieces that are neither given nor in reserve are home.
inline OverPassState set_up(const Pieces& pieces, Colour colour, const char* roll,
                            std::array<int, 4> reserve = {}, int players = 4, bool both = false) {
  std::array<NodeSet, kColours> sets;
  for (std::size_t each = 0; each < kColours; ++each) {
    for (const std::string& id : pieces[each]) {
      sets[each].add(board().find_node(id).value());
    }
  }
  OverPassState state(OverPassPosition(players, sets, reserve, colour, both));
  EXPECT_EQ(state.refusal(kChance, roll), std::nullopt);
  state.play(roll);
  return state;
}

inline constexpr std::array<int, 4> kReserves{5, 5, 5, 5};

inline bool is_legal(const OverPassState& state, const char* step) {
  return !state.refusal(state.to_move(), step);
}

inline void expect_refused(const OverPassState& state, const char* step, const char* rule, const char* reason,
                           const Texts& places, const Texts& arguments = {}) {
  const auto refusal = state.refusal(state.to_move(), step);
  ASSERT_TRUE(refusal) << step;
  EXPECT_EQ(refusal->rule, rule) << step;
  EXPECT_EQ(refusal->reason, std::string("overpass.") + reason) << step;
  EXPECT_EQ(refusal->places, places) << step;
  if (!arguments.empty()) {
    EXPECT_EQ(refusal->arguments, arguments) << step;
  }
}

}  // namespace byways::overpass
