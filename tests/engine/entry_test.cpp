// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/entry.h"

#include <gtest/gtest.h>

#include "engine/core/refusal.h"

namespace byways {
namespace {

TEST(Entry, of_a_seat) { EXPECT_EQ(parse_entry("2: C3 D4"), (Entry{2, "C3 D4", false})); }

TEST(Entry, TURN_2_of_chance) {
  EXPECT_EQ(parse_entry("*: priority 1"), (Entry{kChance, "priority 1", false}));
}

TEST(Entry, unfinished) {
  EXPECT_EQ(parse_entry("1: A1 \u2026"), (Entry{1, "A1", true}));
  EXPECT_EQ(parse_entry("1: \u2026"), (Entry{1, "\u2026", false}))
      << "no step at all: no game knows that word";
}

TEST(Entry, is_written_as_it_was_read) {
  for (const char* text :
       {"1: A1", "2: C3 D4", "*: priority 1", "12: resign", "1: A1 \u2026", "1: first 2"}) {
    const auto entry = parse_entry(text);
    ASSERT_TRUE(entry) << text;
    EXPECT_EQ(write_entry(*entry), text);
  }
}

TEST(Entry, TURN_5_other_text_has_not_the_form_of_one) {
  for (const char* text : {"",
                           " ",
                           ":",
                           ": ",
                           "1",
                           "1:",
                           "1: ",
                           "1:A1",
                           " 1: A1",
                           "1 : A1",
                           "1:  A1",
                           "1: A1 ",
                           "1: A1  B1",
                           "0: A1",
                           "01: A1",
                           "00: A1",
                           "-1: A1",
                           "+1: A1",
                           "1.0: A1",
                           "1e0: A1",
                           "**: A1",
                           "* : A1",
                           "x: A1",
                           "\u2026: A1",
                           "1234567890: A1",
                           "99999999999999999999: A1",
                           "1: A1  \u2026",
                           "1:  \u2026",
                           "A1",
                           "*"}) {
    EXPECT_EQ(parse_entry(text), std::nullopt) << '"' << text << '"';
  }
}

TEST(Entry, words_split_and_join) {
  EXPECT_EQ(split_words("A1 B2 C3"), (std::vector<std::string>{"A1", "B2", "C3"}));
  EXPECT_EQ(split_words("A1"), std::vector<std::string>{"A1"});
  EXPECT_EQ(join_words({"A1", "B2", "C3"}), "A1 B2 C3");
  EXPECT_EQ(join_words({}), "");
}

TEST(Entry, numbers_have_no_sign_and_no_leading_zeros) {
  EXPECT_EQ(parse_number("0"), 0);
  EXPECT_EQ(parse_number("10"), 10);
  EXPECT_EQ(parse_number("999999999"), 999999999);
  for (const char* text : {"", "00", "01", "-1", "+1", "1 ", " 1", "1.0", "0x1", "1000000000", "\u0661"}) {
    EXPECT_EQ(parse_number(text), std::nullopt) << text;
  }
}

TEST(Refusal, TURN_4_messages_show_long_text_cut_after_a_whole_character) {
  EXPECT_EQ(shorten("A1"), "A1");
  EXPECT_EQ(shorten(std::string(40, 'x')), std::string(40, 'x'));
  EXPECT_EQ(shorten(std::string(41, 'x')), std::string(40, 'x') + "\u2026");
  std::string umlauts = "x";
  for (int i = 0; i < 100; ++i) {
    umlauts += "\u00E4";
  }
  EXPECT_EQ(shorten(umlauts), umlauts.substr(0, 39) + "\u2026");
  EXPECT_EQ(shorten(std::string(100, '\x80')), "\u2026");
  EXPECT_LT(not_notation(std::string(5'000'000, 'A')).message.size(), 100U);
}

}  // namespace
}  // namespace byways
