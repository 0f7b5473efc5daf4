// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/highway/round.h"
#include "tests/engine/highway_scenes.h"

// HWY-3, HWY-8 to HWY-11, HWY-14: journeys on given boards.

namespace byways::test {
namespace {

using highway::Stop;
using highway::Tiles;

struct Walk : highway::Companion {
  Texts cells;
  Texts bounces;
  Stop stop = Stop::NoDirection;
  std::string heading;
  std::string ahead;

  void enter(highway::Cell cell, hex::Direction) { cells.push_back(highway::cell_name(cell)); }
  void bounce(highway::Cell cell) { bounces.push_back(highway::cell_name(cell)); }
};

Walk walk(const std::string& start, const std::string& direction, const Tiles& tiles = {},
          bool rubber = false) {
  Walk walk;
  const highway::Trip trip = travel(tiles, rubber, cell_at(start), *highway::find_direction(direction), walk);
  walk.stop = trip.stop;
  walk.heading = highway::direction_name(trip.heading);
  walk.ahead = trip.ahead == highway::kOff ? "" : highway::cell_name(trip.ahead);
  EXPECT_EQ(trip.end, cell_at(walk.cells.empty() ? start : walk.cells.back()));
  EXPECT_EQ(highway::cell_names(trip.visited), highway::cell_names(cells_at(walk.cells)));
  return walk;
}

Walk bounce(const std::string& start, const std::string& direction, const Tiles& tiles = {}) {
  return walk(start, direction, tiles, true);
}

Tiles tiles(const Texts& left, const Texts& right = {}, const Texts& blockades = {}) {
  return {cells_at(left), cells_at(right), cells_at(blockades)};
}

TEST(HighwayTravel, HWY_3_left_is_anticlockwise_and_right_is_clockwise) {
  const std::array<const char*, 6> ways{"e", "ne", "nw", "w", "sw", "se"};
  const std::array<const char*, 6> before_e5{"E4", "F4", "F5", "E6", "D5", "D4"};
  const std::array<const char*, 6> after_e5{"E6", "D5", "D4", "E4", "F4", "F5"};
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(walk(before_e5.at(i), ways.at(i), tiles({"E5"})).cells.at(1), after_e5.at((i + 1) % 6));
    EXPECT_EQ(walk(before_e5.at(i), ways.at(i), tiles({}, {"E5"})).cells.at(1), after_e5.at((i + 5) % 6));
  }
}

TEST(HighwayTravel, HWY_8_without_a_direction_one_stays) {
  const Walk stays = walk("E5", "-");
  EXPECT_TRUE(stays.cells.empty());
  EXPECT_EQ(stays.stop, Stop::NoDirection);
}

TEST(HighwayTravel, HWY_9_straight_on_to_the_edge) {
  const Walk to_edge = walk("E1", "e");
  EXPECT_EQ(to_edge.cells, (Texts{"E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"}));
  EXPECT_EQ(to_edge.stop, Stop::Edge);
  EXPECT_EQ(to_edge.ahead, "");
  EXPECT_TRUE(walk("A1", "w").cells.empty());
  EXPECT_EQ(walk("A1", "w").stop, Stop::Edge);
}

TEST(HighwayTravel, HWY_9_the_tile_at_the_start_does_nothing) {
  EXPECT_EQ(walk("E7", "e", tiles({"E7"})).cells, (Texts{"E8", "E9"}));
}

TEST(HighwayTravel, HWY_9_a_tile_turns_at_once) {
  const Walk turned = walk("E1", "e", tiles({"E3"}, {"D3"}));
  EXPECT_EQ(turned.cells, (Texts{"E2", "E3", "D3", "D4", "D5", "D6", "D7", "D8"}));
}

TEST(HighwayTravel, HWY_9_blockades_stop) {
  const Walk stopped = walk("E1", "e", tiles({}, {}, {"E4"}));
  EXPECT_EQ(stopped.cells, (Texts{"E2", "E3"}));
  EXPECT_EQ(stopped.stop, Stop::Blockade);
  EXPECT_EQ(stopped.ahead, "E4");
  EXPECT_EQ(stopped.heading, "e");
  EXPECT_EQ(walk("E1", "e", tiles({}, {}, {"E2"})).stop, Stop::Blockade);
}

TEST(HighwayTravel, HWY_9_ones_own_trail_stops_the_start_included) {
  const Walk round = walk("E5", "e", tiles({"E6", "D6", "C5", "C4", "D4"}));
  EXPECT_EQ(round.cells, (Texts{"E6", "D6", "C5", "C4", "D4"}));
  EXPECT_EQ(round.stop, Stop::Trail);
  EXPECT_EQ(round.ahead, "E5") << "where it started";
  const Walk later = walk("E3", "e", tiles({"E6", "D6", "C5", "C4", "D4"}));
  EXPECT_EQ(later.cells, (Texts{"E4", "E5", "E6", "D6", "C5", "C4", "D4"}));
  EXPECT_EQ(later.ahead, "E5") << "where it has been";
}

TEST(HighwayTravel, HWY_14_the_rulebooks_journey_from_C6) {
  const Walk journey = bounce("C6", "e");
  EXPECT_EQ(journey.cells, (Texts{"C7", "D7", "E7", "F6", "G5", "H4", "I3", "H3", "G3", "F3", "E3", "D2",
                                  "C1", "C2", "C3", "C4", "C5"}));
  EXPECT_EQ(journey.bounces, (Texts{"C7", "I3", "C1"}));
  EXPECT_EQ(journey.stop, Stop::Trail);
  EXPECT_EQ(journey.ahead, "C6");
}

TEST(HighwayTravel, HWY_14_the_rulebooks_journey_from_F8_goes_once_round_the_board) {
  const Walk journey = bounce("F8", "ne");
  ASSERT_GE(journey.cells.size(), 2U);
  EXPECT_EQ(journey.cells[0], "E9");
  EXPECT_EQ(journey.cells[1], "D8");
  EXPECT_EQ(journey.cells, (Texts{"E9", "D8", "C7", "B6", "A5", "A4", "A3", "A2", "A1", "B1", "C1", "D1",
                                  "E1", "F1", "G1", "H1", "I1", "I2", "I3", "I4", "I5", "H6", "G7"}));
  EXPECT_EQ(journey.bounces, (Texts{"E9", "A5", "A1", "E1", "I1", "I5"}));
  EXPECT_EQ(journey.stop, Stop::Trail);
}

TEST(HighwayTravel, HWY_14_straight_out_of_a_corner_stops) {
  const Walk journey = bounce("E8", "e");
  EXPECT_EQ(journey.cells, Texts{"E9"});
  EXPECT_EQ(journey.stop, Stop::Corner);
  EXPECT_TRUE(journey.bounces.empty());
  const std::array<std::pair<const char*, const char*>, 6> kOut{
      {{"A1", "nw"}, {"A5", "ne"}, {"E9", "e"}, {"I5", "se"}, {"I1", "sw"}, {"E1", "w"}}};
  for (const auto& [corner, way] : kOut) {
    const Walk stays = bounce(corner, way);
    EXPECT_TRUE(stays.cells.empty()) << "who heads straight out of a corner stays: " << corner;
    EXPECT_EQ(stays.stop, Stop::Corner);
  }
}

TEST(HighwayTravel, HWY_14_a_tile_on_the_corner_turns_before_the_wall_does) {
  // North-east onto E9 and turned right: straight out of the corner.
  EXPECT_EQ(bounce("G7", "ne", tiles({}, {"E9"})).cells, (Texts{"F8", "E9"}));
  EXPECT_EQ(bounce("G7", "ne", tiles({}, {"E9"})).stop, Stop::Corner);
  // East onto E9 and turned left to the north-east: reflected to the north-west.
  EXPECT_EQ(bounce("E8", "e", tiles({"E9"})).cells.at(1), "D8");
  EXPECT_EQ(bounce("E8", "e", tiles({}, {"E9"})).cells.at(1), "F8");
  // Along the edge onto C7 and turned off the board: reflected.
  const Walk journey = bounce("D8", "nw", tiles({}, {"C7"}));
  EXPECT_EQ(journey.cells[0], "C7");
  EXPECT_EQ(journey.cells[1], "C6") << "turned to the north-east, mirrored to the west";
  EXPECT_EQ(journey.bounces.front(), "C7");
}

TEST(HighwayTravel, HWY_14_every_edge_mirrors_and_so_does_the_start) {
  const std::array<std::array<const char*, 3>, 12> kMirrors{{{"A3", "ne", "B4"},
                                                             {"A3", "nw", "B3"},
                                                             {"C7", "e", "D7"},
                                                             {"C7", "ne", "C6"},
                                                             {"G7", "e", "F7"},
                                                             {"G7", "se", "G6"},
                                                             {"I3", "se", "H4"},
                                                             {"I3", "sw", "H3"},
                                                             {"G1", "w", "F2"},
                                                             {"G1", "sw", "G2"},
                                                             {"C1", "w", "D2"},
                                                             {"C1", "nw", "C2"}}};
  for (const auto& [start, way, next] : kMirrors) {
    const Walk journey = bounce(start, way);
    ASSERT_FALSE(journey.cells.empty());
    EXPECT_EQ(journey.cells.front(), next) << start << ' ' << way;
    EXPECT_EQ(journey.bounces.front(), start);
  }
}

TEST(HighwayTravel, HWY_14_every_corner_mirrors_what_is_not_straight) {
  const std::array<std::array<const char*, 3>, 12> kMirrors{{{"A1", "ne", "A2"},
                                                             {"A1", "w", "B1"},
                                                             {"A5", "e", "B6"},
                                                             {"A5", "nw", "A4"},
                                                             {"E9", "ne", "D8"},
                                                             {"E9", "se", "F8"},
                                                             {"I5", "e", "H6"},
                                                             {"I5", "sw", "I4"},
                                                             {"I1", "se", "I2"},
                                                             {"I1", "w", "H1"},
                                                             {"E1", "nw", "D1"},
                                                             {"E1", "sw", "F1"}}};
  for (const auto& [start, way, next] : kMirrors) {
    const Walk journey = bounce(start, way);
    ASSERT_FALSE(journey.cells.empty());
    EXPECT_EQ(journey.cells.front(), next) << start << ' ' << way;
  }
}

TEST(HighwayTravel, HWY_14_after_the_wall_blockade_and_trail_stop_as_ever) {
  const Walk blocked = bounce("C6", "e", tiles({}, {}, {"D7"}));
  EXPECT_EQ(blocked.cells, Texts{"C7"});
  EXPECT_EQ(blocked.bounces, Texts{"C7"});
  EXPECT_EQ(blocked.stop, Stop::Blockade);
  EXPECT_EQ(blocked.heading, "sw");
  EXPECT_EQ(blocked.ahead, "D7");
}

TEST(HighwayTravel, HWY_14_walls_are_hard_in_all_other_rounds) {
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(highway::has_rubber_walls(round), round == 6);
  }
  auto state = state_of({.round = 5, .cells = {"C6", "I1"}});
  play_round(state, {"e", "-"});
  EXPECT_EQ(path_of(state, 1), Texts{"C7"});
}

