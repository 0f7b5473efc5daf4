// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

// The verb `make`, which makes puzzles.

namespace byways::test {
namespace {

using Lines = std::vector<nlohmann::json>;

TEST(CliMake, makes_what_solve_solves) {
  for (const std::string kind : {"crooked-jumps", "spiral", "full-house"}) {
    const Lines made = good({"make", kind, "--difficulty", "easy", "--seed", "5"}).lines();
    ASSERT_EQ(made.size(), 1U);
    const RecordFile file(made.front().dump());
    EXPECT_EQ(good({"check", file.path()}).lines(), Lines{kOk});
    const Answer solved = run_cli({"solve", file.path(), "--seconds", "60"});
    EXPECT_EQ(solved.lines().front()["verdict"], "solved") << made.front()["code"];
    EXPECT_LE(solved.lines().front()["moves"].size(), made.front()["made"]["moves"]);
    std::vector<std::string> play{"play", file.path()};
    for (const nlohmann::json& move : made.front()["made"]["solution"]) {
      play.push_back(move);
    }
    EXPECT_EQ(good(play).lines().front()["result"]["reason"], "solved");
  }
}

TEST(CliMake, makes_the_same_of_a_code_again) {
  const Lines made =
      good({"make", "crooked-jumps", "--size", "9", "--difficulty", "hard", "--seed", "77", "--count", "3"})
          .lines();
  ASSERT_EQ(made.size(), 3U);
  EXPECT_EQ(made[0]["made"]["size"], 9);
  for (const nlohmann::json& each : made) {
    EXPECT_EQ(good({"make", each["code"]}).lines(), Lines{each});
  }
  EXPECT_NE(made[0]["options"]["from"], made[1]["options"]["from"]);
  EXPECT_EQ(good({"make", made[0]["code"], "--count", "2"}).lines(), (Lines{made[0], made[1]}));
}

TEST(CliMake, refuses_what_cannot_be_made) {
  const auto error_of = [](const std::vector<std::string>& arguments) {
    const Answer answer = run_cli(arguments);
    EXPECT_EQ(answer.code, 2);
    EXPECT_EQ(answer.out, "");
    return answer.err;
  };
  const auto has = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_TRUE(has(error_of({"make", "byg"}), "no puzzles are made of Byg"));
  EXPECT_TRUE(has(error_of({"make", "chess"}), "chess"));
  EXPECT_TRUE(has(error_of({"make", "spiral", "--size", "41"}), "--size is from 6 to 40"));
  EXPECT_TRUE(has(error_of({"make", "spiral", "--difficulty", "tough"}), "easy, medium, hard or very-hard"));
  EXPECT_TRUE(has(error_of({"make", "spiral", "--seed", "4194304"}), "--seed is at most 4194303"));
  EXPECT_TRUE(has(error_of({"make", "spiral", "--count", "0"}), "--count"));
  EXPECT_TRUE(has(error_of({"make"}), "make"));
  const std::string code =
      good({"make", "crooked-jumps", "--size", "5", "--seed", "1"}).lines().front()["code"];
  std::string slip = code;
  slip.back() = slip.back() == '0' ? '1' : '0';
  EXPECT_TRUE(has(error_of({"make", slip}), "There is a slip in the code"));
  EXPECT_TRUE(has(error_of({"make", code, "--seed", "4"}), "a code says all"));
}

}  // namespace
}  // namespace byways::test
