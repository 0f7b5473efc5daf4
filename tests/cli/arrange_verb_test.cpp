// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

const std::vector<std::string> kTurns{"2: A1", "1: C2", "1: E1", "2: A3"};

nlohmann::json arranged_after(const std::vector<std::string>& arguments, const std::string& record) {
  std::vector<std::string> all{"arrange", "-"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return good(all, record).lines().at(0);
}

TEST(CliArrange, a_fresh_record_that_begins_where_the_old_one_stands) {
  const nlohmann::json record = arranged_after({}, byg_record(kTurns, 3));
  EXPECT_EQ(record["arranged"],
            nlohmann::json(
                {{"to_move", 1},
                 {"position", {{"cells", {{"A1", 2}, {"C2", 1}, {"E1", 1}, {"A3", 2}}}, {"priority", 1}}}}));
  EXPECT_EQ(record["turns"], nlohmann::json::array());
  EXPECT_EQ(record["options"]["size"], 3);
  EXPECT_EQ(good({"check", "-"}, record.dump()).lines().at(0), kOk);
  for (const char* verb : {"show", "legal"}) {
    nlohmann::json here = good({verb, "-"}, record.dump()).lines().at(0);
    nlohmann::json there = good({verb, "-"}, byg_record(kTurns, 3)).lines().at(0);
    if (here.is_object()) {
      EXPECT_EQ(here["turn"], 0);
      EXPECT_EQ(there["turn"], 4);
      there["turn"] = 0;
    }
    EXPECT_EQ(here, there);
  }
  const nlohmann::json played = good({"play", "-", "C4 E3"}, record.dump()).lines().at(0);
  EXPECT_EQ(played["turns"], nlohmann::json({"1: C4 E3"}));
  EXPECT_EQ(played["arranged"], record["arranged"]);
}

TEST(CliArrange, after_as_many_entries_as_one_says) {
  EXPECT_EQ(arranged_after({"--turn", "1"}, byg_record(kTurns, 3))["arranged"]["position"]["cells"],
            nlohmann::json({{"A1", 2}}));
  EXPECT_EQ(arranged_after({"--turn", "0"}, byg_record(kTurns, 3))["arranged"]["to_move"], 2);
  const nlohmann::json resigned = arranged_after({}, byg_record({"2: A1", "1: C2", "1: resign"}, 3));
  EXPECT_EQ(resigned["arranged"]["to_move"], 1) << "the rules have not ended it";
}

void expect_no_arranging(const std::vector<std::string>& arguments, const std::string& record, int turn,
                         const std::string& named) {
  std::vector<std::string> all{"arrange", "-"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const Answer answer = run_cli(all, record);
  EXPECT_EQ(answer.code, 1);
  const nlohmann::json line = answer.lines().at(0);
  EXPECT_EQ(line["ok"], false);
  EXPECT_EQ(line["turn"], turn);
  EXPECT_EQ(line["rule"], "arranged");
  EXPECT_NE(line["message"].get<std::string>().find(named), std::string::npos) << line["message"];
}

std::string played(const std::string& game, const std::vector<std::string>& turns, int players) {
  nlohmann::json record{{"format", "byways-record"}, {"version", 1}, {"game", game}, {"turns", turns}};
  for (int seat = 0; seat < players; ++seat) {
    record["players"].push_back(nlohmann::json::object());
  }
  return record.dump();
}

TEST(CliArrange, says_why_a_position_cannot_be_arranged) {
  expect_no_arranging({"--turn", "5"}, byg_record(kTurns, 3), 4, "only 4");
  expect_no_arranging({}, byg_record({"2: A1", "1: C2 \u2026"}, 3), 2, "open");
  expect_no_arranging({}, played("byg", {}, 2), 0, "lot");
  expect_no_arranging({}, played("byg", {"*: priority 1"}, 2), 1, "choice");
  expect_no_arranging({}, played("over-pass", {"*: start 1", "*: roll 1 1"}, 2), 2, "begun");
  expect_no_arranging({}, played("highway", {"*: corners A1 A5", "1: e"}, 2), 2, "begun");
  expect_no_arranging({}, played("bypass", {"*: start 1", "3: leave"}, 3), 2, "Player 3");
  expect_no_arranging({}, played("spiral", {}, 1), 0, "from");
  const nlohmann::json over = good({"random", "byg", "--option", "size=3", "--seed", "1"}).lines().at(0);
  expect_no_arranging({}, over.dump(), static_cast<int>(over["turns"].size()), "over");
}

TEST(CliArrange, wrong_usage) {
  EXPECT_EQ(run_cli({"arrange"}).code, 2);
  EXPECT_EQ(run_cli({"arrange", "-", "--turn", "x"}, byg_record({})).code, 2);
}

TEST(CliArrange, check_names_the_rule_and_the_places_of_a_bad_arrangement) {
  nlohmann::json record = nlohmann::json::parse(played("bypass", {}, 2));
  record["arranged"] = {
      {"to_move", 1},
      {"position",
       {{"paths", {{"A1-A2", 1}, {"A1-B2", 2}, {"A2-B2", 1}}}, {"walls", nlohmann::json::object()}}}};
  const Answer answer = run_cli({"check", "-"}, record.dump());
  EXPECT_EQ(answer.code, 1);
  const nlohmann::json line = answer.lines().at(0);
  EXPECT_EQ(line["turn"], 0);
  EXPECT_EQ(line["rule"], "BYP-7");
  EXPECT_EQ(line["places"], nlohmann::json({"A1-A2", "A1-B2", "A2-B2"}));
}

}  // namespace
}  // namespace byways::test
