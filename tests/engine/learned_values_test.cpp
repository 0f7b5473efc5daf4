// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/byg/shapes.h"
#include "engine/overpass/board.h"
#include "engine/overpass/learned_values.h"
#include "tests/engine/learned_file.h"
#include "tests/engine/self_play.h"
#include "tests/engine/shape_learner.h"
#include "tests/engine/value_learner.h"

// Values of places in Over-Pass and Groups-of-Three, and of shapes in Byg, are made by learn_values, which
// takes minutes. These tests only run its first games and compare with the checkpoints in the files.

namespace byways::test {
namespace {

using nlohmann::json;

// The number that doubles a chance, then the value of each kind of place.
std::vector<int> numbers_in(const std::string& text) {
  const json file = json::parse(text);
  std::vector<int> numbers = file["doubles"];
  for (const json& kind : file["places"]) {
    numbers.push_back(kind["value"]);
  }
  return numbers;
}

TEST(LearnedValues, a_few_games_of_Over_Pass_teach_the_same_everywhere) {
  EXPECT_EQ(
      numbers_in(learn_values("over-pass", 3, 1)),
      (std::vector<int>{45, 727, 219, 30, 1, 4, 2, 6, 8, 8, 9, 10, 14, 10, 12, 14, 17, 16, 19, 22, 87, 86}));
}

TEST(LearnedValues, a_few_games_of_Groups_of_Three_teach_the_same_everywhere) {
  EXPECT_EQ(numbers_in(learn_values("groups-of-three", 12, 1)),
            (std::vector<int>{44, 84, 47, 29, 91, 77, 65, 55, 57, 45, 31, 32, 35, 33, 24, 19, 18, 20, 18}));
}

TEST(LearnedValues, a_few_games_of_Byg_teach_the_same_everywhere) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "a minute of searches that others look at too";
  }
  const json file = json::parse(learn_shapes(2, 1));
  int sum = 0;
  for (const json& value : file["shapes"]) {
    sum += value.get<int>();
  }
  EXPECT_EQ(file["shapes"].size(), 102U);
  EXPECT_EQ(sum, -2481);
  EXPECT_EQ(file["shapes"]["xoxo..22"], 304);
  EXPECT_EQ(file["shapes"]["##....00"], -217);
}

// How a file was made, according to the file.
struct Making {
  std::string game;
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
};

Making making_of(const std::string& file) {
  std::istringstream words(json::parse(file)["made by"].get<std::string>());
  std::string tool;
  Making making;
  words >> tool >> making.game >> making.games >> making.seed;
  return making;
}

TEST(LearnedValues, nobody_has_changed_the_files_by_hand) {
  for (const std::string& file :
       {overpass::over_pass_values_text(), overpass::groups_values_text(), byg::shape_values_text()}) {
    const Making making = making_of(file);
    EXPECT_EQ(json::parse(file)["checksum"], checksum_of(file)) << making.game;
    std::string changed = file;
    const std::size_t at = changed.find_last_of("0123456789");
    changed[at] = changed[at] == '1' ? '2' : '1';
    EXPECT_NE(checksum_of(changed), checksum_of(file)) << making.game;
  }
}

// The current tool reproduces the checkpoint of Byg's file. The dice games' files were made when players
// still wasted moves (LEV-3), so the current tool would give different values.
TEST(LearnedValues, the_file_of_Byg_is_what_the_tool_makes) {
  const std::string shapes = byg::shape_values_text();
  const Making making = making_of(shapes);
  ASSERT_EQ(making.game, "byg");
  EXPECT_EQ(json::parse(shapes)["checkpoint"], shapes_checkpoint(making.games, making.seed));
}

TEST(LearnedValues, the_files_say_how_they_are_made_and_know_every_place_once) {
  for (const std::string game : {"over-pass", "groups-of-three"}) {
    const bool is_over_pass = game == "over-pass";
    const json file =
        json::parse(is_over_pass ? overpass::over_pass_values_text() : overpass::groups_values_text());
    EXPECT_EQ(file["made by"].get<std::string>().rfind("learn_values " + game + " ", 0), 0U);
    const Subject subject = subject_of(game);
    ASSERT_EQ(file["places"].size(), subject.kinds.size());
    for (std::size_t kind = 0; kind < subject.kinds.size(); ++kind) {
      std::vector<std::string> ids;
      for (const int place : subject.kinds[kind]) {
        ids.push_back(subject.ids[static_cast<std::size_t>(place)]);
      }
      EXPECT_EQ(file["places"][kind]["ids"].get<std::vector<std::string>>(), ids);
    }
  }
}

TEST(LearnedValues, places_that_a_turn_of_the_board_changes_for_each_other_are_worth_the_same) {
  const overpass::Board& board = overpass::board();
  const auto worth = [](const overpass::LearnedValues& values, int place) {
    return values.places[static_cast<std::size_t>(place)];
  };
  EXPECT_EQ(worth(overpass::over_pass_values(), *board.find_node("J0")),
            worth(overpass::over_pass_values(), *board.find_node("J6")));
  EXPECT_EQ(worth(overpass::groups_values(), *board.find_space("c0")),
            worth(overpass::groups_values(), *board.find_space("c7")));
  EXPECT_GT(worth(overpass::over_pass_values(), *board.find_node("J0")),
            worth(overpass::over_pass_values(), *board.find_node("A0")));
  EXPECT_GT(worth(overpass::groups_values(), *board.find_space("a0")),
            worth(overpass::groups_values(), *board.find_space("m0")));
}

}  // namespace
}  // namespace byways::test
