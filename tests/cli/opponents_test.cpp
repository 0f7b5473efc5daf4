// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "tests/cli/run_cli.h"

// choose, review, arena, bot: the parts of the command line that play.

namespace byways::test {
namespace {

const std::vector<std::string> kSomeTurns{"2: A1", "1: C3", "1: E1", "2: B4"};

TEST(CliChoose, answers_in_the_form_agreed) {
  const std::string record = byg_record(kSomeTurns, 3);
  const nlohmann::json answer = good({"choose", "-", "--level", "3", "--seed", "5"}, record).lines().at(0);
  EXPECT_EQ(answer["seat"], 1);
  EXPECT_EQ(answer["level"], 3);
  EXPECT_GT(answer["budget"], 0);
  EXPECT_TRUE(answer["nodes"].is_number_unsigned());
  EXPECT_TRUE(answer["proven"].is_boolean());
  ASSERT_FALSE(answer["candidates"].empty());
  for (const nlohmann::json& candidate : answer["candidates"]) {
    EXPECT_TRUE(candidate["turn"].is_string());
    EXPECT_LE(candidate["share"], 1.0);
    EXPECT_EQ(candidate["win"].size(), 2U);
    EXPECT_NEAR(candidate["win"][0].get<double>() + candidate["win"][1].get<double>(), 1.0, 1e-3);
    EXPECT_EQ(candidate["points"].size(), 2U);
    EXPECT_TRUE(candidate["line"].is_array());
  }
  EXPECT_EQ(good({"play", "-", answer["turn"].get<std::string>()}, record).code, 0);
}

TEST(CliChoose, FAIR_3_the_same_seed_gives_the_same_turn) {
  const std::string record = byg_record(kSomeTurns, 4);
  const std::vector<std::string> asked{"choose", "-", "--level", "2", "--seed", "8"};
  EXPECT_EQ(good(asked, record).out, good(asked, record).out);
}

TEST(CliChoose, a_budget_instead_of_a_level) {
  const nlohmann::json answer = good({"choose", "-", "--budget", "40"}, byg_record(kSomeTurns)).lines().at(0);
  EXPECT_TRUE(answer["level"].is_null());
  EXPECT_EQ(answer["budget"], 40);
}

TEST(CliChoose, refuses_what_it_cannot_answer) {
  const std::string over_pass = nlohmann::json{
      {"format", "byways-record"},
      {"version", 1},
      {"game", "over-pass"},
      {"options", {{"start", 1}}},
      {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
      {"turns",
       nlohmann::json::array()}}.dump();
  const Answer roll = run_cli({"choose", "-"}, over_pass);
  EXPECT_EQ(roll.code, 2);
  EXPECT_NE(roll.err.find("a roll is due"), std::string::npos);
  EXPECT_EQ(run_cli({"choose", "-"}, good({"new", "full-house", "--seed", "1"}).out).code, 2);
  EXPECT_EQ(run_cli({"choose", "-", "--level", "9"}, byg_record({})).code, 2);
  EXPECT_EQ(run_cli({"choose", "-", "--level", "2", "--budget", "4"}, byg_record({})).code, 2);
  const std::string over = good({"random", "byg", "--option", "size=3", "--seed", "1"}).out;
  EXPECT_EQ(run_cli({"choose", "-"}, over).code, 2);
}

TEST(CliReview, tells_what_each_turn_lost) {
  const std::string game = good({"random", "byg", "--option", "size=3", "--seed", "3"}).out;
  const std::vector<nlohmann::json> lines = good({"review", "-", "--budget", "300"}, game).lines();
  EXPECT_GT(lines.size(), 5U);
  EXPECT_FALSE(lines[0].contains("luck")) << "there are no dice";
  for (const nlohmann::json& line : lines) {
    EXPECT_EQ(line["before"].size(), 2U);
    EXPECT_GE(line["loss"], 0.0);
    EXPECT_LE(line["loss"], 1.0);
    EXPECT_TRUE(line["best"].is_string());
  }
}

TEST(CliArena, plays_every_opening_from_each_side) {
  const std::vector<nlohmann::json> lines =
      good({"arena", "byg", "--option", "size=3", "--seats", "level:3,random", "--games", "6", "--seed", "4",
            "--jobs", "2"})
          .lines();
  ASSERT_EQ(lines.size(), 7U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(lines[i]["game"], i + 1);
    EXPECT_EQ(lines[i]["opening"], i / 2 + 1);
    EXPECT_EQ(lines[i]["seats"][i % 2], "level:3");
  }
  const nlohmann::json& sum = lines.back();
  EXPECT_EQ(sum["games"], 6);
  EXPECT_EQ(sum["wins"][0].get<double>() + sum["wins"][1].get<double>() + sum["draws"].get<double>(), 6);
  EXPECT_EQ(sum["faults"], nlohmann::json({0, 0}));
  EXPECT_EQ(sum["elo"].size(), 3U);
  EXPECT_TRUE(sum["turn_ms"][0].contains("median"));
}

TEST(CliArena, more_than_two_seats_rotate) {
  const std::vector<nlohmann::json> lines =
      good({"arena", "highway", "--seats", "level:1,random,random", "--games", "3", "--seed", "4"}).lines();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0]["seats"][0], "level:1");
  EXPECT_EQ(lines[1]["seats"][2], "level:1");
  EXPECT_TRUE(lines.back()["elo"].is_null());
  EXPECT_EQ(lines.back()["interval"].size(), 3U);
}

TEST(CliArena, files_of_several_runs_are_added_up) {
  const TemporaryFolder folder;
  const std::string one = (folder.path() / "one").string();
  const std::string two = (folder.path() / "two").string();
  const std::vector<std::string> match{"arena",   "byg",           "--option", "size=3",
                                       "--seats", "random,novice", "--games",  "4"};
  auto first = match;
  first.insert(first.end(), {"--seed", "1", "--records", one});
  auto second = match;
  second.insert(second.end(), {"--seed", "2", "--records", two});
  const nlohmann::json sum_one = good(first).lines().back();
  const nlohmann::json sum_two = good(second).lines().back();
  const nlohmann::json both = good({"arena", "--merge", one, two}).lines().at(0);
  EXPECT_EQ(both["games"], 8);
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(both["wins"][i], sum_one["wins"][i].get<int>() + sum_two["wins"][i].get<int>());
  }
  EXPECT_EQ(good({"check", one}).lines().size(), 4U) << "they are records like others";
}

