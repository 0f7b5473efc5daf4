// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "engine/games.h"
#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

TEST(CliGames, a_line_each_with_players_and_options) {
  const std::vector<nlohmann::json> lines = good({"games"}).lines();
  ASSERT_EQ(lines.size(), all_games().size());
  std::set<std::string> ids;
  for (const nlohmann::json& line : lines) {
    ids.insert(line["game"].get<std::string>());
    EXPECT_TRUE(line["title"].is_string());
    ASSERT_EQ(line["players"].size(), 2U);
    EXPECT_LE(line["players"][0], line["players"][1]);
    for (const nlohmann::json& option : line["options"]) {
      EXPECT_TRUE(option["name"].is_string());
      const nlohmann::json& values = option["values"];
      EXPECT_NE(std::find(values.begin(), values.end(), option["default"]), values.end()) << option;
    }
  }
  EXPECT_EQ(ids.size(), lines.size());
}

TEST(CliGames, BYG_1_BYG_10_options_of_byg) {
  for (const nlohmann::json& line : good({"games"}).lines()) {
    if (line["game"] == "byg") {
      EXPECT_EQ(line, nlohmann::json::parse(R"({"game": "byg", "title": "Byg", "players": [2, 2], "options": [
        {"name": "size", "values": [3, 4, 5, 6, 7, 8], "default": 6},
        {"name": "priority", "values": [0, 1, 2], "default": 0},
        {"name": "first", "values": [0, 1, 2], "default": 0},
        {"name": "clock", "values": [false, true], "default": false}]})"));
      return;
    }
  }
  FAIL() << "no byg";
}

TEST(CliGames, TRY_2_TRY_10_TRY_18_options_of_trypsylon) {
  for (const nlohmann::json& line : good({"games"}).lines()) {
    if (line["game"] == "trypsylon") {
      EXPECT_EQ(line, nlohmann::json::parse(
                          R"({"game": "trypsylon", "title": "TRYPSYLON", "players": [2, 2], "options": [
        {"name": "board", "values": ["5x5", "5x6", "6x5", "6x6"], "default": "5x5"},
        {"name": "expert", "values": [false, true], "default": false},
        {"name": "beach", "values": [1, 2], "default": 1},
        {"name": "start", "values": [0, 1, 2], "default": 0},
        {"name": "touch-move", "values": [false, true], "default": true}]})"));
      return;
    }
  }
  FAIL() << "no trypsylon";
}

TEST(CliGames, SOL_1_SOL_2_SOL_3_options_of_the_challenges) {
  int met = 0;
  for (const nlohmann::json& line : good({"games"}).lines()) {
    if (line["players"] != nlohmann::json({1, 1})) {
      continue;
    }
    ++met;
    EXPECT_EQ(line["options"][0]["name"], "from");
    EXPECT_EQ(line["options"][0]["default"], line["options"][0]["values"][0]);
    EXPECT_EQ(line["options"].size(), line["game"] == "spiral" ? 2U : 1U);
  }
  EXPECT_EQ(met, 3);
}

TEST(CliNew, a_fresh_record_of_every_game) {
  for (const Game* game : all_games()) {
    const Answer answer = good({"new", std::string(game->id()), "--seed", "1"});
    ASSERT_EQ(answer.lines().size(), 1U);
    const nlohmann::json record = answer.lines()[0];
    EXPECT_EQ(record["format"], "byways-record");
    EXPECT_EQ(record["version"], 1);
    EXPECT_EQ(record["game"], game->id());
    EXPECT_EQ(record["players"].size(), static_cast<std::size_t>(game->usual_players()));
    EXPECT_FALSE(record.contains("result"));
    EXPECT_EQ(good({"check", "-"}, answer.out).lines(), std::vector<nlohmann::json>(1, kOk));
    EXPECT_NE(good({"show", "-"}, answer.out).lines()[0]["to_move"], "*") << "lots are drawn";
    EXPECT_EQ(good({"new", std::string(game->id()), "--seed", "1"}).out, answer.out);
  }
}

TEST(CliNew, BYG_1_lots_due_before_the_first_turn_are_drawn) {
  std::set<std::string> lots;
  for (int seed = 0; seed < 20; ++seed) {
    const nlohmann::json record = good({"new", "byg", "--seed", std::to_string(seed)}).lines()[0];
    ASSERT_EQ(record["turns"].size(), 1U);
    lots.insert(record["turns"][0].get<std::string>());
  }
  EXPECT_EQ(lots, (std::set<std::string>{"*: priority 1", "*: priority 2"}));
  EXPECT_TRUE(good({"new", "byg", "--option", "priority=2"}).lines()[0]["turns"].empty());
}

TEST(CliNew, options_given_are_written) {
  const nlohmann::json record =
      good({"new", "byg", "--option", "size=4", "--option", "clock=on", "--option", "priority=1"}).lines()[0];
  EXPECT_EQ(record["options"], nlohmann::json::parse(R"({"size": 4, "clock": true, "priority": 1})"));
  EXPECT_EQ(good({"new", "byg", "--option", "clock=true"}).lines()[0]["options"],
            nlohmann::json::parse(R"({"clock": true})"));
  EXPECT_EQ(good({"new", "byg", "--option", "clock=off"}).lines()[0]["options"],
            nlohmann::json::parse(R"({"clock": false})"));
}

TEST(CliNew, the_number_of_players_is_the_length_of_players) {
  for (const Game* game : all_games()) {
    for (int players = game->fewest_players(); players <= game->most_players(); ++players) {
      const nlohmann::json record =
          good({"new", std::string(game->id()), "--players", std::to_string(players)}).lines()[0];
      EXPECT_EQ(record["players"].size(), static_cast<std::size_t>(players));
    }
  }
}

TEST(CliBench, prints_its_keys) {
  const std::vector<nlohmann::json> lines = good({"bench", "byg", "--search"}).lines();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0]["game"], "byg");
  for (const char* key : {"playouts_per_s", "steps_per_s", "ns_per_step", "nodes_per_s", "of_playouts"}) {
    ASSERT_TRUE(lines[0][key].is_number()) << key;
    EXPECT_GT(lines[0][key], 0) << key;
  }
  EXPECT_NEAR(lines[0]["steps_per_s"].get<double>() * lines[0]["ns_per_step"].get<double>(), 1e9, 1e7);
  EXPECT_NEAR(lines[0]["of_playouts"].get<double>() * lines[0]["playouts_per_s"].get<double>(),
              lines[0]["nodes_per_s"].get<double>(), lines[0]["nodes_per_s"].get<double>() / 100);
}

}  // namespace
}  // namespace byways::test
