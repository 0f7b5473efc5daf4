// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/highway/control.h"
#include "tests/engine/highway_scenes.h"

// HWY-4: which cells a player controls, and why not the others.

namespace byways::test {
namespace {

using highway::Control;

Texts controlled(const HighwayScene& scene, int player = 0) {
  return highway::cell_names(highway::controlled_cells(position_of(scene), player));
}

Refusal refusal_of(const HighwayScene& scene, const std::string& step) {
  const auto state = state_of(scene);
  return state.refusal(1, step).value();
}

TEST(HighwayControl, HWY_4_the_rulebooks_player_on_A1) {
  for (const int round : {1, 2, 4, 6}) {
    EXPECT_EQ(controlled({.round = round, .cells = {"A1", "I5"}}),
              (Texts{"A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}));
  }
}

TEST(HighwayControl, HWY_4_distance_2_whoever_stands_there) {
  EXPECT_EQ(controlled({.round = 1, .cells = {"E5", "E6"}}).size(), 19U);
  EXPECT_EQ(controlled({.round = 1, .cells = {"E5", "E6"}}, 1).size(), 19U);
  const Refusal refusal = refusal_of({.round = 1, .cells = {"E5", "E6"}}, "E8=L");
  EXPECT_EQ(refusal.rule, "HWY-4");
  EXPECT_EQ(refusal.reason, "highway.too-far");
  EXPECT_EQ(refusal.places, (Texts{"E8", "E5"}));
}

TEST(HighwayControl, HWY_4_round_3_lines_of_sight_up_to_the_first_player) {
  EXPECT_EQ(controlled({.round = 3, .cells = {"E5", "B3"}}).size(), 1U + 24) << "B3 is in no line from E5";
  // North-east to the corner A5 and north-west to the player on C3, but no further.
  EXPECT_EQ(controlled({.round = 3, .cells = {"E5", "C3", "E1", "E2"}}),
            (Texts{"A5", "B5", "C3", "C5", "D4", "D5", "E2", "E3", "E4", "E5", "E6",
                   "E7", "E8", "E9", "F4", "F5", "G3", "G5", "H2", "H5", "I1", "I5"}));
  EXPECT_EQ(controlled({.round = 3, .cells = {"A1", "A5"}}).size(), 1U + 4 + 4 + 8);
}

TEST(HighwayControl, HWY_4_round_3_tiles_do_not_block_sight) {
  EXPECT_EQ(controlled({.round = 3, .cells = {"E5", "B3"}, .left = {"E6", "D5"}, .right = {"E4"}}),
            controlled({.round = 3, .cells = {"E5", "B3"}}));
}

TEST(HighwayControl, HWY_4_round_3_says_who_is_in_the_way) {
  const HighwayScene scene{.round = 3, .cells = {"E5", "C3", "E2"}};
  Refusal refusal = refusal_of(scene, "B2=L");
  EXPECT_EQ(refusal.rule, "HWY-4");
  EXPECT_EQ(refusal.reason, "highway.behind-player");
  EXPECT_EQ(refusal.places, (Texts{"B2", "C3"}));
  EXPECT_EQ(refusal.arguments, (Texts{"B2", "C3", "2"}));
  EXPECT_EQ(refusal_of(scene, "E1=L").arguments, (Texts{"E1", "E2", "3"}));
  refusal = refusal_of(scene, "D3=L");
  EXPECT_EQ(refusal.reason, "highway.out-of-line") << "two steps away, which doesn't count in this round";
  EXPECT_EQ(refusal.places, (Texts{"D3", "E5"}));
  EXPECT_EQ(refusal_of(scene, "E2=L").rule, "HWY-5") << "the player's cell itself is controlled";
}

TEST(HighwayControl, HWY_4_round_5_adds_the_cells_closest_to_oneself) {
  EXPECT_EQ(controlled({.round = 5, .cells = {"A1", "A3"}}),
            (Texts{"A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "E1", "E2", "F1"}));
  // E5 is four steps from both, so neither controls it.
  for (const int player : {0, 1}) {
    const Texts cells = controlled({.round = 5, .cells = {"A1", "I5"}}, player);
    EXPECT_EQ(std::count(cells.begin(), cells.end(), "E5"), 0);
  }
  const Texts cells = controlled({.round = 5, .cells = {"E5", "E6"}});
  EXPECT_EQ(std::count(cells.begin(), cells.end(), "E7"), 1) << "two steps away, though closer to E6";
  EXPECT_EQ(std::count(cells.begin(), cells.end(), "E1"), 1) << "closer to E5";
  EXPECT_EQ(std::count(cells.begin(), cells.end(), "E8"), 0);
}

TEST(HighwayControl, HWY_4_round_5_says_who_is_as_close) {
  const Refusal refusal = refusal_of({.round = 5, .cells = {"E3", "E7", "A1"}}, "I3=L");
  EXPECT_EQ(refusal.rule, "HWY-4");
  EXPECT_EQ(refusal.reason, "highway.not-closest");
  EXPECT_EQ(refusal.places, (Texts{"I3", "E7"})) << "both four steps away";
  EXPECT_EQ(refusal.arguments, (Texts{"I3", "E7", "2"}));
}

TEST(HighwayControl, HWY_4_with_the_reason_for_every_cell) {
  const auto why = [](const HighwayScene& scene, const std::string& cell) {
    const auto state = state_of(scene);
    for (const auto& controlled : state.controlled(1)) {
      if (controlled.cell == cell) {
        return std::optional(controlled.why);
      }
    }
    return std::optional<Control>();
  };
  EXPECT_EQ(why({.round = 1, .cells = {"E5", "E6"}}, "E5"), Control::Own);
  EXPECT_EQ(why({.round = 1, .cells = {"E5", "E6"}}, "E7"), Control::Near);
  EXPECT_EQ(why({.round = 1, .cells = {"E5", "E6"}}, "E8"), std::nullopt);
  EXPECT_EQ(why({.round = 3, .cells = {"E5", "E6"}}, "E4"), Control::Sight);
  EXPECT_EQ(why({.round = 3, .cells = {"E5", "E6"}}, "E7"), std::nullopt);
  EXPECT_EQ(why({.round = 5, .cells = {"E5", "E6"}}, "E7"), Control::Near);
  EXPECT_EQ(why({.round = 5, .cells = {"E5", "E6"}}, "E3"), Control::Near);
  EXPECT_EQ(why({.round = 5, .cells = {"E5", "E6"}}, "E2"), Control::Closer);
  EXPECT_TRUE(highway::HighwayState(2).controlled(1).empty()) << "before the lot";
}

}  // namespace
}  // namespace byways::test
