// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/records/samples.h"

// Well-formed records with wrong turns or results: the error names entry, step and rule.

namespace byways::test {
namespace {

using Fault = RecordError::Fault;

Json with_turns(const std::vector<std::string>& turns) {
  Json document = sample();
  document["turns"] = turns;
  return document;
}

void expect_bad_entry(const Json& document, std::size_t turn, const std::string& step,
                      const std::string& rule) {
  const RecordError error = error_of(document);
  const std::string text = document["turns"].dump();
  EXPECT_EQ(error.fault, Fault::BadEntry) << text;
  EXPECT_EQ(error.turn, turn) << text;
  EXPECT_EQ(error.step, step) << text;
  EXPECT_EQ(error.refusal.rule, rule) << text;
  EXPECT_FALSE(error.refusal.message.empty()) << text;
  EXPECT_NE(error.message.find("Entry " + std::to_string(turn)), std::string::npos) << error.message;
}

TEST(BrokenEntries, TURN_5_the_first_bad_entry_is_named_with_step_and_rule) {
  expect_bad_entry(with_turns({"2: C3", "1: C3"}), 2, "C3", "BYG-2");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "2: D3"}), 3, "D3", "BYG-3");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "1: Z99", "9: xyz"}), 3, "Z99", "HEX-1");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "1: A1 A2"}), 3, "A2", "BYG-5");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "1: A1", "2: A2", "1: B4 B5"}), 5, "B5", "BYG-6");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "1: A1", "2: A5", "1: F5 F7"}), 5, "F7", "BYG-7");
  expect_bad_entry(with_turns({"1: C3"}), 1, "C3", "BYG-2");
  expect_bad_entry(with_turns({"2: first 1"}), 1, "first 1", "BYG-1");
}

TEST(BrokenEntries, TURN_5_an_unknown_seat) {
  for (const char* entry :
       {"0: C3", "01: C3", "-2: C3", "2 : C3", ": C3", "two: C3", "2.0: C3", "9999999999: C3"}) {
    expect_bad_entry(with_turns({entry}), 1, entry, "notation");
  }
  expect_bad_entry(with_turns({"99: C3"}), 1, "C3", "BYG-2");
  expect_bad_entry(with_turns({"2: C3", "1: F6", "99: C4"}), 3, "C4", "BYG-3");
  expect_bad_entry(with_turns({"99: resign"}), 1, "resign", "TURN-6");
}

TEST(BrokenEntries, TURN_5_spaces_are_single) {
  for (const char* entry :
       {"2:C3", "2:  C3", "2: C3 ", " 2: C3", "2: C3  D5", "2: ", "2:", "2", "", " ", ": ", "C3"}) {
    expect_bad_entry(with_turns({entry}), 1, entry, "notation");
  }
  expect_bad_entry(with_turns({"2: C3\t"}), 1, "C3\t", "notation");
  expect_bad_entry(with_turns({"2: C3\n"}), 1, "C3\n", "notation");
}

TEST(BrokenEntries, TURN_5_capitals_count_and_numbers_have_no_leading_zeros) {
  expect_bad_entry(with_turns({"2: c3"}), 1, "c3", "notation");
  expect_bad_entry(with_turns({"2: C03"}), 1, "C03", "notation");
  expect_bad_entry(with_turns({"2: Resign"}), 1, "Resign", "notation");
}

TEST(BrokenEntries, TURN_5_unknown_outcomes_of_chance) {
  Json document = with_turns({"*: priority 3"});
  document["options"] = Json::object();
  expect_bad_entry(document, 1, "priority 3", "notation");
  document["turns"] = {"*: priority"};
  expect_bad_entry(document, 1, "priority", "notation");
  document["turns"] = {"1: priority 1"};
  expect_bad_entry(document, 1, "priority 1", "notation");
  document["turns"] = {"*: priority 1", "*: priority 1"};
  expect_bad_entry(document, 2, "priority 1", "BYG-1");
}

TEST(BrokenEntries, only_the_last_entry_is_unfinished) {
  expect_bad_entry(with_turns({"2: C3 \u2026", "1: F6"}), 1, "2: C3 \u2026", "notation");
  expect_bad_entry(with_turns({"2: C3\u2026"}), 1, "C3\u2026", "notation");
  expect_bad_entry(with_turns({"2: C3 ..."}), 1, "...", "notation");
  expect_bad_entry(with_turns({"2: C3 \u2026 \u2026"}), 1, "\u2026", "notation");
  expect_bad_entry(with_turns({"2: \u2026"}), 1, "\u2026", "notation");
}

TEST(BrokenEntries, what_ends_by_itself_is_never_unfinished) {
  Json document = with_turns({"2: resign \u2026"});
  expect_bad_entry(document, 1, "2: resign \u2026", "notation");
  document = with_turns({"*: priority 1 \u2026"});
  document["options"] = Json::object();
  expect_bad_entry(document, 1, "*: priority 1 \u2026", "notation");
}

TEST(BrokenEntries, the_end_of_a_turn_is_not_written) {
  expect_bad_entry(with_turns({"2: end"}), 1, "end", "notation");
  expect_bad_entry(with_turns({"2: C3 end"}), 1, "end", "notation");
}

TEST(BrokenEntries, nothing_follows_the_end) {
  expect_bad_entry(with_turns({"2: C3", "1: resign", "1: F6"}), 3, "F6", "BYG-9");
  Json document = finished_sample();
  document.erase("result");
  document["turns"].push_back("2: draw");
  expect_bad_entry(document, document["turns"].size(), "draw", "BYG-9");
}

TEST(BrokenEntries, a_bad_step_is_shown_shortened) {
  const std::string step(1'000'000, 'x');
  const RecordError error = error_of(with_turns({"2: " + step}));
  EXPECT_LT(error.step.size(), 100U);
  EXPECT_LT(error.message.size(), 500U);
}

TEST(BrokenEntries, a_result_other_than_the_one_played) {
  const Json good = finished_sample();
  const auto refuse = [&good](const char* key, const Json& value) {
    Json document = good;
    document["result"][key] = value;
    expect_fault(document, Fault::WrongResult, "result");
    EXPECT_EQ(error_of(document).turn, good["turns"].size());
  };
  refuse("reason", "resigned");
  refuse("reason", "");
  refuse("winners", Json::array());
  refuse("winners", {2});
  refuse("winners", {1, 2});
  refuse("winners", {1, 1});
  refuse("winners", {-1});
  refuse("scores", {5, 8});
  refuse("scores", {8});
  refuse("scores", {8, 5, 0});
  refuse("scores", Json::array());
  Json without_scores = good;
  without_scores["result"].erase("scores");
  expect_fault(without_scores, Fault::WrongResult, "result");
}

TEST(BrokenEntries, a_result_while_the_game_is_on) {
  Json document = sample();
  document["result"] = Json::parse(R"({"reason": "board full", "winners": [1], "scores": [2, 2]})");
  expect_fault(document, Fault::WrongResult, "unfinished");
  document["turns"].push_back("1: A1 \u2026");
  expect_fault(document, Fault::WrongResult, "unfinished");
}

}  // namespace
}  // namespace byways::test
