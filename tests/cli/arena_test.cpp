// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>

#include "tests/cli/run_cli.h"

// Matches between computer players.

namespace byways::test {
namespace {

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

// Plays a short match, whose records go into `file`, and returns its result.
nlohmann::json kept_match(const std::string& file, const std::string& game, const std::string& seats,
                          const std::vector<std::string>& more) {
  std::vector<std::string> asked{"arena", game, "--seats", seats, "--games", "2", "--records", file};
  asked.insert(asked.end(), more.begin(), more.end());
  return good(asked).lines().back();
}

TEST(CliArena, the_same_game_is_added_once) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "file").string();
  const std::vector<std::string> small{"--option", "size=3"};
  const nlohmann::json sum = kept_match(file, "byg", "random,novice", small);
  const Answer twice = run_cli({"arena", "--merge", file, file});
  EXPECT_EQ(twice.code, 0);
  EXPECT_NE(twice.err.find("2 games are there more than once"), std::string::npos) << twice.err;
  const nlohmann::json merged = twice.lines().at(0);
  EXPECT_EQ(merged["games"], 2);
  EXPECT_EQ(merged["wins"], sum["wins"]);
  EXPECT_EQ(merged["interval"], sum["interval"]);
}

TEST(CliArena, openings_are_identified_by_file_and_number) {
  const TemporaryFolder folder;
  std::vector<std::string> merge{"arena", "--merge"};
  for (const char* const turn : {"2: A1", "2: B2"}) {
    const RecordFile openings(byg_record({turn}, 3));
    merge.push_back((folder.path() / std::to_string(merge.size())).string());
    EXPECT_EQ(kept_match(merge.back(), "byg", "random,novice", {"--openings", openings.path()})["games"], 2);
  }
  EXPECT_EQ(good(merge).lines().at(0)["games"], 4);
}

TEST(CliArena, files_of_different_matches_are_refused) {
  const TemporaryFolder folder;
  const auto path = [&folder](const char* name) { return (folder.path() / name).string(); };
  static_cast<void>(kept_match(path("first"), "byg", "random,novice", {"--option", "size=3"}));
  static_cast<void>(kept_match(path("options"), "byg", "random,novice", {"--option", "size=4"}));
  static_cast<void>(kept_match(path("players"), "byg", "random,random", {"--option", "size=3"}));
  static_cast<void>(kept_match(path("games"), "mono-line", "random,novice", {}));
  for (const auto& [name, why] :
       std::vector<std::pair<const char*, const char*>>{{"options", "different options"},
                                                        {"players", "[\"random\",\"random\"]"},
                                                        {"games", "Mono-Line"}}) {
    const Answer answer = run_cli({"arena", "--merge", path("first"), path(name), "--seed", "1"});
    EXPECT_EQ(answer.code, 1) << name;
    EXPECT_EQ(answer.out, "") << name;
    EXPECT_NE(answer.err.find(why), std::string::npos) << answer.err;
    EXPECT_NE(answer.err.find(path(name)), std::string::npos) << answer.err;
    EXPECT_EQ(split_lines(answer.err).size(), 1U) << "said once";
  }
  const std::string kept = read_bytes(path("first"));
  const std::string nested = R"({"arena":)" + std::string(100000, '[') + '\n';
  const RecordFile broken(kept + byg_record({}) + '\n' + nested + kept.substr(0, kept.size() / 4) + '\n');
  const Answer rest = run_cli({"arena", "--merge", broken.path()});
  EXPECT_EQ(rest.code, 1);
  EXPECT_EQ(rest.lines().at(0)["games"], 2) << "the others count, as after a run that was broken off";
  EXPECT_EQ(split_lines(rest.err).size(), 3U);
}

// The outcomes of chance, in order.
std::vector<std::string> chances(const nlohmann::json& record) {
  std::vector<std::string> found;
  for (const nlohmann::json& entry : record["turns"]) {
    if (entry.get<std::string>().starts_with("*: ")) {
      found.push_back(entry.get<std::string>());
    }
  }
  return found;
}

TEST(CliArena, all_games_of_an_opening_have_the_same_dice) {
  const TemporaryFolder folder;
  for (const auto& [game, seats] : std::vector<std::pair<std::string, std::size_t>>{
           {"over-pass", 2}, {"groups-of-three", 2}, {"over-pass", 3}, {"bypass", 3}, {"highway", 2}}) {
    const std::string file = (folder.path() / (game + std::to_string(seats))).string();
    const std::string count = std::to_string(2 * seats);
    const std::string players = seats == 2 ? "random,random" : "random,random,random";
    static_cast<void>(
        good({"arena", game, "--seats", players, "--games", count, "--seed", "3", "--records", file}));
    const std::vector<std::string> lines = split_lines(read_bytes(file));
    ASSERT_EQ(lines.size(), 2 * seats);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const nlohmann::json first = nlohmann::json::parse(lines[i - i % seats]);
      const nlohmann::json other = nlohmann::json::parse(lines[i]);
      const std::vector<std::string> one = chances(first);
      const std::vector<std::string> two = chances(other);
      ASSERT_FALSE(one.empty()) << game;
      const auto shorter = static_cast<std::ptrdiff_t>(std::min(one.size(), two.size()));
      EXPECT_TRUE(std::equal(one.begin(), one.begin() + shorter, two.begin())) << game << " game " << i;
      const std::size_t begun = first["arena"]["begun"].get<std::size_t>();
      EXPECT_EQ(begun, other["arena"]["begun"]);
      for (std::size_t entry = 0; entry < begun; ++entry) {
        EXPECT_EQ(first["turns"][entry], other["turns"][entry]) << "and begin alike";
      }
    }
    EXPECT_NE(chances(nlohmann::json::parse(lines.front())), chances(nlohmann::json::parse(lines.back())))
        << game << ": another opening has others";
  }
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

#ifndef _WIN32
// The bots run through a shell, as docs/bots.md says.
TEST(CliArena, bots_play_and_faults_are_reported) {
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

}  // namespace
}  // namespace byways::test
