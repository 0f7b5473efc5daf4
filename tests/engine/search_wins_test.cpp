// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/opponents.h"
#include "engine/search/level.h"
#include "tests/engine/win_cases.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// Positions with exactly one winning turn, 20 a game: each is proven again, and the levels look for it.

namespace byways::test {
namespace {

constexpr std::size_t kCases = 20;

class OnlyWins : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static std::vector<std::string> lines() {
    return read_data_lines("wins/" + GetParam() + ".txt");
  }
  [[nodiscard]] static std::vector<WinCase> cases() {
    std::vector<WinCase> all;
    for (const std::string& line : lines()) {
      all.push_back(read_win(line));
    }
    return all;
  }
  /// How many of them a level finds, looking at so many nodes at most.
  [[nodiscard]] static std::size_t found_by(int level, std::uint64_t most) {
    std::size_t found = 0;
    for (const WinCase& which : cases()) {
      const Timeline timeline = replayed(which.record);
      const search::Searcher& searcher = searcher_for(timeline.game());
      search::Request request = search::request_for(searcher.levels(timeline), level, 1);
      request.limits.budget = std::min(request.limits.budget, most);
      const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
      found += advice.turn == which.win.turn ? 1 : 0;
    }
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(All, OnlyWins, testing::ValuesIn(games_with_wins()), [](const auto& which) {
  std::string name = which.param;
  name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
  return name;
});

TEST_P(OnlyWins, are_proven) {
  std::set<std::string> records;
  std::size_t deep = 0;
  for (const WinCase& which : cases()) {
    const std::optional<OnlyWin> proven = only_win(replayed(which.record));
    ASSERT_TRUE(proven) << which.record;
    EXPECT_EQ(proven->turn, which.win.turn) << which.record;
    EXPECT_EQ(proven->depth, which.win.depth) << which.record;
    records.insert(which.record);
    deep += which.win.depth > 1 ? 1 : 0;
  }
  EXPECT_EQ(records.size(), kCases) << "different ones";
  EXPECT_GE(deep * 5, records.size() * 2) << "many have to be looked for";
}

TEST_P(OnlyWins, are_what_the_tool_makes) {
  const std::vector<std::string> all = lines();
  std::uint64_t before = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::uint64_t number = read_win(all[i]).number;
    EXPECT_TRUE(i == 0 || number > before) << all[i];
    before = number;
    if (i == 0 || i + 1 == all.size()) {
      const std::optional<WinCase> made = find_win(GetParam(), 1, number);
      ASSERT_TRUE(made) << all[i];
      EXPECT_EQ(write_win(*made), all[i]);
    }
  }
}

TEST_P(OnlyWins, LEV_1_the_highest_level_finds_all) {
  constexpr std::uint64_t kMost = 60000;
  EXPECT_EQ(found_by(search::kLevels, kMost), cases().size());
}

TEST_P(OnlyWins, LEV_3_the_middle_level_finds_most) {
  constexpr int kMiddle = 4;
  EXPECT_GE(found_by(kMiddle, 1000000) * 5, cases().size() * 3);
}

TEST(OnlyWinsFile, lines_are_read_or_refused) {
  EXPECT_THROW(static_cast<void>(read_win("{}")), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(read_win("[")), std::invalid_argument);
  const std::string line = R"({"turn":"A1","depth":3,"number":7,"record":{"game":"byg"}})";
  EXPECT_EQ(write_win(read_win(line)), line);
}

TEST(OnlyWinsProof, after_the_winning_turn_the_other_player_has_none) {
  for (const std::string& game : games_with_wins()) {
    const WinCase which = read_win(read_data_lines("wins/" + game + ".txt").back());
    Timeline timeline = replayed(which.record);
    ASSERT_GT(which.win.depth, 1) << "else nobody is to move";
    ASSERT_FALSE(timeline.play_entry({timeline.to_move(), which.win.turn, false}));
    EXPECT_FALSE(only_win(timeline)) << game;
  }
}

}  // namespace
}  // namespace byways::test
