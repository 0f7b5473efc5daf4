// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "engine/overpass/board.h"
#include "engine/overpass/faces.h"

// LIN-1, LIN-2 and the board file: its properties, and errors for broken ones.

namespace byways::overpass {
namespace {

using Json = nlohmann::ordered_json;

Node node(const char* id) { return board().find_node(id).value(); }
Space space(const char* id) { return board().find_space(id).value(); }

TEST(OverPassBoard, is_the_one_of_the_file) {
  EXPECT_EQ(board().nodes(), 97);
  EXPECT_EQ(board().spaces(), 77);
  EXPECT_EQ(board().lines(), 36);
  EXPECT_EQ(board().drawing().edges.size(), 172U);
  EXPECT_EQ(board().drawing().groups.size(), 36U);
  EXPECT_EQ(board().exits().count(), 8);
  EXPECT_EQ(board().perimeter().count(), 16);
  EXPECT_EQ(board().transit().count(), 4);
  EXPECT_EQ(board().node_id(board().centre()), "O");
  EXPECT_EQ(board().space_id(board().goal()), "z");
  EXPECT_EQ(board().find_node("K0"), std::nullopt);
  EXPECT_EQ(board().find_space("A0"), std::nullopt);
}

TEST(OverPassBoard, LIN_1_nine_lines_in_each_of_four_directions) {
  for (Line line = 0; line < board().lines(); ++line) {
    EXPECT_EQ(board().parallel(line).count(), 8);
    EXPECT_FALSE(board().parallel(line).has(line));
  }
}

TEST(OverPassBoard, LIN_1_a_piece_rests_on_the_lines_that_pass_through) {
  const auto counts = [](const char* id) {
    const int passing = board().rests_on(node(id)).count();
    return std::pair(passing, board().lines_at(node(id)).count() - passing);
  };
  EXPECT_EQ(counts("O"), std::pair(4, 0));
  EXPECT_EQ(counts("A0"), std::pair(2, 2));
  EXPECT_EQ(counts("A1"), std::pair(1, 1));
  EXPECT_EQ(counts("B0"), std::pair(1, 1));
  EXPECT_EQ(counts("B1"), std::pair(1, 2));
  EXPECT_EQ(counts("C0"), std::pair(2, 0));
  EXPECT_EQ(counts("E5"), std::pair(1, 1));
  EXPECT_EQ(counts("J3"), std::pair(0, 2));
}

TEST(OverPassBoard, LIN_1_adjacent_are_neighbours_on_a_line) {
  EXPECT_TRUE(board().beside(node("A0")).has(node("O")));
  EXPECT_TRUE(board().beside(node("A0")).has(node("B7")));
  EXPECT_FALSE(board().beside(node("A0")).has(node("C0")));
  EXPECT_EQ(board().beside(node("O")).count(), 8);
  EXPECT_EQ(board().beside(node("J3")).count(), 2);
}

TEST(OverPassBoard, LIN_2_farther_out_by_the_distance_from_the_centre) {
  EXPECT_TRUE(board().outward(node("A1")).has(node("A0"))) << "20 against 14.1";
  EXPECT_FALSE(board().outward(node("A0")).has(node("A1")));
  EXPECT_FALSE(board().outward(node("E0")).has(node("E1"))) << "equally far";
  EXPECT_FALSE(board().outward(node("E1")).has(node("E0")));
  EXPECT_TRUE(board().outward(node("J0")).empty());
}

TEST(OverPassBoard, GRP_3_GRP_7_GRP_8_spaces_and_groups) {
  EXPECT_EQ(board().adjoining(board().goal()).count(), 8);
  EXPECT_TRUE(board().adjoining(space("b0")).has(space("a1")));
  EXPECT_FALSE(board().adjoining(space("g0")).has(space("k0"))) << "they meet at a point";
  EXPECT_EQ(board().groups_with(space("m0")).size(), 2U);
  EXPECT_EQ(board().groups_with(space("d0")).size(), 1U);
  for (Space each = 0; each < board().spaces(); ++each) {
    if (board().transit().has(each) || each == board().goal()) {
      EXPECT_TRUE(board().groups_with(each).empty());
    }
    for (const auto& [one, other] : board().groups_with(each)) {
      EXPECT_TRUE(board().adjoining(each).has(one));
      EXPECT_TRUE(board().adjoining(each).has(other));
    }
  }
}

TEST(OverPassBoard, faces_are_the_spaces_and_the_outside) {
  const std::vector<Face> faces = faces_of(board().drawing());
  EXPECT_EQ(faces.size(), 78U);
  EXPECT_EQ(std::count_if(faces.begin(), faces.end(), [](const Face& f) { return f.is_outside; }), 1);
}

// The board file with one change.
struct Broken {
  const char* name;
  const char* pointer;   // JSON pointer into the file
  const char* value;     // replacement; null to remove the value
  const char* expected;  // part of the message
};
void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.name; }

class BrokenBoard : public testing::TestWithParam<Broken> {};

TEST_P(BrokenBoard, is_refused_with_a_clear_message) {
  Json file = Json::parse(board_text());
  const Json::json_pointer pointer(GetParam().pointer);
  if (GetParam().value == nullptr) {
    Json& parent = file[pointer.parent_pointer()];
    if (parent.is_array()) {
      parent.erase(std::stoul(pointer.back()));
    } else {
      parent.erase(pointer.back());
    }
  } else {
    file[pointer] = Json::parse(GetParam().value);
  }
  const auto read = read_board(file.dump());
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().message.find(GetParam().expected), std::string::npos) << read.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Files, BrokenBoard,
    testing::Values(
        Broken{"no_nodes", "/nodes", nullptr, "\"nodes\""}, Broken{"nodes_list", "/nodes", "[]", "\"nodes\""},
        Broken{"bad_id", "/nodes/x1", "[1, 2]", "x1"}, Broken{"leading_zero", "/nodes/A01", "[1, 2]", "A01"},
        Broken{"text_point", "/nodes/A0", "\"20,0\"", "A0"},
        Broken{"far_point", "/nodes/A0", "[1e9, 0]", "A0"},
        Broken{"moved_node", "/nodes/C0", "[28.28, 13]", "straight"},
        Broken{"swapped_rings", "/nodes/D0", "[45, 0]", "straight"},
        Broken{"centre_elsewhere", "/nodes/O", "[5, 0]", "centre"},
        Broken{"no_centre", "/centre", nullptr, "centre"},
        Broken{"no_square", "/centreSquareHalf", "0", "centreSquareHalf"},
        Broken{"lines_missing", "/lines", "3", "\"lines\""},
        Broken{"line_unknown", "/lines/0", "[\"A2\", \"Q1\"]", "Q1"},
        Broken{"line_short", "/lines/0", "[\"A2\"]", "two nodes"},
        Broken{"line_crooked", "/lines/0", "[\"A2\", \"A1\", \"O\"]", "straight"},
        Broken{"line_cut", "/lines/0", "[\"A2\", \"A1\"]", "edge"},
        Broken{"line_skips", "/lines/0", "[\"A2\", \"A0\"]", "A1"},
        Broken{"line_slanted", "/lines/0", "[\"A1\", \"B0\"]", "directions"},
        Broken{"line_twice", "/lines/36", "[\"A2\", \"A1\", \"A0\"]", "one straight line"},
        Broken{"line_in_parts", "/lines/36", "[\"B3\", \"A3\"]", "one straight line"},
        Broken{"edge_missing", "/edges/0", nullptr, "A0-A1"},
        Broken{"edge_more", "/edges/172", "\"A0-C0\"", "A0-C0"},
        Broken{"edge_twice", "/edges/172", "\"A0-A1\"", "A0-A1"},
        Broken{"edge_text", "/edges/0", "\"A0A1\"", "A0A1"},
        Broken{"comps_missing", "/comps", nullptr, "comps"},
        Broken{"space_without_corners", "/comps/d0/v", nullptr, "d0"},
        Broken{"space_corner", "/comps/d0/v/0", "\"C1\"", "d0"},
        Broken{"space_clockwise", "/comps/f0/v", "[\"D0\", \"E1\", \"E0\"]", "f0"},
        Broken{"space_twice", "/comps/n0",
               "{\"v\": [\"D0\", \"E0\", \"E1\"], \"adj\": [], \"at\": [45.86, 0], \"r\": 4}", "same space"},
        Broken{"space_gone", "/comps/m3", nullptr, "m3"},
        Broken{"adjacency_short", "/comps/d0/adj", "[\"c0\", \"c7\", \"e0\"]", "d0"},
        Broken{"adjacency_wrong", "/comps/d0/adj", "[\"c0\", \"c7\", \"e0\", \"e1\"]", "d0"},
        Broken{"circle_too_large", "/comps/d0/r", "6", "d0"},
        Broken{"circle_outside", "/comps/d0/at", "[0, 0]", "d0"},
        Broken{"circle_negative", "/comps/d0/r", "-1", "d0"},
        Broken{"goal_unknown", "/goal", "\"y\"", "goal"},
        Broken{"goal_elsewhere", "/goal", "\"a0\"", "small"},
        Broken{"small_short", "/small/0", nullptr, "small"},
        Broken{"transit_short", "/transit/0", nullptr, "transit"},
        Broken{"transit_wrong", "/transit/0", "\"c0\"", "transit"},
        Broken{"group_missing", "/T/0", nullptr, "B0"},
        Broken{"group_wrong", "/T/0", "[\"B0\", \"c0\", \"d0\", \"c7\"]", "B0"},
        Broken{"group_short", "/T/0", "[\"B0\", \"d0\"]", "\"T\""},
        Broken{"group_unusable", "/T/36", "[\"A1\", \"b0\", \"a0\", \"a1\"]", "A1"},
        Broken{"unused_missing", "/Tnotused/7", nullptr, "s6"},
        Broken{"exits_short", "/exits/0", nullptr, "exits"},
        Broken{"exit_inside", "/exits/0", "\"I0\"", "exits"},
        Broken{"perimeter_short", "/perimeter/0", nullptr, "perimeter"},
        Broken{"perimeter_order", "/perimeter/0", "\"I0\"", "perimeter"},
        Broken{"pass_start_alone", "/overpassStart/red", "[\"A2\"]", "overpassStart"},
        Broken{"pass_start_crooked", "/overpassStart/red", "[\"A2\", \"A4\"]", "overpassStart"},
        Broken{"pass_start_shared", "/overpassStart/red", "[\"A0\", \"A4\"]", "overpassStart"},
        Broken{"pass_start_outside", "/overpassStart/red", "[\"D2\", \"D6\"]", "D2"},
        Broken{"pass_start_gone", "/overpassStart/blue", nullptr, "overpassStart"},
        Broken{"groups_start_shared", "/groupsStart/red", "[\"m1\", \"h4\", \"h5\"]", "groupsStart"},
        Broken{"groups_start_transit", "/groupsStart/red", "[\"b0\", \"h4\", \"h5\"]", "b0"},
        Broken{"full_house_short", "/fullHouseStart/0", nullptr, "fullHouseStart"},
        Broken{"crooked_twice", "/crookedStart/0", "\"C1\"", "crookedStart"},
        Broken{"spiral_short", "/spiralStart/0", nullptr, "spiralStart"},
        Broken{"spiral_space", "/spiralStart/0", "\"a1\"", "a1"}),
    [](const testing::TestParamInfo<Broken>& broken) { return std::string(broken.param.name); });

