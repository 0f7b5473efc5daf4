// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.h"
#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

TEST(CliShow, every_turn_as_in_the_example_of_each_game) {
  int examples = 0;
  for (const auto& file : std::filesystem::directory_iterator(BYWAYS_TEST_DATA "/examples")) {
    if (file.path().extension() != ".json") {
      continue;
    }
    ++examples;
    const std::string name = file.path().stem().string();
    std::vector<nlohmann::json> expected;
    for (const std::string& line : read_data_lines("examples/" + name + ".show.jsonl")) {
      expected.push_back(nlohmann::json::parse(line));
    }
    const std::vector<nlohmann::json> shown = good({"show", file.path().string(), "--every-turn"}).lines();
    ASSERT_EQ(shown.size(), expected.size()) << name;
    for (std::size_t turn = 0; turn < shown.size(); ++turn) {
      ASSERT_EQ(shown[turn], expected[turn]) << name;
    }
    EXPECT_EQ(good({"show", file.path().string()}).lines(), std::vector<nlohmann::json>{expected.back()})
        << name;
    EXPECT_EQ(good({"check", file.path().string()}).lines(), std::vector<nlohmann::json>(1, kOk)) << name;
  }
  EXPECT_GT(examples, 0);
}

TEST(CliShow, every_game_has_an_example) {
  for (const Game* const game : all_games()) {
    const std::string name = "tests/data/examples/" + std::string(game->id());
    for (const char* const ending : {".json", ".show.jsonl"}) {
      EXPECT_TRUE(std::filesystem::exists(BYWAYS_TEST_DATA "/examples/" + std::string(game->id()) + ending))
          << name << ending << " is missing. The first is a record of a whole game (byways-cli random "
          << game->id()
          << "), the second what byways-cli show --every-turn prints of it, once you have looked it through.";
    }
  }
}

TEST(CliShow, TURN_1_an_unfinished_turn_with_the_stones_drawn) {
  const nlohmann::json shown =
      good({"show", "-"}, byg_record({"2: A1", "1: A6", "1: K1", "2: A3", "1: F6 H3 \u2026"})).lines()[0];
  EXPECT_EQ(shown,
            nlohmann::json::parse(R"({"game": "byg", "turn": 5, "to_move": 1, "phase": "play", "result": null,
    "position": {"cells": {"A1": 2, "A3": 2, "A6": 1, "F6": 1, "H3": 1, "K1": 1},
                 "groups": [[1, 1, 1, 1], [1, 1]], "drawn": ["F6", "H3"]}})"));
}

TEST(CliShow, BYG_1_chance_to_move_is_a_star) {
  const std::string record =
      R"({"format": "byways-record", "version": 1, "game": "byg", "players": [{}, {}], "turns": []})";
  const nlohmann::json shown = good({"show", "-"}, record).lines()[0];
  EXPECT_EQ(shown["to_move"], "*");
  EXPECT_EQ(shown["phase"], "setup");
  EXPECT_EQ(shown["turn"], 0);
}

TEST(CliShow, TURN_6_a_game_ended_by_a_declaration) {
  const nlohmann::json shown = good({"show", "-"}, byg_record({"2: A1", "1: resign"})).lines()[0];
  EXPECT_TRUE(shown["to_move"].is_null());
  EXPECT_EQ(shown["phase"], "over");
  EXPECT_EQ(shown["result"],
            nlohmann::json::parse(R"({"reason": "resigned", "winners": [2], "scores": [0, 1]})"));
}

TEST(CliShow, a_bad_record_is_answered_as_check_does) {
  const std::string record = byg_record({"2: A1", "1: A1"});
  const Answer answer = run_cli({"show", "-"}, record);
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.out, run_cli({"check", "-"}, record).out);
}

}  // namespace
}  // namespace byways::test
