// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/refusal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/challenges/rule_books.h"
#include "engine/core/arranged.h"
#include "engine/games.h"

// The tables of refusals: every reason that anything in the engine or the window refuses for.

namespace byways {
namespace {

using Texts = std::vector<std::string>;

std::vector<Reason> every_reason() {
  std::vector<std::span<const Reason>> tables{kCoreReasons, arranged::kReasons, challenges::kStartReasons};
  for (const Game* const game : all_games()) {
    tables.push_back(module_of(*game).reasons);
  }
  std::vector<Reason> all;
  for (const std::span<const Reason> table : tables) {
    EXPECT_FALSE(table.empty());
    all.insert(all.end(), table.begin(), table.end());
  }
  return all;
}

std::vector<Wording> wordings_of(const Reason& reason) {
  return reason.special.argument == 0 ? std::vector{reason.says}
                                      : std::vector{reason.says, reason.special.says};
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// "%1" up to this number are the gaps of a sentence.
int gaps_in(std::string_view text) {
  int gaps = 0;
  for (int number = 1; number <= 9; ++number) {
    gaps = has(text, "%" + std::to_string(number)) ? number : gaps;
  }
  return gaps;
}

TEST(Refusal, TURN_4_every_reason_has_one_row) {
  std::set<std::string_view> keys;
  for (const Reason& reason : every_reason()) {
    EXPECT_TRUE(keys.insert(reason.key).second) << reason.key;
    const std::size_t point = reason.key.find('.');
    EXPECT_TRUE(point != std::string_view::npos && point > 0 && point + 1 < reason.key.size()) << reason.key;
  }
}

// That the numbers are defined is checked by tools/check-docs.
TEST(Refusal, TURN_4_every_reason_names_its_rules) {
  for (const Reason& reason : every_reason()) {
    const bool is_of_every_game = reason.rules.empty();
    EXPECT_TRUE(!is_of_every_game || reason.key.starts_with("arranged.")) << reason.key;
    EXPECT_FALSE(has(reason.rules, "  ") || reason.rules.starts_with(' ') || reason.rules.ends_with(' '))
        << reason.key;
    EXPECT_TRUE(is_of_every_game || has(reason.rules, "-") || reason.rules == "notation" ||
                reason.rules == "arranged")
        << reason.key;
  }
}

TEST(Refusal, TURN_4_every_sentence_is_one_for_people) {
  std::map<std::pair<std::string_view, std::string_view>, int> counted;
  for (const Reason& reason : every_reason()) {
    for (const Wording& says : wordings_of(reason)) {
      EXPECT_TRUE(says.context.ends_with("Texts")) << reason.key;
      EXPECT_TRUE(says.text.ends_with('.')) << says.text;
      EXPECT_FALSE(has(says.text, "!") || has(says.text, "  ") || has(says.text, "'")) << says.text;
      EXPECT_EQ(*(says.text.data() + says.text.size()), '\0');
      // A counted sentence has plurals in every language.
      EXPECT_EQ(has(says.text, "%n"), says.number_argument > 0) << says.text;
      EXPECT_TRUE(says.number_argument > 0 || !has(says.text, "(s)")) << says.text;
      const auto [same, is_new] = counted.insert({{says.context, says.text}, says.number_argument});
      EXPECT_TRUE(is_new || same->second == says.number_argument) << says.text;
      // Arguments that are shown as a name or a list occur in the sentence.
      for (const int argument : {says.seat_argument, says.list_argument}) {
        EXPECT_TRUE(argument == 0 || has(says.text, "%" + std::to_string(argument))) << says.text;
      }
    }
  }
}

TEST(Refusal, TURN_4_every_sentence_takes_its_arguments) {
  for (const Reason& reason : every_reason()) {
    const std::string rule(reason.rules.empty() ? "BYG-9" : reason.rules.substr(0, reason.rules.find(' ')));
    for (const bool is_special : {false, true}) {
      const auto special = static_cast<int>(reason.special.argument);
      if (is_special && special == 0) {
        continue;
      }
      const Wording& says = is_special ? reason.special.says : reason.says;
      Texts arguments;
      const int most = std::max({gaps_in(says.text), says.number_argument, special});
      for (int number = 1; number <= most; ++number) {
        arguments.push_back(std::to_string(10 + number));
      }
      if (is_special) {
        arguments[reason.special.argument - 1] = reason.special.value;
      }
      const Refusal refusal = refuse(reason, {"A1"}, arguments, rule);
      EXPECT_EQ(refusal.reason, reason.key);
      EXPECT_EQ(refusal.rule, rule);
      EXPECT_EQ(refusal.says, says) << reason.key;
      EXPECT_EQ(refusal.places, Texts{"A1"});
      EXPECT_FALSE(has(refusal.message, "%") || has(refusal.message, "(s)")) << refusal.message;
      for (int number = 1; number <= gaps_in(says.text); ++number) {
        const bool is_said = has(says.text, "%" + std::to_string(number));
        EXPECT_TRUE(!is_said || has(refusal.message, arguments[static_cast<std::size_t>(number - 1)]))
            << refusal.message;
      }
    }
  }
}

TEST(Refusal, gaps_are_filled_at_once) {
  EXPECT_EQ(fill_gaps("%2 before %1.", Texts{"%2", "A1"}), "A1 before %2.");
  EXPECT_EQ(fill_gaps("%1 and %3, 100 %, %", Texts{"A1"}), "A1 and %3, 100 %, %");
  EXPECT_EQ(fill_gaps("", Texts{"A1"}), "");
}

TEST(Refusal, seats_numbers_and_lists_in_English) {
  constexpr Reason kLost{
      "test.lost", "TURN-4",
      counted_wording("TestTexts", "%1 has lost %n stone(s) on %3.").seat(1).number(2).list(3)};
  EXPECT_EQ(refuse(kLost, {}, {"2", "1", "A1"}).message, "Player 2 has lost 1 stone on A1.");
  EXPECT_EQ(refuse(kLost, {}, {"2", "2", "A1 B2"}).message, "Player 2 has lost 2 stones on A1 and B2.");
  EXPECT_EQ(refuse(kLost, {}, {"1", "3", as_argument({"A1", "B2", "C3"})}).message,
            "Player 1 has lost 3 stones on A1, B2 and C3.");
}

TEST(Refusal, special_values_have_their_own_sentence) {
  constexpr Reason kLeft{"test.left",
                         "TURN-4 TURN-5",
                         counted_wording("TestTexts", "%1 has %n piece(s).").number(2),
                         {2, "0", wording("TestTexts", "%1 is empty.")}};
  EXPECT_EQ(refuse(kLeft, {}, {"A1", "0"}, "TURN-5").message, "A1 is empty.");
  EXPECT_EQ(refuse(kLeft, {}, {"A1", "10"}, "TURN-4").message, "A1 has 10 pieces.");
  EXPECT_EQ(refuse(kLeft, {}, {"A1", "0"}, "TURN-5").rule, "TURN-5");
}

}  // namespace
}  // namespace byways