TEST(BoardFile, is_refused_whatever_it_is) {
  for (const char* const text : {"", "null", "[]", "3", "{", "{}", "\xFF", R"({"nodes": {}})"}) {
    EXPECT_FALSE(read_board(text)) << text;
  }
  const std::string whole = board_text();
  for (std::size_t length = 0; length < whole.size(); length += 97) {
    const auto read = read_board(whole.substr(0, length));
    ASSERT_FALSE(read);
    ASSERT_FALSE(read.error().message.empty());
  }
}

// Replaces any value of the file by any other: no crash, and the error names something.
TEST(BoardFile, shuffled_values_never_crash) {
  const Json whole = Json::parse(board_text());
  const Json flat = whole.flatten();
  std::vector<std::string> keys;
  for (const auto& [key, value] : flat.items()) {
    keys.push_back(key);
  }
  const std::size_t stride = BYWAYS_SANITIZED ? 61 : 7;
  for (std::size_t i = 0; i < keys.size(); i += stride) {
    Json changed = whole;
    changed[Json::json_pointer(keys[i])] = flat[keys[(i * 31 + 17) % keys.size()]];
    if (const auto read = read_board(changed.dump()); !read) {
      ASSERT_FALSE(read.error().message.empty()) << keys[i];
      ASSERT_LT(read.error().message.size(), 300U) << keys[i];
    }
  }
}

}  // namespace
}  // namespace byways::overpass
