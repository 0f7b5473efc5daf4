// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/core/lines.h"
#include "tests/records/samples.h"
#include "tests/support/timelines.h"

// Variations and comments (docs/file-format.md).

namespace byways::test {
namespace {

using Fault = RecordError::Fault;

std::vector<Entry> entries(const std::vector<std::string>& texts) {
  std::vector<Entry> parsed;
  for (const std::string& text : texts) {
    parsed.push_back(*parse_entry(text));
  }
  return parsed;
}

Line line(const std::vector<std::string>& texts, Comments comments = {}) {
  return {entries(texts), std::move(comments)};
}

Json with_lines(const Json& variations, const Json& comments = Json::object()) {
  Json document = sample();
  document["variations"] = variations;
  document["comments"] = comments;
  return document;
}

Json variation(const Json& at, const Json& turns) { return {{"at", at}, {"turns", turns}}; }

TEST(Lines, branch_where_they_differ_and_come_together_again) {
  const Line main = line({"2: C3", "1: F6", "1: D3"}, {{0, "start"}, {3, "here"}});
  const Line other = line({"2: C3", "1: F6", "1: A1", "2: B2"}, {{0, "start"}, {3, "there"}});
  EXPECT_EQ(shared_entries(main.entries, other.entries), 2U);
  const Variation branch = branch_of(other, main);
  EXPECT_EQ(branch.at, 2U);
  EXPECT_EQ(branch.entries, entries({"1: A1", "2: B2"}));
  EXPECT_EQ(branch.comments, (Comments{{3, "there"}}));
  EXPECT_EQ(line_of(branch, main), other);
}

TEST(Lines, only_lines_with_a_turn_of_their_own_are_kept) {
  std::vector<Line> lines;
  const Line main = line({"*: roll 1 1", "1: a", "2: b"});
  keep_line(lines, line({"*: roll 1 1", "1: a"}), main);
  keep_line(lines, line({"*: roll 1 1", "1: a", "*: roll 2 2"}), main);
  keep_line(lines, line({"*: roll 1 1", "1: a", "2: c …"}), main);
  EXPECT_TRUE(lines.empty());
  keep_line(lines, line({"*: roll 1 1", "1: a", "2: c", "1: d …"}, {{3, "kept"}, {4, "gone"}}), main);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0], line({"*: roll 1 1", "1: a", "2: c"}, {{3, "kept"}}));
}

TEST(Lines, what_another_line_tells_is_kept_once) {
  std::vector<Line> lines;
  const Line main = line({"1: a", "2: b"});
  keep_line(lines, line({"1: x", "2: y"}, {{2, "long"}}), main);
  keep_line(lines, line({"1: x"}, {{1, "short"}}), main);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].comments, (Comments{{1, "short"}, {2, "long"}}));
  keep_line(lines, line({"1: x", "2: y", "1: z"}), main);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].entries.size(), 3U);
  keep_line(lines, main, line({"1: x", "2: y", "1: z", "2: w"}));
  ASSERT_EQ(lines.size(), 1U) << "the line on the table tells it now";
  EXPECT_EQ(lines[0].entries, main.entries);
}

TEST(Lines, are_read_and_written_back) {
  const Json document = with_lines({variation(2, {"1: D4", "2: H5"}), variation(0, {"2: A1"})},
                                   {{"0", "A start"}, {"4", "Ünïcode\nand lines"}});
  const auto record = read_record(document.dump());
  ASSERT_TRUE(record) << record.error().message;
  ASSERT_EQ(record->variations.size(), 2U);
  EXPECT_EQ(record->variations[0].at, 2U);
  EXPECT_EQ(record->comments.at(4), "Ünïcode\nand lines");
  const auto timeline = replay(*record);
  ASSERT_TRUE(timeline) << timeline.error().message;
  const std::string written = write_record(make_record(*timeline, *record));
  EXPECT_EQ(read_record(written)->variations, record->variations);
  EXPECT_EQ(read_record(written)->comments, record->comments);
  const Json without = Json::parse(write_record(make_record(*timeline, record->players, record->document)));
  EXPECT_FALSE(without.contains("variations")) << "they belong to the line they were read with";
}