TEST(CliArena, openings_come_from_a_file) {
  const TemporaryFolder folder;
  const std::string kept = (folder.path() / "kept").string();
  const RecordFile openings(byg_record({"2: A1", "1: C3"}, 3) + "\n\n" + byg_record({"2: B2"}, 3) + "\n");
  const std::vector<std::string> match{"arena", "byg", "--seats", "level:1,random", "--openings"};
  auto played = match;
  played.insert(played.end(), {openings.path(), "--games", "6", "--jobs", "2", "--records", kept});
  EXPECT_EQ(good(played).lines().size(), 7U);
  const auto lines = split_lines(read_bytes(kept));
  ASSERT_EQ(lines.size(), 6U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const nlohmann::json record = nlohmann::json::parse(lines[i]);
    EXPECT_EQ(record["turns"][0], i / 2 == 1 ? "2: B2" : "2: A1") << i;
    EXPECT_EQ(record["options"]["size"], 3);
    EXPECT_EQ(record["players"][i % 2]["name"], "level:1") << "each seat in turn";
  }
  EXPECT_EQ(good({"check", kept}).lines().size(), 6U);
  EXPECT_EQ(good({"arena", "--merge", kept}).lines().at(0)["games"], 6);
  auto piped = match;
  piped.insert(piped.end(), {"-", "--games", "1"});
  EXPECT_EQ(good(piped, byg_record({"2: B2"}, 3)).lines().size(), 2U);
}

TEST(CliArena, openings_that_do_not_fit_are_named) {
  const std::string fits = byg_record({"2: A1"}, 3);
  const std::string over = good({"random", "byg", "--option", "size=3", "--option", "priority=1", "--option",
                                 "first=1", "--seed", "1"})
                               .out;
  for (const std::string& wrong :
       {byg_record({"2: A1"}, 4), byg_record({"1: A1"}, 3), byg_record({"2: A1", "1: C3 …"}, 3), over,
        good({"new", "bypass", "--seed", "1"}).out, std::string("{}"), std::string("nonsense")}) {
    const RecordFile file(fits + '\n' + wrong + '\n');
    const Answer answer = run_cli({"arena", "byg", "--seats", "random,random", "--openings", file.path()});
    EXPECT_EQ(answer.code, 2) << wrong;
    EXPECT_EQ(answer.out, "") << wrong;
    EXPECT_NE(answer.err.find("record 2: "), std::string::npos) << answer.err;
  }
  const RecordFile file(fits);
  EXPECT_EQ(
      run_cli({"arena", "byg", "--seats", "random,random", "--openings", file.path(), "--option", "size=3"})
          .code,
      2)
      << "the records have the options";
  EXPECT_EQ(run_cli({"arena", "byg", "--seats", "random,random", "--openings", file.path() + "-not"}).code,
            2);
  const std::string three = good({"new", "bypass", "--players", "3", "--seed", "1"}).out;
  EXPECT_EQ(run_cli({"arena", "bypass", "--seats", "random,random", "--openings", "-"}, three).code, 2);
}