TEST(HighwayTravel, HWY_10_a_point_for_every_cell_moved_onto) {
  for (const int round : {1, 3, 4, 5, 6}) {
    EXPECT_EQ(highway::points_for(round, cells_at({"A1", "A2", "C3", "E5", "E6"})), 5);
    EXPECT_EQ(highway::points_for(round, {}), 0);
  }
}

TEST(HighwayTravel, HWY_11_center_control) {
  EXPECT_EQ(highway::points_for(2, cells_at({"D4", "D5", "E4", "E5", "E6", "F4", "F5"})), 14);
  EXPECT_EQ(highway::points_for(2, cells_at({"A1", "A3", "C1", "C7", "E1", "E9", "G7", "I2", "I5"})), 0);
  EXPECT_EQ(highway::points_for(2, cells_at({"B2", "C3", "E3", "E7", "H5"})), 5);
  int all = 0;
  highway::Hexes::kTables.all.for_each([&](highway::Cell cell) {
    highway::Set one;
    one.add(cell);
    all += highway::points_for(2, one);
  });
  EXPECT_EQ(all, 61 - 24 + 7);
  auto state = state_of({.round = 2, .cells = {"E1", "I1"}});
  play_round(state, {"e", "-"});
  EXPECT_EQ(state.scores(), (std::vector<int>{1 + 1 + 2 + 2 + 2 + 1 + 1 + 0, 0}));
}

}  // namespace
}  // namespace byways::test
