// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/cli/run_cli.h"

// Verbs of byways-cli on records of the three challenges of the Over-Pass set, including `solve`.

namespace byways::test {
namespace {

std::string challenge_record(const std::string& game, const std::string& from,
                             const std::vector<std::string>& turns = {}) {
  return nlohmann::json{{"format", "byways-record"},
                        {"version", 1},
                        {"game", game},
                        {"options", from.empty() ? nlohmann::json::object() : nlohmann::json{{"from", from}}},
                        {"players", {{{"name", "Ann"}}}},
                        {"turns", turns}}
      .dump();
}

TEST(CliChallenges, SOL_2_legal_turns_and_steps_are_single_moves) {
  const std::string record = challenge_record("crooked-jumps", "A0 B0");
  const std::vector<nlohmann::json> expected{"A0>B0>C0", "A0>B0>C7", "B0>A0>A1", "B0>A0>A7",
                                             "B0>A0>B1", "B0>A0>B7", "B0>A0>O"};
  EXPECT_EQ(good({"legal", "-"}, record).lines(), expected);
  EXPECT_EQ(good({"legal", "-", "--steps"}, record).lines(), expected) << "without end";
  EXPECT_EQ(good({"legal", "-", "--count"}, record).out, "7\n");
}

TEST(CliChallenges, SOL_1_SOL_2_SOL_3_perft) {
  EXPECT_EQ(good({"perft", "full-house", "--depth", "2"}).out, "182\n");
  EXPECT_EQ(good({"perft", "crooked-jumps", "--depth", "2"}).out, "3536\n");
  EXPECT_EQ(good({"perft", "spiral", "--depth", "1"}).out, "540\n");
  EXPECT_EQ(good({"perft", "crooked-jumps", "--depth", "1", "--option", "from=B0 A0"}).out, "7\n");
  EXPECT_EQ(good({"perft", "crooked-jumps", "--depth", "2", "--option", "from=B0 A0"}).out, "0\n");
}

TEST(CliChallenges, the_start_is_any_set_of_places) {
  const nlohmann::json record = good({"new", "full-house", "--option", "from=m0 f0 g0"}).lines().at(0);
  EXPECT_EQ(record["options"], nlohmann::json::parse(R"({"from": "f0 g0 m0"})"))
      << "in the order of the board file";
  EXPECT_EQ(
      good({"new", "spiral", "--option", "from=B0 A0", "--option", "colours=off"}).lines()[0]["options"],
      nlohmann::json::parse(R"({"from": "B0 A0", "colours": false})"));
  for (const char* from : {"from=", "from=A0", "from=A0 A0", "from=A0,B0", "from=a0 b0"}) {
    EXPECT_EQ(run_cli({"new", "crooked-jumps", "--option", from}).code, 2) << from;
  }
  EXPECT_EQ(run_cli({"new", "full-house", "--option", "from=h0 b0"}).code, 2) << "in transit";
}

TEST(CliChallenges, SOL_2_play_and_refusals) {
  const std::string record = challenge_record("crooked-jumps", "A0 B0");
  const nlohmann::json played = good({"play", "-", "B0>A0>O"}, record).lines().at(0);
  EXPECT_EQ(played["turns"], nlohmann::json::parse(R"(["1: B0>A0>O"])"));
  EXPECT_EQ(played["result"],
            nlohmann::json::parse(R"({"reason": "solved", "winners": [1], "scores": [1]})"));
  const Answer refused = run_cli({"play", "-", "B0>A0>B0"}, record);
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.lines().at(0)["rule"], "SOL-2");
  EXPECT_EQ(refused.lines().at(0)["places"], nlohmann::json::parse(R"(["B0"])"));
}

TEST(CliSolve, the_answer_has_its_keys) {
  const Answer answer = run_cli({"solve", "-", "--seconds", "5"}, challenge_record("crooked-jumps", "A0 B0"));
  EXPECT_EQ(answer.code, 0);
  ASSERT_EQ(answer.lines().size(), 1U);
  const nlohmann::json solution = answer.lines()[0];
  EXPECT_TRUE(solution["moves"].is_array());
  EXPECT_TRUE(solution["proven_best"].is_boolean());
  const std::vector<std::string> verdicts{"solved", "impossible", "unknown", "stopped", "memory"};
  EXPECT_NE(std::find(verdicts.begin(), verdicts.end(), solution["verdict"]), verdicts.end());
}

TEST(CliSolve, SOL_2_what_needs_no_search) {
  const nlohmann::json solved =
      run_cli({"solve", "-"}, challenge_record("crooked-jumps", "A0 B0", {"1: B0>A0>O"})).lines().at(0);
  EXPECT_EQ(solved, nlohmann::json::parse(R"({"verdict": "solved", "moves": [], "proven_best": true})"));
  const nlohmann::json stuck =
      run_cli({"solve", "-"}, challenge_record("crooked-jumps", "A0 B0", {"1: A0>B0>C0"})).lines().at(0);
  EXPECT_EQ(stuck, nlohmann::json::parse(R"({"verdict": "impossible", "moves": [], "proven_best": false})"));
}

TEST(CliSolve, several_records_one_answer_a_line) {
  const std::string records = challenge_record("crooked-jumps", "A0 B0", {"1: B0>A0>O"}) + '\n' +
                              challenge_record("spiral", "A0 B0", {"1: B0>A0>A1"}) + "\n{}\n" +
                              challenge_record("crooked-jumps", "A0 B0", {"1: A0>B0>C0"}) + '\n';
  const Answer answer = run_cli({"solve", "-"}, records);
  EXPECT_EQ(answer.code, 1) << "one is no record";
  ASSERT_EQ(answer.lines().size(), 4U);
  EXPECT_EQ(answer.lines()[0]["verdict"], "solved");
  EXPECT_EQ(answer.lines()[1]["verdict"], "solved");
  EXPECT_EQ(answer.lines()[2]["ok"], false);
  EXPECT_EQ(answer.lines()[3]["verdict"], "impossible");
}

TEST(CliSolve, other_games_and_wrong_times_are_usage_errors) {
  const Answer answer = run_cli({"solve", "-"}, byg_record({}));
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_NE(answer.err.find("no solver for Byg"), std::string::npos) << answer.err;
  for (const char* seconds : {"0", "-1", "x", "", "1x", "1e9", "nan", "inf"}) {
    EXPECT_EQ(run_cli({"solve", "-", "--seconds", seconds}, challenge_record("spiral", "A0 B0")).code, 2)
        << seconds;
  }
  EXPECT_EQ(
      run_cli({"solve", "-", "--seconds", "0.5"}, challenge_record("spiral", "A0 B0", {"1: B0>A0>O"})).code,
      0);
}

}  // namespace
}  // namespace byways::test
