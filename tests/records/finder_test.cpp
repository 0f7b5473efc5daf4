// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_finder.h"

#include <gtest/gtest.h>

#include <chrono>

#include "engine/core/random.h"
#include "tests/records/samples.h"

// Finding records in mails, posts and other texts.

namespace byways::test {
namespace {

std::string wrapped(const std::string& text, std::size_t width, bool only_at_spaces) {
  std::string result;
  std::size_t column = 0;
  for (const char c : text) {
    if (column >= width && (!only_at_spaces || c == ' ')) {
      result += '\n';
      column = 0;
      if (c == ' ') {
        continue;
      }
    }
    result += c;
    ++column;
  }
  return result;
}

std::string quoted(const std::string& text, const std::string& mark) {
  std::string result = mark;
  for (const char c : text) {
    result += c;
    if (c == '\n') {
      result += mark;
    }
  }
  return result;
}

void expect_found(const std::string& text, const Json& document, const char* how) {
  const std::vector<std::string> found = find_records(text);
  ASSERT_EQ(found.size(), 1U) << how << '\n' << text.substr(0, 500);
  EXPECT_FALSE(why_unreadable(found[0])) << how << '\n' << found[0].substr(0, 500);
  EXPECT_EQ(Json::parse(found[0]), document) << how;
}

TEST(FindRecords, with_words_around) {
  const Json game = finished_sample();
  const std::string before = "Hi Ben,\n\nlook {here}: \"the end\" [1] {\"a\":1}\n";
  expect_found(game.dump(), game, "alone");
  expect_found(game.dump(2), game, "spread over lines");
  expect_found(before + game.dump() + "\n-- \nAnn } ] \"", game, "in a mail");
  expect_found("```json\r\n" + game.dump() + "\r\n```", game, "in a post");
  EXPECT_TRUE(find_records("").empty());
  EXPECT_TRUE(find_records(before).empty());
  EXPECT_TRUE(find_records("A byways-record is {nothing").empty());
}

TEST(FindRecords, quoted_and_broken_into_lines) {
  const Json game = finished_sample();
  for (const std::size_t width : {30U, 60U, 72U, 78U}) {
    for (const char* const mark : {"", "> ", ">", "> > ", ">> "}) {
      expect_found("Ben wrote:\n" + quoted(wrapped(game.dump(), width, true), mark) + "\nYes", game, mark);
      expect_found("Ben wrote:\n" + quoted(wrapped(game.dump(2), width, true), mark), game, mark);
    }
    expect_found(wrapped(game.dump(), width, false), game, "anywhere");
  }
}

TEST(FindRecords, as_typed_by_a_word_processor) {
  std::string text = sample().dump();
  bool opens = true;
  for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at)) {
    text.replace(at, 1, opens ? "\u201C" : "\u201D");
    opens = !opens;
  }
  expect_found("Hello\u00A0you " + text, sample(), "typographic quotation marks");
}

TEST(FindRecords, several_in_their_order_each_once) {
  const std::string text =
      sample().dump() + "\n" + finished_sample().dump() + "\nand again " + sample().dump();
  const std::vector<std::string> found = find_records(text);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(Json::parse(found[0]), sample());
  EXPECT_EQ(Json::parse(found[1]), finished_sample());
}

TEST(FindRecords, what_is_wrong_can_be_told) {
  Json bad = sample();
  bad["turns"] = {"2: C3", "1: C3"};
  const std::vector<std::string> found = find_records("> " + bad.dump());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(why_unreadable(found[0])->turn, 2U);
}

// However a text is damaged, nothing is invented, and what is found is complete.
TEST(FindRecords, random_damage) {
  const std::string good =
      "> Ann:\n> " + wrapped(finished_sample().dump(), 70, true) + "\n" + sample().dump(1);
  constexpr std::string_view kBytes = "{}[]\":,>\\ \n\r\t0aA-|\x80\xC2\xA0\xE2\xFF";
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 100 : 1000); ++seed) {
    Random random(seed);
    std::string text = good;
    const std::uint32_t changes = 1 + random.below(20);
    for (std::uint32_t i = 0; i < changes; ++i) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const std::size_t length = random.below(8);
      const std::string with(random.below(4),
                             kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))]);
      text.replace(at, length, with);
    }
    const std::vector<std::string> found = find_records(text);
    EXPECT_LE(found.size(), 2U) << seed;
    for (const std::string& record : found) {
      EXPECT_LE(record.size(), text.size() + 1) << seed;
      const auto error = why_unreadable(record);
      EXPECT_TRUE(!error || !error->message.empty()) << seed;
    }
  }
}

TEST(FindRecords, hostile_text_takes_no_long_time) {
  constexpr std::size_t kLong = (std::size_t{4} << 20U) / (BYWAYS_SANITIZED ? 8 : 1);
  for (const char* const part :
       {"{", "{\"", "{,,,,,,,,,,", "{\"byways-record\"", "{}", "> ", "\"\\", "[{", "{\"a\":\"\n"}) {
    std::string text = "byways-record ";
    while (text.size() < kLong) {
      text += part;
    }
    const auto start = std::chrono::steady_clock::now();
    EXPECT_LE(find_records(text).size(), kMostFound);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(BYWAYS_SANITIZED ? 60 : 10))
        << part;
  }
}

}  // namespace
}  // namespace byways::test
