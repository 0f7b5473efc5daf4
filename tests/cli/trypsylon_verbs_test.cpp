// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/cli/run_cli.h"

// Verbs of byways-cli on records of TRYPSYLON: complete and unfinished turns, double moves, claims, perft.

namespace byways::test {
namespace {

std::string trypsylon_record(const std::vector<std::string>& turns,
                             const nlohmann::json& options = {{"start", 1}}) {
  return nlohmann::json{{"format", "byways-record"},
                        {"version", 1},
                        {"game", "trypsylon"},
                        {"options", options},
                        {"players", {nlohmann::json::object(), nlohmann::json::object()}},
                        {"turns", turns}}
      .dump();
}

TEST(CliTrypsylon, TRY_4_legal_turns_are_sorted_and_as_many_as_counted) {
  const Answer answer = good({"legal", "-"}, trypsylon_record({}));
  EXPECT_EQ(answer.lines().size(), 320U);
  EXPECT_EQ(answer.out.substr(0, 11), "\"a1 E1-ne\"\n");
  EXPECT_EQ(good({"legal", "-", "--count"}, trypsylon_record({})).out, "320\n");
  const nlohmann::json expert{{"start", 1}, {"expert", true}, {"board", "6x6"}};
  EXPECT_EQ(good({"legal", "-", "--count"}, trypsylon_record({}, expert)).out, "480\n");
  const std::string second = trypsylon_record({"1: c3 Nc-ne"}, {{"start", 1}, {"expert", true}});
  const std::vector<nlohmann::json> second_turns = good({"legal", "-"}, second).lines();
  EXPECT_EQ(good({"legal", "-", "--count"}, second).lines(),
            std::vector<nlohmann::json>{second_turns.size()});
  EXPECT_TRUE(std::is_sorted(second_turns.begin(), second_turns.end()));
}

TEST(CliTrypsylon, TRY_4_steps_of_an_unfinished_turn) {
  const std::string unfinished = trypsylon_record({"1: c3 \u2026"});
  EXPECT_EQ(good({"legal", "-", "--steps"}, unfinished).lines().size(), 16U)
      << "four ends, four orientations";
  EXPECT_EQ(good({"legal", "-"}, unfinished).lines().size(), 320U)
      << "complete turns start where the unfinished one did";
  const nlohmann::json shown = good({"show", "-"}, unfinished).lines()[0];
  EXPECT_EQ(shown["position"]["hand"], 1);
  EXPECT_EQ(shown["position"]["drawn"], nlohmann::json::parse(R"(["c3"])"));
  EXPECT_FALSE(shown["position"]["cards"].contains("c3"));
  EXPECT_EQ(shown["to_move"], 1);
}

TEST(CliTrypsylon, TRY_3_a_turn_that_stops_short_is_refused) {
  const Answer answer = run_cli({"play", "-", "c3"}, trypsylon_record({}));
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.lines()[0]["rule"], "TRY-3");
  EXPECT_EQ(answer.lines()[0]["step"], "end");
  EXPECT_EQ(answer.lines()[0]["places"], nlohmann::json::parse(R"(["c3"])"));
}

TEST(CliTrypsylon, TRY_7_play_writes_the_cells_of_a_double_move_in_order) {
  const std::string record = trypsylon_record({"1: c3 Nc-ne", "2: b3 W3-nw", "1: d2 Nd-ne", "2: c5 Sc-ne"});
  const nlohmann::json played = good({"play", "-", "1: e4 d4 Nd-se Se-sw"}, record).lines()[0];
  EXPECT_EQ(played["turns"].back(), "1: d4 e4 Nd-se Se-sw");
}

TEST(CliTrypsylon, TRY_17_a_claim_ends_the_game_when_it_is_allowed) {
  std::vector<std::string> turns;
  // The first five pairs of turns turn all cards of rows 1 and 5 face up. From the sixth pair on, all moves
  // are open moves (TRY-6), and each pair leads to the same position: for the third time after the eighth.
  for (int i = 0; i < 7; ++i) {
    turns.insert(turns.end(), {"1: e1 W1-ne", "2: e5 W5-ne"});
  }
  const Answer early = run_cli({"play", "-", "1: claim"}, trypsylon_record(turns));
  EXPECT_EQ(early.code, 1);
  EXPECT_EQ(early.lines()[0]["rule"], "TRY-17");
  turns.insert(turns.end(), {"1: e1 W1-ne", "2: e5 W5-ne"});
  const nlohmann::json played = good({"play", "-", "2: claim"}, trypsylon_record(turns)).lines()[0];
  EXPECT_EQ(played["turns"].back(), "2: claim");
  EXPECT_EQ(played["result"], nlohmann::json::parse(R"({"reason": "repetition", "winners": []})"));
  EXPECT_EQ(good({"check", "-"}, played.dump()).lines(), std::vector<nlohmann::json>(1, kOk));
  EXPECT_EQ(good({"legal", "-", "--count"}, played.dump()).out, "0\n");
}

TEST(CliTrypsylon, perft_counts) {
  EXPECT_EQ(good({"perft", "trypsylon", "--depth", "2"}).out, "99072\n");
  EXPECT_EQ(good({"perft", "trypsylon", "--depth", "2", "--option", "expert=on"}).out, "26289152\n");
  std::uint64_t sum = 0;
  for (const nlohmann::json& line :
       good({"perft", "trypsylon", "--depth", "2", "--option", "board=5x6", "--divide"}).lines()) {
    sum += line["count"].get<std::uint64_t>();
  }
  EXPECT_EQ(sum, 149536U);
}

}  // namespace
}  // namespace byways::test
