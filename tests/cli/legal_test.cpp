// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

// Seat 1 is to move and has two groups on a hexhex-3.
const std::vector<std::string> kTwoGroups{"2: A1", "1: C2", "1: E1", "2: A3"};

void expect_sorted_and_unique(const Answer& answer) {
  std::vector<std::string> values;
  for (const nlohmann::json& line : answer.lines()) {
    values.push_back(line.get<std::string>());
  }
  EXPECT_TRUE(std::is_sorted(values.begin(), values.end()));
  EXPECT_EQ(std::set<std::string>(values.begin(), values.end()).size(), values.size());
}

TEST(CliLegal, turns_are_sorted_unique_and_as_many_as_counted) {
  for (const int size : {3, 5, 6}) {
    const std::string record = byg_record({"2: A1", "1: C2", "1: E1", "2: A3", "1: C4", "2: B1"}, size);
    const Answer answer = good({"legal", "-"}, record);
    expect_sorted_and_unique(answer);
    EXPECT_EQ(good({"legal", "-", "--count"}, record).lines(),
              std::vector<nlohmann::json>{answer.lines().size()});
  }
}

TEST(CliLegal, every_turn_can_be_played) {
  const std::string record = byg_record(kTwoGroups, 3);
  const std::vector<nlohmann::json> turns = good({"legal", "-"}, record).lines();
  ASSERT_GT(turns.size(), 30U);
  for (std::size_t i = 0; i < turns.size(); i += 10) {
    EXPECT_EQ(run_cli({"play", "-", turns[i].get<std::string>()}, record).code, 0) << turns[i];
  }
}

TEST(CliLegal, steps_with_end_where_the_turn_may_end) {
  Answer answer = good({"legal", "-", "--steps"}, byg_record(kTwoGroups, 3));
  expect_sorted_and_unique(answer);
  EXPECT_EQ(answer.lines().size(), 15U);
  EXPECT_EQ(answer.out.find("end"), std::string::npos) << "BYG-5 wants a stone";

  std::vector<std::string> turns = kTwoGroups;
  turns.emplace_back("1: C4 \u2026");
  answer = good({"legal", "-", "--steps"}, byg_record(turns, 3));
  expect_sorted_and_unique(answer);
  EXPECT_NE(answer.out.find("\"end\"\n"), std::string::npos);
  EXPECT_EQ(good({"legal", "-", "--steps", "--count"}, byg_record(turns, 3)).lines(),
            std::vector<nlohmann::json>{answer.lines().size()});

  turns.back() = "1: C4 B1 \u2026";
  EXPECT_EQ(good({"legal", "-", "--steps"}, byg_record(turns, 3)).out, "\"end\"\n");
}

TEST(CliLegal, TURN_1_an_unfinished_turn_does_not_change_the_complete_turns) {
  std::vector<std::string> turns = kTwoGroups;
  const std::string before = good({"legal", "-"}, byg_record(turns, 3)).out;
  turns.emplace_back("1: C4 \u2026");
  EXPECT_EQ(good({"legal", "-"}, byg_record(turns, 3)).out, before);
}

TEST(CliLegal, BYG_1_lots_and_choices) {
  std::string record =
      R"({"format": "byways-record", "version": 1, "game": "byg", "players": [{}, {}], "turns": []})";
  EXPECT_EQ(good({"legal", "-"}, record).out, "\"priority 1\"\n\"priority 2\"\n");
  EXPECT_EQ(good({"legal", "-", "--steps"}, record).out, "\"priority 1\"\n\"priority 2\"\n");
  record.replace(record.find("[]"), 2, R"(["*: priority 2"])");
  EXPECT_EQ(good({"legal", "-"}, record).out, "\"first 1\"\n\"first 2\"\n");
  EXPECT_EQ(good({"legal", "-", "--count"}, record).out, "2\n");
}

TEST(CliLegal, BYG_9_nothing_after_the_end) {
  for (const std::string& record : {read_data("examples/byg.json"), byg_record({"2: A1", "2: resign"})}) {
    EXPECT_EQ(good({"legal", "-"}, record).out, "");
    EXPECT_EQ(good({"legal", "-", "--steps"}, record).out, "");
    EXPECT_EQ(good({"legal", "-", "--count"}, record).out, "0\n");
    EXPECT_EQ(good({"legal", "-", "--count", "--steps"}, record).out, "0\n");
  }
}

TEST(CliLegal, BYG_5_hundreds_of_thousands_are_counted_without_listing) {
  const std::string record = byg_record({"2: A1", "1: K6", "1: K1", "2: A6", "1: F1", "2: F11"});
  const nlohmann::json count = good({"legal", "-", "--count"}, record).lines()[0];
  EXPECT_GT(count, 50'000);
  EXPECT_EQ(good({"legal", "-"}, record).lines().size(), count.get<std::size_t>());
}

TEST(CliLegal, HWY_2_highway_offers_only_steps) {
  const std::string record =
      R"({"format": "byways-record", "version": 1, "game": "highway", "players": [{}, {}],
          "turns": ["*: corners A1 I5"]})";
  const Answer answer = run_cli({"legal", "-"}, record);
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.out, "");
  EXPECT_NE(answer.err.find("only legal --steps"), std::string::npos);
  // Eight cells with three tiles each, six directions or none; no "end" yet.
  const Answer steps = good({"legal", "-", "--steps"}, record);
  expect_sorted_and_unique(steps);
  EXPECT_EQ(steps.lines().size(), 8U * 3 + 7);
  EXPECT_EQ(good({"legal", "-", "--steps", "--count"}, record).out, "31\n");
}

TEST(CliLegal, games_with_dice_offer_only_steps) {
  for (const char* game : {"over-pass", "groups-of-three"}) {
    const std::string record = good({"new", game, "--seed", "3"}).out;
    const Answer answer = run_cli({"legal", "-"}, record);
    EXPECT_EQ(answer.code, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find("--steps"), std::string::npos);
    expect_sorted_and_unique(good({"legal", "-", "--steps"}, record));
  }
  EXPECT_EQ(good({"legal", "-", "--count"}, good({"new", "mono-line", "--seed", "3"}).out).out, "97\n");
}

}  // namespace
}  // namespace byways::test
