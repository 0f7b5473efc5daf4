// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

// Exit codes and messages: 0 success, 1 the answer is no, 2 wrong usage.

namespace byways::test {
namespace {

const std::vector<std::string>& verbs() {
  static const std::vector<std::string> names{"games",   "new",   "show",    "legal", "check",    "play",
                                              "arrange", "perft", "random",  "bench", "choose",   "review",
                                              "arena",   "bot",   "lessons", "solve", "calibrate"};
  return names;
}

void expect_wrong_usage(const std::vector<std::string>& arguments) {
  const Answer answer = run_cli(arguments);
  const std::string shown = testing::PrintToString(arguments);
  EXPECT_EQ(answer.code, 2) << shown;
  EXPECT_EQ(answer.out, "") << shown;
  EXPECT_NE(answer.err, "") << shown;
}

TEST(CliUsage, help_names_every_verb) {
  for (const char* flag : {"--help", "-h", "help"}) {
    const Answer answer = good({flag});
    for (const std::string& verb : verbs()) {
      EXPECT_NE(answer.out.find("\n  " + verb + ' '), std::string::npos) << verb;
    }
  }
  EXPECT_NE(good({"--version"}).out.find("byways-cli "), std::string::npos);
}

TEST(CliUsage, every_verb_has_help) {
  for (const std::string& verb : verbs()) {
    const Answer answer = good({verb, "--help"});
    EXPECT_TRUE(answer.out.starts_with("Usage: byways-cli " + verb)) << answer.out;
    EXPECT_EQ(good({verb, "something", "--help"}).out, answer.out);
  }
}

TEST(CliUsage, wrong_verbs_and_numbers_of_words) {
  expect_wrong_usage({});
  expect_wrong_usage({"chess"});
  expect_wrong_usage({""});
  expect_wrong_usage({"--nonsense"});
  expect_wrong_usage({"games", "byg"});
  for (const char* verb : {"new", "show", "legal", "check", "play", "arrange", "perft", "random", "choose",
                           "review", "arena", "bot", "solve", "calibrate"}) {
    expect_wrong_usage({verb});
  }
  for (const char* verb : {"new", "show", "legal", "check", "arrange", "perft", "random", "choose", "review",
                           "arena", "bot", "solve", "calibrate"}) {
    expect_wrong_usage({verb, "byg", "byg"});
  }
  expect_wrong_usage({"play", "-"});
}

TEST(CliUsage, wrong_flags) {
  for (const std::string& verb : verbs()) {
    expect_wrong_usage({verb, "byg", "--nonsense"});
    expect_wrong_usage({verb, "byg", "--nonsense=1"});
  }
  expect_wrong_usage({"show", "-", "--every-turn=1"});
  expect_wrong_usage({"new", "byg", "--seed"});
}

TEST(CliUsage, wrong_games_options_and_numbers) {
  for (const char* verb : {"new", "random", "perft", "bench"}) {
    expect_wrong_usage({verb, "chess"});
    expect_wrong_usage({verb, "Byg"});
  }
  for (const char* verb : {"new", "random"}) {
    for (const char* option : {"size=2", "size=9", "size=", "size", "=", "", "sizes=6", "size=06", "size=6=6",
                               "clock=maybe", "clock=1", "priority=3"}) {
      expect_wrong_usage({verb, "byg", "--option", option});
    }
    for (const char* number : {"-1", "x", "", "1.5", "0x1", "18446744073709551616", " 1", "1 "}) {
      expect_wrong_usage({verb, "byg", "--seed", number});
    }
    for (const char* players : {"0", "1", "3", "-2", "two", "4294967298"}) {
      expect_wrong_usage({verb, "byg", "--players", players});
    }
  }
  for (const char* number : {"-1", "x", ""}) {
    expect_wrong_usage({"random", "byg", "--games", number});
    expect_wrong_usage({"random", "byg", "--most", number});
    expect_wrong_usage({"perft", "byg", "--depth", number});
  }
  expect_wrong_usage({"perft", "byg"});
}

TEST(CliUsage, wrong_levels_budgets_and_players) {
  for (const char* level : {"0", "9", "-1", "x", "", "1.5", "4294967297"}) {
    expect_wrong_usage({"choose", "-", "--level", level});
    expect_wrong_usage({"bot", "byg", "--level", level});
  }
  for (const char* number : {"0", "-1", "x", ""}) {
    expect_wrong_usage({"choose", "-", "--budget", number});
    expect_wrong_usage({"review", "-", "--budget", number});
    expect_wrong_usage({"arena", "byg", "--seats", "random,random", "--games", number});
    expect_wrong_usage({"arena", "byg", "--seats", "random,random", "--jobs", number});
    expect_wrong_usage({"arena", "byg", "--seats", "random,random", "--seconds", number});
  }
  for (const char* game : {"chess", "spiral"}) {
    expect_wrong_usage({"bot", game});
    expect_wrong_usage({"arena", game, "--seats", "random,random"});
  }
  for (const char* seat : {"", "level:", "level:0", "level:9", "level:1x", "LEVEL:1", "plain:", "plain:0",
                           "plain:x", "bot:", "random,random"}) {
    expect_wrong_usage({"arena", "byg", "--seats", std::string("random,") + seat});
  }
  expect_wrong_usage({"arena", "byg", "--seats", ""});
  expect_wrong_usage({"arena", "byg", "byg", "--seats", "random,random"});
  expect_wrong_usage({"arena", "byg", "--seats", "random,random", "--option", "size=2"});
  expect_wrong_usage({"choose", "-", "--seed", "x"});
}

TEST(CliUsage, a_flag_takes_its_value_either_way) {
  const std::string separate = good({"new", "byg", "--seed", "3", "--option", "size=4"}).out;
  EXPECT_EQ(good({"new", "byg", "--seed=3", "--option=size=4"}).out, separate);
  EXPECT_EQ(good({"new", "--seed", "3", "--option", "size=4", "byg"}).out, separate);
  EXPECT_EQ(good({"new", "--seed=3", "--option=size=5", "--option=size=4", "--", "byg"}).out, separate);
}

TEST(CliUsage, files_that_cannot_be_read) {
  const TemporaryFolder folder;
  for (const std::string& file : {(folder.path() / "missing").string(), folder.path().string()}) {
    for (const char* verb : {"show", "legal", "check"}) {
      const Answer answer = run_cli({verb, file});
      EXPECT_EQ(answer.code, 1) << verb;
      EXPECT_EQ(answer.out, "") << verb;
      EXPECT_NE(answer.err.find(file), std::string::npos) << verb;
    }
  }
}

}  // namespace
}  // namespace byways::test
