// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

// The verbs `choose` and `review`.

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

TEST(CliChoose, refuses_a_due_roll_and_solo_games) {
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

TEST(CliCalibrate, prints_chances_beside_results) {
  const std::vector<nlohmann::json> lines =
      good({"calibrate", "groups-of-three", "--games", "3", "--budget", "60", "--seed", "2"}).lines();
  ASSERT_EQ(lines.size(), 1U);
  std::size_t estimates = 0;
  for (const nlohmann::json& phase : lines[0]["phases"]) {
    estimates += phase["estimates"].get<std::size_t>();
    const auto shown = phase["shown"].get<std::vector<double>>();
    ASSERT_EQ(shown.size(), 11U);
    EXPECT_TRUE(std::is_sorted(shown.begin(), shown.end()));
  }
  std::size_t counted = 0;
  double won = 0;
  for (const nlohmann::json& tenth : lines[0]["estimated"]["tenths"]) {
    counted += tenth[0].get<std::size_t>();
    won += tenth[0].get<double>() * tenth[2].get<double>();
  }
  EXPECT_GT(counted, 60U);
  EXPECT_EQ(estimates, counted);
  EXPECT_NEAR(won / static_cast<double>(counted), 0.5, 0.25) << "the winner has about half of the turns";
  EXPECT_EQ(good({"calibrate", "groups-of-three", "--games", "3", "--budget", "60", "--seed", "2"}).lines(),
            lines);
  EXPECT_EQ(run_cli({"calibrate", "spiral"}).code, 2);
}

}  // namespace
}  // namespace byways::test
