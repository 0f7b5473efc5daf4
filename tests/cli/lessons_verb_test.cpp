// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

// The verb `lessons`, which lists and checks lessons.

namespace byways::test {
namespace {

TEST(CliLessons, lists_them_all) {
  const std::vector<nlohmann::json> lessons = good({"lessons"}).lines();
  ASSERT_GT(lessons.size(), 40U);
  EXPECT_EQ(lessons.front()["lesson"], "bypass/1");
  EXPECT_EQ(lessons.front()["game"], "bypass");
  int steps = 0;
  for (const auto& [kind, count] : lessons.front()["kinds"].items()) {
    steps += count.get<int>();
  }
  EXPECT_EQ(lessons.front()["steps"], steps);
}

// Checks every position, answer, mistake and refusal of all lessons, and whether the computer player agrees.
TEST(CliLessons, all_of_them_are_sound) {
  for (const nlohmann::json& lesson : good({"lessons", "--check"}).lines()) {
    EXPECT_EQ(lesson["ok"], true) << lesson;
  }
}

TEST(CliLessons, faults_of_a_file_are_reported) {
  const RecordFile file(
      R"({ "title": "Bad", "recap": "You know it.", "game": "byg", "steps": [ { "do": "say" } ] })");
  const Answer answer = run_cli({"lessons", "--check", file.path()});
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.lines().at(0)["faults"], nlohmann::json({"step 1: there is no text"}));
  EXPECT_EQ(run_cli({"lessons", "--check", file.path() + "x"}).code, 1);
  EXPECT_EQ(run_cli({"lessons", file.path()}).code, 2);
}

}  // namespace
}  // namespace byways::test
