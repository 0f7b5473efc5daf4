// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/trypsylon/joints.h"
#include "tests/engine/trypsylon_boards.h"

// TRY-13 to TRY-16: the frame, and pathways from side to side, on drawn boards.

namespace byways::trypsylon {
namespace {

using test::cards_are_joined;
using test::cards_face_down;
using test::cell_named;
using test::drawn_cards;
using test::sides_at;
using test::turn_card_up;

constexpr Board kFive(5, 5);
using Texts = std::vector<std::string>;

// --- TRY-13, TRY-14 ---------------------------------------------------------------------------------

struct FramePoint {
  std::string one;
  Corner into;
  std::string other;
  Corner other_into;
  std::string side;
};

// A point on each side, from the view of both its cells.
const std::vector<FramePoint> kFramePoints{{"c5", kNE, "d5", kNW, "N"}, {"d5", kNW, "c5", kNE, "N"},
                                           {"e2", kNE, "e3", kSE, "E"}, {"e3", kSE, "e2", kNE, "E"},
                                           {"c1", kSE, "d1", kSW, "S"}, {"d1", kSW, "c1", kSE, "S"},
                                           {"a2", kNW, "a3", kSW, "W"}, {"a3", kSW, "a2", kNW, "W"}};

TEST(TrypsylonJoint, TRY_13_at_a_point_on_the_frame_both_cells_must_be_face_up) {
  for (const FramePoint& point : kFramePoints) {
    Cards cards = cards_face_down();
    turn_card_up(cards, point.one, point.into);
    EXPECT_EQ(sides_at(cards, point.one), "") << point.one << " beside a card face down";
    cards.clear(cell_named(point.other));
    EXPECT_EQ(sides_at(cards, point.one), "") << point.one << " beside a vacancy";
    cards.put(cell_named(point.other), point.other_into);
    EXPECT_EQ(sides_at(cards, point.one), point.side);
    EXPECT_EQ(sides_at(cards, point.other), point.side);
    EXPECT_TRUE(cards_are_joined(cards, point.one, point.other)) << "with each other";
  }
}

TEST(TrypsylonJoint, TRY_13_one_arm_is_enough_for_the_side_if_the_other_card_is_face_up) {
  for (const FramePoint& point : kFramePoints) {
    Cards cards = cards_face_down();
    turn_card_up(cards, point.one, point.into);
    turn_card_up(cards, point.other, point.into);  // its arm leads to the next point on the frame
    EXPECT_EQ(sides_at(cards, point.one), point.side) << point.one;
    EXPECT_EQ(sides_at(cards, point.other), "") << point.other;
  }
}

TEST(TrypsylonJoint, TRY_14_a_card_into_a_corner_of_the_board_joins_both_sides_always) {
  struct Row {
    std::string cell;
    Corner corner;
    std::string sides;
  };
  for (const auto& [name, corner, expected] :
       {Row{"a1", kSW, "SW"}, Row{"a5", kNW, "NW"}, Row{"e1", kSE, "ES"}, Row{"e5", kNE, "NE"}}) {
    Cards cards = cards_face_down();
    turn_card_up(cards, name, corner);
    EXPECT_EQ(sides_at(cards, name), expected) << "beside cards face down";
    Cards alone;
    alone.put(cell_named(name), corner);
    EXPECT_EQ(sides_at(alone, name), expected) << "beside vacancies";
  }
}

TEST(TrypsylonJoint, TRY_14_frames_of_other_boards) {
  Cards cards;
  cards.put(cell_named("f6"), kNE);
  EXPECT_TRUE(has((Pathways(Board(6, 6), cards).at_side(Side::North)), cell_named("f6")));
  EXPECT_TRUE(has((Pathways(Board(6, 6), cards).at_side(Side::East)), cell_named("f6")));
  Cards wide;
  wide.put(cell_named("f5"), kNE);
  EXPECT_TRUE(has((Pathways(Board(6, 5), wide).at_side(Side::North)), cell_named("f5")));
  EXPECT_FALSE(has((Pathways(Board(6, 6), wide).at_side(Side::North)), cell_named("f5")));
  Cards high;
  high.put(cell_named("e6"), kNE);
  EXPECT_TRUE(has((Pathways(Board(5, 6), high).at_side(Side::East)), cell_named("e6")));
  EXPECT_FALSE(has((Pathways(Board(6, 6), high).at_side(Side::East)), cell_named("e6")));
}

// --- TRY-15, TRY-16 ---------------------------------------------------------------------------------

TEST(TrypsylonJoint, TRY_15_the_frame_is_no_bridge) {
  // Both corners in the north join the north side, but not each other.
  const Cards cards = drawn_cards({"nw ?? ?? ?? ne",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??"});
  const Pathways pathways(kFive, cards);
  EXPECT_EQ(cell_names(pathways.joined_to(Side::North)), (Texts{"a5", "e5"}));
  EXPECT_EQ(cell_names(pathways.joined_to(Side::West)), Texts{"a5"});
  EXPECT_EQ(cell_names(pathways.joined_to(Side::East)), Texts{"e5"});
  EXPECT_FALSE(pathways.joins(Goal::Beach));
  // Every card of the southern row reaches the frame; every other pair of cards has no joint.
  const Cards row = drawn_cards({"?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "ne ne ne nw nw"});
  EXPECT_EQ(cell_names(Pathways(kFive, row).at_side(Side::South)), (Texts{"a1", "b1", "c1", "d1", "e1"}));
  EXPECT_FALSE(cards_are_joined(row, "a1", "b1"));
  EXPECT_FALSE(cards_are_joined(row, "b1", "c1"));
  EXPECT_FALSE(Pathways(kFive, row).joins(Goal::Beach));
}

TEST(TrypsylonJoint, TRY_13_TRY_15_a_pathway_may_go_on_through_a_point_on_the_frame) {
  // Joint at a side, point on the frame, joint at a side, point on the frame; the corner joins the west.
  const Cards row = drawn_cards({"?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "?? ?? ?? ?? ??",  //
                                 "sw se sw se sw"});
  EXPECT_TRUE(Pathways(kFive, row).joins(Goal::Beach));
  EXPECT_FALSE(Pathways(kFive, row).joins(Goal::Meadow));
  const Pathway pathway = shortest_pathway(Pathways(kFive, row), Goal::Beach);
  ASSERT_EQ(pathway.count, 5);
  EXPECT_EQ(cell_name(pathway.cells[0]), "a1");
  EXPECT_EQ(cell_name(pathway.cells[4]), "e1");
  for (const char* missing : {"a1", "b1", "c1", "d1", "e1"}) {
    Cards broken = row;
    broken.clear(cell_named(missing));
    EXPECT_FALSE(Pathways(kFive, broken).joins(Goal::Beach)) << missing;
  }
}

TEST(TrypsylonJoint, TRY_16_a_pathway_from_north_to_south_across_the_board) {
  // c5 and b4 meet in a point, and so do b3 and c2; c1 leads to a point on the frame.
  const Cards cards = drawn_cards({"?? ne sw ?? ??",  //
                                   "?? ne ne ?? ??",  //
                                   "?? se ne ?? ??",  //
                                   "?? sw nw ?? ??",  //
                                   "?? ne sw ?? ??"});
  EXPECT_TRUE(Pathways(kFive, cards).joins(Goal::Meadow));
  EXPECT_FALSE(Pathways(kFive, cards).joins(Goal::Beach));
  const Pathway pathway = shortest_pathway(Pathways(kFive, cards), Goal::Meadow);
  ASSERT_EQ(pathway.count, 5);
  Texts names;
  for (std::size_t i = 0; i < 5; ++i) {
    names.push_back(cell_name(pathway.cells[i]));
  }
  EXPECT_EQ(names, (Texts{"c5", "b4", "b3", "c2", "c1"}));
  // The neighbouring cards complete these points: without any of them the pathway is broken.
  for (const std::string beside : {"b5", "c4", "c3", "b2", "b1"}) {
    Cards broken = cards;
    broken.clear(cell_named(beside));
    EXPECT_FALSE(Pathways(kFive, broken).joins(Goal::Meadow)) << "a vacancy on " << beside;
    broken.put_face_down(cell_named(beside));
    EXPECT_FALSE(Pathways(kFive, broken).joins(Goal::Meadow)) << "face down on " << beside;
  }
}

TEST(TrypsylonJoint, TRY_12_TRY_13_TRY_14_joints_in_words) {
  const Cards cards = drawn_cards({"nw ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? nw sw ?? ??",  //
                                   "-- ne ?? ?? ??",  //
                                   "nw sw ?? ?? ??"});
  const std::vector<Joint> expected{
      {0, 1, {"a1", "a2"}, {"a1"}, {"a2"}},                          // on the frame: a1 isn't joined
      {0, 5, {"a5"}, {"a5"}, {}},                                    // in a corner of the board
      {1, 0, {"a1", "b1"}, {"b1"}, {}},                              // on the frame, both face up
      {1, 3, {"a3", "a4", "b3", "b4"}, {"b3"}, {"a3", "a4", "b4"}},  // a single arm: nothing can be joined
      {2, 2, {"b2", "b3", "c2", "c3"}, {"b2", "c3"}, {"c2"}},        // a broken diagonal
  };
  EXPECT_EQ(joints_of(kFive, cards), expected);
  EXPECT_TRUE(expected[0].is_broken());
  EXPECT_FALSE(expected[1].is_broken());
  EXPECT_FALSE(expected[2].is_broken());
  EXPECT_FALSE(expected[3].is_broken());
  EXPECT_TRUE(expected[4].is_broken());
}

}  // namespace
}  // namespace byways::trypsylon
