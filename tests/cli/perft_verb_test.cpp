// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

TEST(CliPerft, counts) {
  EXPECT_EQ(good({"perft", "byg", "--depth", "0"}).out, "1\n");
  EXPECT_EQ(good({"perft", "byg", "--depth", "2"}).out, "8190\n");
  EXPECT_EQ(good({"perft", "byg", "--depth", "4", "--option", "size=3"}).out, "93024\n");
  EXPECT_EQ(good({"perft", "byg", "--depth=3", "--option", "size=3", "--option", "priority=2", "--option",
                  "first=2"})
                .out,
            "5814\n")
      << "priority and first are settled";
}

TEST(CliPerft, divide_adds_up) {
  for (const int depth : {1, 2, 4}) {
    const std::vector<std::string> arguments{"perft",  "byg",     "--option",
                                             "size=3", "--depth", std::to_string(depth)};
    std::vector<std::string> divided = arguments;
    divided.emplace_back("--divide");
    std::uint64_t sum = 0;
    std::set<std::string> turns;
    for (const nlohmann::json& line : good(divided).lines()) {
      sum += line["count"].get<std::uint64_t>();
      turns.insert(line["turn"].get<std::string>());
    }
    EXPECT_EQ(turns.size(), 19U);
    EXPECT_EQ(std::to_string(sum) + '\n', good(arguments).out);
  }
}

TEST(CliPerft, highway_has_none) {
  const Answer answer = run_cli({"perft", "highway", "--depth", "1"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_NE(answer.err.find("no perft"), std::string::npos);
}

// Games with dice: the roll is given, and a turn is a sequence of steps.
TEST(CliPerft, OVP_2_GRP_2_a_roll_is_given) {
  EXPECT_EQ(good({"perft", "over-pass", "--roll", "1+1", "--depth", "1"}).out, "852\n");
  EXPECT_EQ(good({"perft", "over-pass", "--roll", "1+2", "--depth", "1"}).out, "92992\n");
  EXPECT_EQ(good({"perft", "over-pass", "--roll", "2+1", "--depth", "1"}).out, "92992\n");
  EXPECT_EQ(good({"perft", "groups-of-three", "--roll", "1+1", "--depth", "1"}).out, "319\n");
  EXPECT_EQ(good({"perft", "groups-of-three", "--roll", "2+2", "--depth", "1"}).out, "72363\n");
  EXPECT_EQ(good({"perft", "over-pass", "--roll", "6+6", "--depth", "0"}).out, "1\n");
  for (const char* game : {"over-pass", "groups-of-three"}) {
    std::set<std::string> turns;
    for (const nlohmann::json& line :
         good({"perft", game, "--roll", "1+1", "--depth", "1", "--divide"}).lines()) {
      EXPECT_EQ(line["count"], 1);
      turns.insert(line["turn"].get<std::string>());
    }
    EXPECT_EQ(std::to_string(turns.size()) + '\n',
              good({"perft", game, "--roll", "1+1", "--depth", "1"}).out);
    EXPECT_EQ(turns.contains("-"), std::string(game) == "groups-of-three")
        << "in Over-Pass O must be emptied first (OVP-10)";
  }
}

TEST(CliPerft, missing_or_wrong_rolls_and_depths_are_wrong_usage) {
  for (const std::vector<std::string>& flags :
       std::vector<std::vector<std::string>>{{"over-pass", "--depth", "1"},
                                             {"over-pass", "--roll", "1+1", "--depth", "2"},
                                             {"over-pass", "--roll", "1+1"},
                                             {"over-pass", "--roll", "0+1", "--depth", "1"},
                                             {"over-pass", "--roll", "7+1", "--depth", "1"},
                                             {"over-pass", "--roll", "1", "--depth", "1"},
                                             {"over-pass", "--roll", "1+", "--depth", "1"},
                                             {"over-pass", "--roll", "1 1", "--depth", "1"},
                                             {"over-pass", "--roll", "1+1+1", "--depth", "1"},
                                             {"groups-of-three", "--depth", "1"},
                                             {"mono-line", "--roll", "1+1", "--depth", "1"},
                                             {"byg", "--roll", "1+1", "--depth", "1"}}) {
    std::vector<std::string> arguments{"perft"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    const Answer answer = run_cli(arguments);
    EXPECT_EQ(answer.code, 2) << testing::PrintToString(flags);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err, "");
  }
}

TEST(CliPerft, players_can_be_more_than_two) {
  EXPECT_EQ(good({"perft", "bypass", "--depth", "0", "--players", "4"}).out, "1\n");
  EXPECT_EQ(run_cli({"perft", "byg", "--depth", "1", "--players", "3"}).code, 2);
  const std::vector<std::string> three{"--players", "3", "--option", "board=hexhex-3"};
  std::vector<std::string> fresh{"new", "bypass", "--seed", "1"};
  fresh.insert(fresh.end(), three.begin(), three.end());
  const std::string record = good(fresh).out;
  std::vector<std::string> asked{"perft", "bypass", "--depth", "1"};
  asked.insert(asked.end(), three.begin(), three.end());
  EXPECT_EQ(good(asked).out, good({"legal", "-", "--count"}, record).out);
  asked[3] = "2";  // the depth
  asked.emplace_back("--divide");
  const std::vector<nlohmann::json> lines = good(asked).lines();
  for (const std::size_t i : {std::size_t{0}, lines.size() / 2, lines.size() - 1}) {
    const std::string played = good({"play", "-", lines[i]["turn"].get<std::string>()}, record).out;
    EXPECT_EQ(lines[i]["count"], good({"legal", "-", "--count"}, played).lines().at(0)) << lines[i]["turn"];
  }
}

TEST(CliPerft, a_roll_among_three) {
  const std::vector<std::string> asked{"perft",  "over-pass", "--depth",   "1",
                                       "--roll", "1+1",       "--players", "3"};
  std::vector<std::string> divided = asked;
  divided.emplace_back("--divide");
  const std::vector<nlohmann::json> lines = good(divided).lines();
  EXPECT_EQ(std::to_string(lines.size()) + '\n', good(asked).out);
  EXPECT_NE(good(asked).out, good({"perft", "over-pass", "--depth", "1", "--roll", "1+1"}).out)
      << "blue isn't on the board";
  const std::string record = nlohmann::json{
      {"format", "byways-record"},
      {"version", 1},
      {"game", "over-pass"},
      {"options", {{"start", 1}}},
      {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}, {{"name", "Cleo"}}}},
      {"turns", {"*: roll 1 1"}}}.dump();
  std::set<std::string> first_steps;
  for (const nlohmann::json& line : lines) {
    const std::string turn = line["turn"].get<std::string>();
    first_steps.insert(turn.substr(0, turn.find(' ')));
  }
  std::set<std::string> steps;
  for (const nlohmann::json& step : good({"legal", "-", "--steps"}, record).lines()) {
    steps.insert(step.get<std::string>());
  }
  EXPECT_EQ(first_steps, steps);
  for (std::size_t i = 0; i < lines.size(); i += 100) {
    EXPECT_EQ(run_cli({"play", "-", lines[i]["turn"].get<std::string>()}, record).code, 0) << lines[i];
  }
}

}  // namespace
}  // namespace byways::test
