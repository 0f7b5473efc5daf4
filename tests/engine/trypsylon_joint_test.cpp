// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <sstream>

#include "engine/trypsylon/joints.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/pathways.h"

// TRY-1 and TRY-11 to TRY-16: how cards are joined, on boards drawn by hand.

namespace byways::trypsylon {
namespace {

using Five = Board<5, 5>;
using Texts = std::vector<std::string>;

constexpr auto kNW = Corner::NorthWest;
constexpr auto kNE = Corner::NorthEast;
constexpr auto kSE = Corner::SouthEast;
constexpr auto kSW = Corner::SouthWest;

Cell cell(const std::string& name) { return read_step(name)->cell(); }

// Rows from the north; "nw" and so on face up, "??" face down, "--" vacant.
Cards drawn(const Texts& rows) {
  Cards cards;
  int row = static_cast<int>(rows.size());
  for (const std::string& text : rows) {
    std::istringstream words(text);
    int column = 0;
    for (std::string word; words >> word;) {
      ++column;
      if (word == "??") {
        cards.put_face_down(cell_at(column, row));
      }
      for (const Corner corner : kCorners) {
        if (word == corner_name(corner)) {
          cards.put(cell_at(column, row), corner);
        }
      }
    }
    --row;
  }
  return cards;
}

Cards face_down() {
  Cards cards;
  cards.face_down = Five::kTables.all;
  return cards;
}

void turn_up(Cards& cards, const std::string& name, Corner corner) {
  cards.clear(cell(name));
  cards.put(cell(name), corner);
}

bool joined(const Cards& cards, const std::string& a, const std::string& b) {
  const bool one = has(Pathways<Five>(cards).spread(bit(cell(a))), cell(b));
  const bool other = has(Pathways<Five>(cards).spread(bit(cell(b))), cell(a));
  EXPECT_EQ(one, other) << a << ' ' << b;
  return one;
}

// The sides of the frame that the card joins by its own arms, as letters.
std::string sides(const Cards& cards, const std::string& name) {
  std::string letters;
  for (const Side side : kSides) {
    if (has(Pathways<Five>(cards).at_side(side), cell(name))) {
      letters += "NESW"[static_cast<std::size_t>(side)];
    }
  }
  return letters;
}

// --- TRY-1, TRY-11 ----------------------------------------------------------------------------------

TEST(TrypsylonJoint, TRY_1_TRY_11_each_card_has_arms_at_two_middles_of_sides) {
  // Neighbours of c3 with an arm towards it, and towards nothing else that is face up.
  const auto beside = [](Corner corner, const std::string& name, Corner neighbour) {
    Cards cards = face_down();
    turn_up(cards, "c3", corner);
    turn_up(cards, name, neighbour);
    return joined(cards, "c3", name);
  };
  struct Row {
    Corner corner;
    std::string sides;
  };
  for (const auto& [corner, expected] : {Row{kNW, "ES"}, Row{kNE, "SW"}, Row{kSE, "NW"}, Row{kSW, "NE"}}) {
    for (const Corner facing : {kNW, kNE}) {
      EXPECT_EQ(beside(corner, "c4", facing), expected.find('N') != std::string::npos)
          << "an arm to the south";
    }
    for (const Corner facing : {kNE, kSE}) {
      EXPECT_EQ(beside(corner, "d3", facing), expected.find('E') != std::string::npos) << "to the west";
    }
    for (const Corner facing : {kSE, kSW}) {
      EXPECT_EQ(beside(corner, "c2", facing), expected.find('S') != std::string::npos) << "to the north";
    }
    for (const Corner facing : {kSW, kNW}) {
      EXPECT_EQ(beside(corner, "b3", facing), expected.find('W') != std::string::npos) << "to the east";
    }
  }
}

TEST(TrypsylonJoint, TRY_11_one_arm_at_a_side_joins_nothing) {
  Cards cards = face_down();
  turn_up(cards, "c3", kNW);  // an arm to the east
  for (const Corner away : {kNW, kSW}) {
    turn_up(cards, "d3", away);
    EXPECT_FALSE(joined(cards, "c3", "d3"));
  }
  cards.clear(cell("d3"));
  EXPECT_EQ(Pathways<Five>(cards).spread(bit(cell("c3"))), bit(cell("c3"))) << "a vacancy";
  cards.put_face_down(cell("d3"));
  EXPECT_EQ(Pathways<Five>(cards).spread(bit(cell("c3"))), bit(cell("c3"))) << "a card face down";
}

TEST(TrypsylonJoint, TRY_11_an_arm_at_the_frame_joins_its_side) {
  // In the middle of an edge all other cells are face down, so only middles of sides count.
  const auto at = [](const std::string& name, Corner corner) {
    Cards cards = face_down();
    turn_up(cards, name, corner);
    return sides(cards, name);
  };
  EXPECT_EQ(at("a3", kNW) + at("a3", kNE) + at("a3", kSE) + at("a3", kSW), "WW") << "ne and se";
  EXPECT_EQ(at("a3", kNE), "W");
  EXPECT_EQ(at("a3", kSE), "W");
  EXPECT_EQ(at("e3", kNW), "E");
  EXPECT_EQ(at("e3", kSW), "E");
  EXPECT_EQ(at("e3", kNE) + at("e3", kSE), "");
  EXPECT_EQ(at("c5", kSE), "N");
  EXPECT_EQ(at("c5", kSW), "N");
  EXPECT_EQ(at("c5", kNW) + at("c5", kNE), "");
  EXPECT_EQ(at("c1", kNW), "S");
  EXPECT_EQ(at("c1", kNE), "S");
  EXPECT_EQ(at("c1", kSE) + at("c1", kSW), "");
  EXPECT_EQ(at("c3", kNW) + at("c3", kNE) + at("c3", kSE) + at("c3", kSW), "") << "not at the frame";
}

// --- TRY-12 -----------------------------------------------------------------------------------------

TEST(TrypsylonJoint, TRY_12_a_diagonal_needs_all_four_cards_face_up) {
  // b2 and c3 meet in the point between b2, b3, c2 and c3.
  const Cards complete = drawn({"?? ?? ?? ?? ??",  //
                                "?? ?? ?? ?? ??",  //
                                "?? nw sw ?? ??",  //
                                "?? ne ne ?? ??",  //
                                "?? ?? ?? ?? ??"});
  EXPECT_TRUE(joined(complete, "b2", "c3"));
  for (const std::string missing : {"b3", "c2"}) {
    Cards cards = complete;
    cards.clear(cell(missing));
    EXPECT_FALSE(joined(cards, "b2", "c3")) << "a vacancy";
    cards.put_face_down(cell(missing));
    EXPECT_FALSE(joined(cards, "b2", "c3")) << "a card face down";
  }
  const Cards other = drawn({"?? ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??",  //
                             "?? se nw ?? ??",  //
                             "?? nw nw ?? ??",  //
                             "?? ?? ?? ?? ??"});
  EXPECT_TRUE(joined(other, "b3", "c2")) << "the other diagonal";
}

TEST(TrypsylonJoint, TRY_12_three_or_four_arms_meet_around_the_point) {
  // All arms lead into the point between b2, b3, c2 and c3, none to a common side.
  const Cards four = drawn({"?? ?? ?? ?? ??",  //
                            "?? ?? ?? ?? ??",  //
                            "?? se sw ?? ??",  //
                            "?? ne nw ?? ??",  //
                            "?? ?? ?? ?? ??"});
  const Texts around{"b2", "b3", "c2", "c3"};
  for (const std::string& a : around) {
    for (const std::string& b : around) {
      EXPECT_TRUE(joined(four, a, b)) << a << ' ' << b;
    }
  }
  for (const std::string& out : around) {
    Cards three = four;
    three.clear(cell(out));
    for (const std::string& a : around) {
      for (const std::string& b : around) {
        EXPECT_EQ(joined(three, a, b), a == b) << "none is joined there without " << out;
      }
    }
    // Turned away, so that it has an arm neither into the point nor towards its two neighbours.
    const Corner inwards = four.corner(cell(out));
    three.put(cell(out), static_cast<Corner>((static_cast<int>(inwards) + 2) % 4));
    for (const std::string& a : around) {
      for (const std::string& b : around) {
        if (a != out && b != out) {
          EXPECT_TRUE(joined(three, a, b)) << a << ' ' << b << " with a card that has no arm into it";
        }
      }
    }
  }
}

TEST(TrypsylonJoint, TRY_12_a_card_without_an_arm_into_the_point_is_not_joined_there) {
  const Cards cards = drawn({"?? ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??",  //
                             "?? nw sw ?? ??",  //
                             "?? ne se ?? ??",  //
                             "?? ?? ?? ?? ??"});
  EXPECT_TRUE(joined(cards, "b2", "c3"));
  EXPECT_FALSE(joined(cards, "b2", "b3")) << "b3 leads away to the north-west";
  EXPECT_FALSE(joined(cards, "c2", "b2"));
}

// --- TRY-13, TRY-14 ---------------------------------------------------------------------------------

struct FramePoint {
  std::string one;
  Corner into;
  std::string other;
  Corner other_into;
  std::string side;
};

// A point on each side, seen from both of its cells.
const std::vector<FramePoint> kFramePoints{{"c5", kNE, "d5", kNW, "N"}, {"d5", kNW, "c5", kNE, "N"},
                                           {"e2", kNE, "e3", kSE, "E"}, {"e3", kSE, "e2", kNE, "E"},
                                           {"c1", kSE, "d1", kSW, "S"}, {"d1", kSW, "c1", kSE, "S"},
                                           {"a2", kNW, "a3", kSW, "W"}, {"a3", kSW, "a2", kNW, "W"}};

TEST(TrypsylonJoint, TRY_13_at_a_point_on_the_frame_both_cells_must_be_face_up) {
  for (const FramePoint& point : kFramePoints) {
    Cards cards = face_down();
    turn_up(cards, point.one, point.into);
    EXPECT_EQ(sides(cards, point.one), "") << point.one << " beside a card face down";
    cards.clear(cell(point.other));
    EXPECT_EQ(sides(cards, point.one), "") << point.one << " beside a vacancy";
    cards.put(cell(point.other), point.other_into);
    EXPECT_EQ(sides(cards, point.one), point.side);
    EXPECT_EQ(sides(cards, point.other), point.side);
    EXPECT_TRUE(joined(cards, point.one, point.other)) << "with each other";
  }
}

TEST(TrypsylonJoint, TRY_13_one_arm_is_enough_for_the_side_if_the_other_card_is_face_up) {
  for (const FramePoint& point : kFramePoints) {
    Cards cards = face_down();
    turn_up(cards, point.one, point.into);
    turn_up(cards, point.other, point.into);  // which leads from there into the next point of the frame
    EXPECT_EQ(sides(cards, point.one), point.side) << point.one;
    EXPECT_EQ(sides(cards, point.other), "") << point.other;
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
    Cards cards = face_down();
    turn_up(cards, name, corner);
    EXPECT_EQ(sides(cards, name), expected) << "beside cards face down";
    Cards alone;
    alone.put(cell(name), corner);
    EXPECT_EQ(sides(alone, name), expected) << "beside vacancies";
  }
}

TEST(TrypsylonJoint, TRY_14_frames_of_other_boards) {
  Cards cards;
  cards.put(cell("f6"), kNE);
  EXPECT_TRUE(has((Pathways<Board<6, 6>>(cards).at_side(Side::North)), cell("f6")));
  EXPECT_TRUE(has((Pathways<Board<6, 6>>(cards).at_side(Side::East)), cell("f6")));
  Cards wide;
  wide.put(cell("f5"), kNE);
  EXPECT_TRUE(has((Pathways<Board<6, 5>>(wide).at_side(Side::North)), cell("f5")));
  EXPECT_FALSE(has((Pathways<Board<6, 6>>(wide).at_side(Side::North)), cell("f5")));
  Cards high;
  high.put(cell("e6"), kNE);
  EXPECT_TRUE(has((Pathways<Board<5, 6>>(high).at_side(Side::East)), cell("e6")));
  EXPECT_FALSE(has((Pathways<Board<6, 6>>(high).at_side(Side::East)), cell("e6")));
}

// --- TRY-15, TRY-16 ---------------------------------------------------------------------------------

TEST(TrypsylonJoint, TRY_15_the_frame_is_no_bridge) {
  // Both corners in the north join the north side; nothing joins them with each other.
  const Cards cards = drawn({"nw ?? ?? ?? ne",  //
                             "?? ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??"});
  const Pathways<Five> pathways(cards);
  EXPECT_EQ(cell_names(pathways.joined_to(Side::North)), (Texts{"a5", "e5"}));
  EXPECT_EQ(cell_names(pathways.joined_to(Side::West)), Texts{"a5"});
  EXPECT_EQ(cell_names(pathways.joined_to(Side::East)), Texts{"e5"});
  EXPECT_FALSE(pathways.joins(Goal::Beach));
  // Every card of the southern row reaches the frame, every second side has no joint.
  const Cards row = drawn({"?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "ne ne ne nw nw"});
  EXPECT_EQ(cell_names(Pathways<Five>(row).at_side(Side::South)), (Texts{"a1", "b1", "c1", "d1", "e1"}));
  EXPECT_FALSE(joined(row, "a1", "b1"));
  EXPECT_FALSE(joined(row, "b1", "c1"));
  EXPECT_FALSE(Pathways<Five>(row).joins(Goal::Beach));
}

TEST(TrypsylonJoint, TRY_13_TRY_15_a_pathway_may_go_on_through_a_point_on_the_frame) {
  // Side joint, frame point, side joint, frame point; the corner joins the west.
  const Cards row = drawn({"?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "?? ?? ?? ?? ??",  //
                           "sw se sw se sw"});
  EXPECT_TRUE(Pathways<Five>(row).joins(Goal::Beach));
  EXPECT_FALSE(Pathways<Five>(row).joins(Goal::Meadow));
  const Pathway pathway = shortest_pathway(Pathways<Five>(row), Goal::Beach);
  ASSERT_EQ(pathway.count, 5);
  EXPECT_EQ(cell_name(pathway.cells[0]), "a1");
  EXPECT_EQ(cell_name(pathway.cells[4]), "e1");
  for (const char* missing : {"a1", "b1", "c1", "d1", "e1"}) {
    Cards broken = row;
    broken.clear(cell(missing));
    EXPECT_FALSE(Pathways<Five>(broken).joins(Goal::Beach)) << missing;
  }
}

TEST(TrypsylonJoint, TRY_16_a_pathway_from_north_to_south_across_the_board) {
  // c5 and b4 meet in a corner, so do b3 and c2; c1 leads into a point on the frame.
  const Cards cards = drawn({"?? ne sw ?? ??",  //
                             "?? ne ne ?? ??",  //
                             "?? se ne ?? ??",  //
                             "?? sw nw ?? ??",  //
                             "?? ne sw ?? ??"});
  EXPECT_TRUE(Pathways<Five>(cards).joins(Goal::Meadow));
  EXPECT_FALSE(Pathways<Five>(cards).joins(Goal::Beach));
  const Pathway pathway = shortest_pathway(Pathways<Five>(cards), Goal::Meadow);
  ASSERT_EQ(pathway.count, 5);
  Texts names;
  for (std::size_t i = 0; i < 5; ++i) {
    names.push_back(cell_name(pathway.cells[i]));
  }
  EXPECT_EQ(names, (Texts{"c5", "b4", "b3", "c2", "c1"}));
  // Those beside it complete its corners: without any one of them it is broken.
  for (const std::string beside : {"b5", "c4", "c3", "b2", "b1"}) {
    Cards broken = cards;
    broken.clear(cell(beside));
    EXPECT_FALSE(Pathways<Five>(broken).joins(Goal::Meadow)) << "a vacancy on " << beside;
    broken.put_face_down(cell(beside));
    EXPECT_FALSE(Pathways<Five>(broken).joins(Goal::Meadow)) << "face down on " << beside;
  }
}

TEST(TrypsylonJoint, TRY_12_TRY_13_TRY_14_joints_in_words) {
  const Cards cards = drawn({"nw ?? ?? ?? ??",  //
                             "?? ?? ?? ?? ??",  //
                             "?? nw sw ?? ??",  //
                             "-- ne ?? ?? ??",  //
                             "nw sw ?? ?? ??"});
  const std::vector<Joint> expected{
      {0, 1, {"a1", "a2"}, {"a1"}, {"a2"}},                          // on the frame: a1 stays unjoined
      {0, 5, {"a5"}, {"a5"}, {}},                                    // in a corner of the board
      {1, 0, {"a1", "b1"}, {"b1"}, {}},                              // on the frame, both face up
      {1, 3, {"a3", "a4", "b3", "b4"}, {"b3"}, {"a3", "a4", "b4"}},  // one arm only: nothing to break
      {2, 2, {"b2", "b3", "c2", "c3"}, {"b2", "c3"}, {"c2"}},        // a broken diagonal
  };
  EXPECT_EQ(joints_of<Five>(cards), expected);
  EXPECT_TRUE(expected[0].is_broken());
  EXPECT_FALSE(expected[1].is_broken());
  EXPECT_FALSE(expected[2].is_broken());
  EXPECT_FALSE(expected[3].is_broken());
  EXPECT_TRUE(expected[4].is_broken());
}

}  // namespace
}  // namespace byways::trypsylon