TEST(CliArena, refuses_wrong_usage) {
  for (const std::vector<std::string>& flags :
       std::vector<std::vector<std::string>>{{"byg"},
                                             {"byg", "--seats", "level:3"},
                                             {"byg", "--seats", "level:3,expert"},
                                             {"byg", "--seats", "random,random", "--until", "5"},
                                             {"byg", "--seats", "random,random", "--until", "5,0"},
                                             {"spiral", "--seats", "random"},
                                             {"chess", "--seats", "random,random"}}) {
    std::vector<std::string> arguments{"arena"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    EXPECT_EQ(run_cli(arguments).code, 2) << testing::PrintToString(flags);
  }
}

TEST(CliBot, answers_line_for_line) {
  const nlohmann::json record = nlohmann::json::parse(byg_record({"2: A1"}, 3));
  std::string asked;
  for (const nlohmann::json& request :
       std::vector<nlohmann::json>{{{"id", 1}, {"do", "hello"}},
                                   {{"id", 2}, {"do", "choose"}},
                                   {{"id", 3}, {"do", "new"}, {"record", record}},
                                   {{"id", 4}, {"do", "turn"}, {"entries", {"1: C3", "1: E1"}}},
                                   {{"id", 5}, {"do", "turn"}, {"entries", {"1: C3"}}},
                                   {{"id", 6}, {"do", "choose"}, {"seconds", 10}},
                                   {{"id", 7}, {"do", "advise"}, {"budget", 30}},
                                   {{"id", 8}, {"do", "dance"}},
                                   {{"id", 9}, {"do", "stop"}},
                                   {{"id", 10}, {"do", "quit"}}}) {
    asked += request.dump() + '\n';
  }
  const std::vector<nlohmann::json> said = good({"bot", "byg", "--level", "2"}, "nonsense\n" + asked).lines();
  ASSERT_EQ(said.size(), 11U);
  EXPECT_TRUE(said[0].contains("error"));
  for (std::size_t i = 1; i < said.size(); ++i) {
    EXPECT_EQ(said[i]["id"], i);
  }
  EXPECT_EQ(said[1]["bot"], "Byways level 2");
  EXPECT_EQ(said[1]["protocol"], 1);
  EXPECT_TRUE(said[2].contains("error")) << "there is no game yet";
  EXPECT_EQ(said[3]["ok"], true);
  EXPECT_EQ(said[4]["ok"], true);
  EXPECT_TRUE(said[5].contains("error")) << "an entry that isn't legal changes nothing";
  EXPECT_TRUE(said[6]["turn"].is_string());
  EXPECT_EQ(said[7]["budget"], 30);
  EXPECT_TRUE(said[8].contains("error"));
  EXPECT_EQ(said[9]["ok"], true);
}

#ifndef _WIN32
// Through a shell, as the pages describe it.
TEST(CliArena, bots_play_and_faults_are_told) {
  const auto match = [](const std::string& bot) {
    return good({"arena", "byg", "--option", "size=3", "--seats", "level:1,bot:" + bot, "--games", "2",
                 "--seed", "1", "--seconds", "5"})
        .lines();
  };
  const nlohmann::json python = match("python3 " BYWAYS_DOCS "/bot.py " BYWAYS_CLI).back();
  EXPECT_EQ(python["faults"], nlohmann::json({0, 0})) << "the bot that docs/bots.md shows";
  const nlohmann::json itself = match(BYWAYS_CLI " bot byg --level 1").back();
  EXPECT_EQ(itself["faults"], nlohmann::json({0, 0}));
  for (const char* const bad : {"true", "cat", "no-such-program-anywhere 2>/dev/null"}) {
    const std::vector<nlohmann::json> lines = match(bad);
    EXPECT_EQ(lines.back()["faults"], nlohmann::json({0, 2})) << bad;
    EXPECT_FALSE(lines.front()["end"].get<std::string>().empty());
  }
}

TEST(CliArena, docs_bot_is_short) {
  std::ifstream file(BYWAYS_DOCS "/bot.py");
  std::size_t lines = 0;
  for (std::string line; std::getline(file, line);) {
    ++lines;
  }
  EXPECT_GT(lines, 20U);
  EXPECT_LT(lines, 60U);
}
#endif

TEST(CliPerft, players_can_be_more_than_two) {
  EXPECT_EQ(good({"perft", "bypass", "--depth", "0", "--players", "4"}).out, "1\n");
  EXPECT_EQ(run_cli({"perft", "byg", "--depth", "1", "--players", "3"}).code, 2);
}

}  // namespace
}  // namespace byways::test
