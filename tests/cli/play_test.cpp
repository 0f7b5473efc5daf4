// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

nlohmann::json turns_after(const std::vector<std::string>& played, const std::vector<std::string>& turns) {
  std::vector<std::string> arguments{"play", "-"};
  arguments.insert(arguments.end(), turns.begin(), turns.end());
  return good(arguments, byg_record(played, 3)).lines().at(0)["turns"];
}

TEST(CliPlay, turns_with_and_without_seat) {
  const nlohmann::json expected{"2: A1", "1: C2", "1: E1", "2: A3", "1: C4 E3"};
  EXPECT_EQ(turns_after({}, {"A1", "C2", "E1", "A3", "C4 E3"}), expected);
  EXPECT_EQ(turns_after({}, {"2: A1", "1: C2", "1: E1", "2: A3", "1: C4 E3"}), expected);
  EXPECT_EQ(turns_after({"2: A1", "1: C2"}, {"E1", "2: A3", "C4 E3"}), expected);
}

TEST(CliPlay, BYG_1_chance_and_choice) {
  const std::string record =
      R"({"format": "byways-record", "version": 1, "game": "byg", "players": [{}, {}], "turns": []})";
  const nlohmann::json expected{"*: priority 2", "2: first 1", "2: A1"};
  EXPECT_EQ(good({"play", "-", "priority 2", "first 1", "A1"}, record).lines().at(0)["turns"], expected);
  EXPECT_EQ(good({"play", "-", "*: priority 2", "2: first 1", "2: A1"}, record).lines().at(0)["turns"],
            expected);
}

TEST(CliPlay, TURN_6_declarations) {
  EXPECT_EQ(turns_after({"2: A1"}, {"2: resign"}), (nlohmann::json{"2: A1", "2: resign"}));
  EXPECT_EQ(turns_after({"2: A1"}, {"resign"}), (nlohmann::json{"2: A1", "1: resign"}))
      << "of the seat to move";
  const nlohmann::json record = good({"play", "-", "resign"}, byg_record({"2: A1"})).lines().at(0);
  EXPECT_EQ(record["result"]["winners"], nlohmann::json({2}));
}

TEST(CliPlay, TURN_1_a_turn_may_be_left_unfinished_and_is_replaced_by_a_whole_one) {
  EXPECT_EQ(turns_after({"2: A1"}, {"C2 \u2026"}), (nlohmann::json{"2: A1", "1: C2 \u2026"}));
  EXPECT_EQ(turns_after({"2: A1", "1: C2 \u2026"}, {"C4"}), (nlohmann::json{"2: A1", "1: C4"}));
}

TEST(CliPlay, a_refused_turn_is_answered_as_check_does) {
  const Answer answer = run_cli({"play", "-", "C2", "E1", "A3", "C4 C5"}, byg_record({"2: A1"}, 3));
  EXPECT_EQ(answer.code, 1);
  ASSERT_EQ(answer.lines().size(), 1U);
  const nlohmann::json line = answer.lines()[0];
  EXPECT_EQ(line["ok"], false);
  EXPECT_EQ(line["turn"], 5);
  EXPECT_EQ(line["step"], "C5");
  EXPECT_EQ(line["rule"], "BYG-6");
  EXPECT_EQ(line["places"], (nlohmann::json{"C4", "C5"}));
  EXPECT_TRUE(line["message"].is_string());
  EXPECT_EQ(
      line,
      run_cli({"check", "-"}, byg_record({"2: A1", "1: C2", "1: E1", "2: A3", "1: C4 C5"}, 3)).lines()[0]);
}

TEST(CliPlay, TURN_5_text_that_is_not_a_turn) {
  for (const char* turn : {"xyz", "", " ", "0: A1", "01: A1", "1:  C2", "end", "C2 end"}) {
    const Answer answer = run_cli({"play", "-", turn}, byg_record({"2: A1"}));
    EXPECT_EQ(answer.code, 1) << turn;
    EXPECT_EQ(answer.lines().at(0)["rule"], "notation") << turn;
    EXPECT_EQ(answer.lines().at(0)["turn"], 2) << turn;
  }
}

TEST(CliPlay, unknown_keys_and_names_are_kept) {
  nlohmann::json record = nlohmann::json::parse(byg_record({"2: A1"}));
  record["event"] = {{"name", "Club"}};
  record["players"][0]["rating"] = 7;
  const nlohmann::json played = good({"play", "-", "C2"}, record.dump()).lines().at(0);
  EXPECT_EQ(played["event"], record["event"]);
  EXPECT_EQ(played["players"], record["players"]);
}

TEST(CliPlay, a_game_played_to_its_end_has_a_result) {
  nlohmann::json example = nlohmann::json::parse(read_data("examples/byg.json"));
  std::vector<std::string> arguments{"play", "-"};
  for (const nlohmann::json& turn : example["turns"]) {
    arguments.push_back(turn.get<std::string>());
  }
  nlohmann::json fresh = example;
  fresh.erase("result");
  fresh["turns"] = nlohmann::json::array();
  const nlohmann::json played = good(arguments, fresh.dump()).lines().at(0);
  EXPECT_EQ(played["result"], example["result"]);
  EXPECT_EQ(played["turns"], example["turns"]);
}

}  // namespace
}  // namespace byways::test
