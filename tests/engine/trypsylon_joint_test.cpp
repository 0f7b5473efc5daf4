// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/trypsylon/joints.h"
#include "tests/engine/trypsylon_boards.h"

// TRY-1, TRY-11, TRY-12: how cards are joined, on drawn boards.

namespace byways::trypsylon {
namespace {

using test::cards_are_joined;
using test::cards_face_down;
using test::cell_named;
using test::drawn_cards;
using test::sides_at;
using test::turn_card_up;

constexpr Board kFiveByFive(5, 5);
using Texts = std::vector<std::string>;

// --- TRY-1, TRY-11 ----------------------------------------------------------------------------------

TEST(TrypsylonJoint, TRY_1_TRY_11_each_card_has_arms_at_two_middles_of_sides) {
  // Neighbours of c3 with an arm towards it, and towards no other card that is face up.
  const auto beside = [](Corner corner, const std::string& name, Corner neighbour) {
    Cards cards = cards_face_down();
    turn_card_up(cards, "c3", corner);
    turn_card_up(cards, name, neighbour);
    return cards_are_joined(cards, "c3", name);
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
  Cards cards = cards_face_down();
  turn_card_up(cards, "c3", kNW);  // an arm to the east
  for (const Corner away : {kNW, kSW}) {
    turn_card_up(cards, "d3", away);
    EXPECT_FALSE(cards_are_joined(cards, "c3", "d3"));
  }
  cards.clear(cell_named("d3"));
  EXPECT_EQ(Pathways(kFiveByFive, cards).spread(bit(cell_named("c3"))), bit(cell_named("c3"))) << "a vacancy";
  cards.put_face_down(cell_named("d3"));
  EXPECT_EQ(Pathways(kFiveByFive, cards).spread(bit(cell_named("c3"))), bit(cell_named("c3")))
      << "a card face down";
}

TEST(TrypsylonJoint, TRY_11_an_arm_at_the_frame_joins_its_side) {
  // At the middle of an edge all other cards are face down, so only middles of sides count.
  const auto at = [](const std::string& name, Corner corner) {
    Cards cards = cards_face_down();
    turn_card_up(cards, name, corner);
    return sides_at(cards, name);
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
  // b2 and c3 meet at the point between b2, b3, c2 and c3.
  const Cards complete = drawn_cards({"?? ?? ?? ?? ??",  //
                                      "?? ?? ?? ?? ??",  //
                                      "?? nw sw ?? ??",  //
                                      "?? ne ne ?? ??",  //
                                      "?? ?? ?? ?? ??"});
  EXPECT_TRUE(cards_are_joined(complete, "b2", "c3"));
  for (const std::string missing : {"b3", "c2"}) {
    Cards cards = complete;
    cards.clear(cell_named(missing));
    EXPECT_FALSE(cards_are_joined(cards, "b2", "c3")) << "a vacancy";
    cards.put_face_down(cell_named(missing));
    EXPECT_FALSE(cards_are_joined(cards, "b2", "c3")) << "a card face down";
  }
  const Cards other = drawn_cards({"?? ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? se nw ?? ??",  //
                                   "?? nw nw ?? ??",  //
                                   "?? ?? ?? ?? ??"});
  EXPECT_TRUE(cards_are_joined(other, "b3", "c2")) << "the other diagonal";
}

TEST(TrypsylonJoint, TRY_12_three_or_four_arms_meet_around_the_point) {
  // All arms lead to the point between b2, b3, c2 and c3, none to a common side.
  const Cards four = drawn_cards({"?? ?? ?? ?? ??",  //
                                  "?? ?? ?? ?? ??",  //
                                  "?? se sw ?? ??",  //
                                  "?? ne nw ?? ??",  //
                                  "?? ?? ?? ?? ??"});
  const Texts around{"b2", "b3", "c2", "c3"};
  for (const std::string& a : around) {
    for (const std::string& b : around) {
      EXPECT_TRUE(cards_are_joined(four, a, b)) << a << ' ' << b;
    }
  }
  for (const std::string& out : around) {
    Cards three = four;
    three.clear(cell_named(out));
    for (const std::string& a : around) {
      for (const std::string& b : around) {
        EXPECT_EQ(cards_are_joined(three, a, b), a == b) << "none is joined there without " << out;
      }
    }
    // Turned so that it has an arm neither to the point nor towards its two neighbours.
    const Corner inwards = four.corner(cell_named(out));
    three.put(cell_named(out), static_cast<Corner>((static_cast<int>(inwards) + 2) % 4));
    for (const std::string& a : around) {
      for (const std::string& b : around) {
        if (a != out && b != out) {
          EXPECT_TRUE(cards_are_joined(three, a, b))
              << a << ' ' << b << " with a card that has no arm into it";
        }
      }
    }
  }
}

TEST(TrypsylonJoint, TRY_12_a_card_without_an_arm_into_the_point_is_not_joined_there) {
  const Cards cards = drawn_cards({"?? ?? ?? ?? ??",  //
                                   "?? ?? ?? ?? ??",  //
                                   "?? nw sw ?? ??",  //
                                   "?? ne se ?? ??",  //
                                   "?? ?? ?? ?? ??"});
  EXPECT_TRUE(cards_are_joined(cards, "b2", "c3"));
  EXPECT_FALSE(cards_are_joined(cards, "b2", "b3")) << "b3 leads away to the north-west";
  EXPECT_FALSE(cards_are_joined(cards, "c2", "b2"));
}

}  // namespace
}  // namespace byways::trypsylon