// Earlier versions wrote such variations; their files stay readable, and no comment in them is lost.
TEST(Lines, that_the_line_on_the_table_tells_are_not_written) {
  Json told = variation(2, {"1: D3", "2: H4"});
  told["comments"] = {{"3", "bold"}};
  const Json document = with_lines({told, variation(2, Json::array()), variation(2, {"1: D3", "2: A1"})});
  const auto record = read_record(document.dump());
  ASSERT_TRUE(record) << record.error().message;
  auto timeline = replay(*record);
  ASSERT_TRUE(timeline) << timeline.error().message;
  const Record kept = make_record(*timeline, *record);
  ASSERT_EQ(kept.variations.size(), 1U);
  EXPECT_EQ(kept.variations[0].entries, entries({"1: D3", "2: A1"}));
  EXPECT_EQ(kept.comments, (Comments{{3, "bold"}}));
  timeline->go_to(timeline->entry_ends()[2]);
  ASSERT_FALSE(timeline->play_entry(*parse_entry("2: A1")));
  const std::string written = write_record(make_record(*timeline, *record));
  EXPECT_EQ(Json::parse(written)["variations"].size(), 1U) << "another has become the line on the table";
  EXPECT_FALSE(why_unreadable(written));
}

TEST(Lines, of_wrong_form_are_refused) {
  for (const Json& bad :
       {Json("x"), Json::object(), Json::array({1}), Json::array({Json::object()}),
        Json::array({variation(5, {"1: D4"})}), Json::array({variation(-1, {"1: D4"})}),
        Json::array({variation("2", {"1: D4"})}), Json::array({variation(2, Json::object())}),
        Json::array({variation(2, {"1: D4 …"})}), Json::array({variation(2, {"D4"})}),
        Json::array({variation(2, {7})})}) {
    expect_fault(with_lines(bad), Fault::NotARecord, "variations");
  }
  Json many = Json::array();
  for (std::size_t i = 0; i <= kMostVariations; ++i) {
    many.push_back(variation(2, {"1: D4"}));
  }
  expect_fault(with_lines(many), Fault::NotARecord, "variations");
}

TEST(Lines, no_line_branches_off_in_a_turn_that_goes_on) {
  Json document = with_lines(Json::array({variation(4, {"1: D4"})}));
  document["turns"] = {"2: C3", "1: F6", "1: D3", "2: H4 …"};
  expect_fault(document, Fault::NotARecord, "variations");
}

TEST(Comments, of_wrong_form_are_refused) {
  for (const Json& bad : {Json("x"), Json::array(), Json({{"1", 2}}), Json({{"x", "text"}}),
                          Json({{"01", "text"}}), Json({{"5", "text"}}), Json({{"-1", "text"}}),
                          Json({{"1", std::string(kLongestComment + 1, 'x')}}), Json({{"1", "\x07"}})}) {
    expect_fault(with_lines(Json::array(), bad), Fault::NotARecord, "comments");
  }
  Json inside = variation(2, {"1: D4"});
  inside["comments"] = {{"2", "before it branches off"}};
  expect_fault(with_lines(Json::array({inside})), Fault::NotARecord, "comments");
}

TEST(Lines, that_break_a_rule_are_refused_by_number_and_rule) {
  const RecordError error =
      error_of(with_lines({variation(1, {"1: F6"}), variation(2, {"1: D3", "2: H4", "2: A1"})}));
  EXPECT_EQ(error.fault, Fault::BadEntry);
  EXPECT_EQ(error.variation, 2U);
  EXPECT_EQ(error.turn, 5U);
  EXPECT_FALSE(error.refusal.rule.empty());
  EXPECT_NE(error.message.find("Variation 2, entry 5"), std::string::npos) << error.message;
}

}  // namespace
}  // namespace byways::test
