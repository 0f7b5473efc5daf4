// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "engine/games.h"
#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

TEST(CliRandom, TURN_2_same_seed_same_games) {
  for (const Game* game : all_games()) {
    const std::string id(game->id());
    constexpr std::size_t kGames = BYWAYS_SANITIZED ? 1 : 3;
    const std::string number = std::to_string(kGames);
    const std::string games = good({"random", id, "--seed", "5", "--games", number}).out;
    EXPECT_EQ(good({"random", id, "--seed", "5", "--games", number}).out, games);
    EXPECT_NE(good({"random", id, "--seed", "6", "--games", number}).out, games);
    EXPECT_EQ(split_lines(games).size(), kGames);
    EXPECT_EQ(good({"random", id, "--seed", "5"}).out, split_lines(games)[0] + '\n');
  }
}

TEST(CliRandom, TURN_2_the_same_game_on_every_platform) {
  const nlohmann::json record = good({"random", "byg", "--seed", "1", "--option", "size=3"}).lines().at(0);
  EXPECT_EQ(record["turns"], (nlohmann::json{"*: priority 2", "2: first 2", "1: C4", "2: D2", "2: A2",
                                             "1: E1", "2: E2", "1: E3 C3", "2: D3 A1", "1: A3 B1 D1",
                                             "2: C2 B4", "1: B3 C1", "2: D4", "1: B2", "2: C5"}));
}

TEST(CliRandom, many_games_pass_check) {
  for (const Game* game : all_games()) {
    // Games with dice are long, so fewer of them.
    const std::string number = BYWAYS_SANITIZED ? "2" : game->rolls_dice() ? "50" : "1000";
    const std::string games = good({"random", std::string(game->id()), "--seed", "9", "--games", number}).out;
    const Answer answer = good({"check", "-"}, games);
    EXPECT_EQ(std::to_string(split_lines(answer.out).size()), number);
    for (const nlohmann::json& line : answer.lines()) {
      ASSERT_EQ(line, kOk);
    }
    for (const std::string& line : split_lines(games)) {
      ASSERT_NE(line.find("\"result\":"), std::string::npos);
    }
  }
}

TEST(CliRandom, options_and_players_are_taken) {
  const nlohmann::json record =
      good({"random", "byg", "--seed", "2", "--option", "size=4", "--option", "first=2"}).lines().at(0);
  EXPECT_EQ(record["options"], nlohmann::json::parse(R"({"size": 4, "first": 2})"));
  EXPECT_EQ(good({"show", "-"}, record.dump()).lines().at(0)["position"]["cells"].size(), 37U);
}

TEST(CliRandom, HWY_2_highway_submissions_are_drawn_part_by_part) {
  const nlohmann::json record = good({"random", "highway", "--seed", "1"}).lines().at(0);
  EXPECT_EQ(record["players"].size(), 6U);
  std::set<std::size_t> lengths;
  std::set<std::string> directions;
  for (const nlohmann::json& turn : record["turns"]) {
    const auto text = turn.get<std::string>();
    if (!text.starts_with("*")) {
      lengths.insert(static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')));
      directions.insert(text.substr(text.rfind(' ') + 1));
    }
  }
  EXPECT_GE(lengths.size(), 4U) << "many parts and few";
  EXPECT_GE(directions.size(), 6U);
}

TEST(CliRandom, stops_after_most_turns) {
  for (const int most : {0, 1, 5}) {
    const nlohmann::json record =
        good({"random", "byg", "--seed", "2", "--most", std::to_string(most)}).lines().at(0);
    EXPECT_EQ(record["turns"].size(), static_cast<std::size_t>(most));
    EXPECT_FALSE(record.contains("result"));
  }
  EXPECT_EQ(good({"random", "byg", "--games", "0"}).out, "");
}

}  // namespace
}  // namespace byways::test
