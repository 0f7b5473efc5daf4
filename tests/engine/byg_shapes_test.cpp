// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/shapes.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "engine/byg/lively_playout.h"

// What the search of Byg knows besides the rules: that links between groups should be kept, and which shapes
// are usually good.

namespace byways::byg {
namespace {

using Board = hex::Board<4>;
using Set = Board::Set;

const auto& beside(hex::Cell cell) { return Board::kTables.neighbour[static_cast<std::size_t>(cell)]; }

// Two of the mover's stones beside the middle of the board, one cell between them, and the other player's
// stone in the middle.
struct CutScene {
  hex::Cell middle = Board::at({0, 0});
  Set own;
  Set other;
  CutScene() {
    own.add(beside(middle)[0]);
    own.add(beside(middle)[2]);
    other.add(middle);
  }
  [[nodiscard]] hex::Cell link() const { return beside(middle)[1]; }
  [[nodiscard]] TurnStones<4> turn() const {
    TurnStones<4> last;
    last.cells[0] = static_cast<std::uint8_t>(middle);
    last.count = 1;
    return last;
  }
};

TEST(BygLivelyPlayout, BYG_6_a_link_that_is_threatened_is_kept) {
  const CutScene scene;
  Position<4> position({scene.own, scene.other}, 0, 0);
  EXPECT_EQ(keep_links(position, scene.turn()), 1U);
  EXPECT_TRUE(position.stones(0).has(scene.link()));
  EXPECT_EQ(position.groups(0), 1);
}

TEST(BygLivelyPlayout, nothing_is_done_where_there_is_no_link) {
  CutScene scene;
  scene.other.add(scene.link());  // both connections are taken
  Position<4> filled({scene.own, scene.other}, 0, 0);
  EXPECT_EQ(keep_links(filled, scene.turn()), 0U);

  CutScene joined;  // the two stones are already in one group
  for (const hex::Axial outside : {hex::Axial{2, -1}, hex::Axial{2, -2}, hex::Axial{1, -2}}) {
    joined.own.add(Board::at(outside));
  }
  Position<4> one_group({joined.own, joined.other}, 0, 0);
  ASSERT_EQ(one_group.groups(0), 1);
  EXPECT_EQ(keep_links(one_group, joined.turn()), 0U);
}

TEST(BygLivelyPlayout, BYG_5_BYG_9_games_come_to_an_end) {
  Random random(1);
  for (int game = 0; game < 200; ++game) {
    Position<4> position({1, 1});
    play_out_lively(position, random);
    ASSERT_EQ(position.phase(), Phase::Over);
    ASSERT_TRUE(position.empty().empty());
  }
}

TEST(BygShapes, turned_and_reflected_rings_are_the_same) {
  const RingNumbers& rings = ring_numbers();
  const auto number = [&](const std::string& ring) {
    unsigned code = 0;
    for (std::size_t d = 0; d < ring.size(); ++d) {
      code |= static_cast<unsigned>(std::string(".ox#").find(ring[d])) << (2 * d);
    }
    return rings.of[code];
  };
  EXPECT_EQ(number("oox..."), number("...oox"));
  EXPECT_EQ(number("oox..."), number("xoo..."));
  EXPECT_NE(number("oox..."), number("oxo..."));
  std::set<int> seen(rings.of.begin(), rings.of.end());
  EXPECT_EQ(static_cast<int>(seen.size()), kRings);
}

TEST(BygShapes, a_shape_is_what_the_player_to_act_sees) {
  const CutScene scene;
  const Position<4> mine({scene.own, scene.other}, 0, 0);
  const Position<4> yours({scene.own, scene.other}, 1, 0);
  const auto name = [&](const Position<4>& position, hex::Cell cell) {
    return name_of_shape(shape_at(position, cell, ring_numbers()));
  };
  // The link is between two of one's own groups, which an opposing stone threatens to separate; for the
  // opponent it is the other way round.
  const std::string link = name(mine, scene.link());
  EXPECT_EQ(link.substr(6), "21");
  EXPECT_EQ(name(yours, scene.link()).substr(6), "12");
  EXPECT_EQ(name(mine, Board::kTables.corners[0]).substr(6), "00");
}

TEST(BygShapes, the_file_says_how_it_is_made_and_names_each_shape_once) {
  const auto file = nlohmann::json::parse(shape_values_text());
  EXPECT_EQ(file["made by"].get<std::string>().rfind("learn_values byg ", 0), 0U);
  std::set<std::string> names;
  for (int shape = 0; shape < kShapes; ++shape) {
    names.insert(name_of_shape(shape));
  }
  EXPECT_EQ(static_cast<int>(names.size()), kShapes);
  for (const auto& [name, value] : file["shapes"].items()) {
    EXPECT_EQ(names.count(name), 1U) << name;
  }
  EXPECT_GT(file["shapes"].size(), 100U);
  EXPECT_LT(shape_values_text().size(), 100000U);
}

TEST(BygShapes, a_link_that_was_cut_into_seems_better_than_a_cell_in_the_open) {
  const CutScene scene;
  const Position<4> position({scene.own, scene.other}, 0, 0);
  const auto value = [&](hex::Cell cell) {
    return shape_values().of[static_cast<std::size_t>(shape_at(position, cell, ring_numbers()))];
  };
  EXPECT_GT(value(scene.link()), value(Board::kTables.corners[3]));
}

}  // namespace
}  // namespace byways::byg
