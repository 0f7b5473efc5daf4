// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/core/timeline.h"
#include "engine/games.h"
#include "engine/search/numbers.h"

// Openings that either player can win.

namespace byways::test {
namespace {

// The game after the opening's turns. Checks that each of them is legal and that the game isn't over.
Timeline after(const Game& game, const Opening& opening) {
  const auto setup = check_setup(game, 2, opening.options);
  EXPECT_TRUE(setup) << game.id();
  Timeline timeline(game, *setup);
  for (const std::string& turn : opening.turns) {
    EXPECT_FALSE(timeline.play_entry({timeline.to_move(), turn, false})) << game.id() << ' ' << turn;
  }
  EXPECT_FALSE(timeline.outcome());
  return timeline;
}

TEST(Openings, every_line_of_every_file_is_one) {
  ASSERT_GE(opening_texts().size(), 2U);
  for (const OpeningText& file : opening_texts()) {
    const Game* const game = find_game(file.game);
    ASSERT_NE(game, nullptr) << file.game;
    const auto lines = std::count(file.text.begin(), file.text.end(), '\n');
    std::set<std::string> different;
    const std::size_t end = file.text.find('\n');
    const auto first = read_record(file.text.substr(0, end));
    ASSERT_TRUE(first) << file.game;
    const std::vector<Opening> openings = openings_for(*game, first->options);
    EXPECT_EQ(openings.size(), static_cast<std::size_t>(lines)) << file.game;
    for (const Opening& opening : openings) {
      EXPECT_EQ(opening.turns.size(), openings.front().turns.size()) << file.game;
      const Timeline timeline = after(*game, opening);
      different.insert(write_record(make_record(timeline, {"Ann", "Ben"})));
    }
    EXPECT_EQ(different.size(), openings.size()) << file.game;
  }
}

TEST(Openings, are_for_the_boards_where_the_seat_decides) {
  const Game& byg = *find_game("byg");
  EXPECT_FALSE(openings_for(byg, {{"size", 5}}).empty());
  EXPECT_FALSE(openings_for(byg, {{"size", 5}, {"first", 2}, {"clock", true}}).empty());
  EXPECT_TRUE(openings_for(byg, {{"size", 6}}).empty());
  const Game& mono = *find_game("mono-line");
  EXPECT_FALSE(openings_for(mono, {}).empty());
  EXPECT_TRUE(openings_for(mono, {{"strict", true}}).empty());
  EXPECT_TRUE(openings_for(*find_game("bypass"), {}).empty());
}

TEST(Openings, keep_who_starts_as_chosen_and_settle_what_was_left_open) {
  const Game& mono = *find_game("mono-line");
  std::set<int> starters;
  for (std::uint64_t random = 0; random < 40; ++random) {
    const std::uint64_t number = search::mix(random, 1);
    EXPECT_EQ(pick_opening(mono, {{"start", 1}}, number).options.at("start"), OptionValue(1));
    EXPECT_EQ(pick_opening(mono, {{"start", 2}}, number).options.at("start"), OptionValue(2));
    starters.insert(std::get<int>(pick_opening(mono, {}, number).options.at("start")));
    after(mono, pick_opening(mono, {}, number));
  }
  EXPECT_EQ(starters, (std::set<int>{1, 2}));
  const Opening timed = pick_opening(*find_game("byg"), {{"size", 5}, {"clock", true}}, 7);
  EXPECT_EQ(timed.options.at("clock"), OptionValue(true));
}

TEST(Openings, with_the_seats_swapped_the_other_player_stands_as_well) {
  for (const char* const id : {"mono-line", "byg"}) {
    const Game& game = *find_game(id);
    const OptionMap board = game.id() == "byg" ? OptionMap{{"size", 5}} : OptionMap{};
    Opening opening = pick_opening(game, board, 3);
    const Timeline one = after(game, opening);
    opening.options = with_seats_swapped(game, opening.options);
    const Timeline other = after(game, opening);
    EXPECT_EQ(one.to_move() + other.to_move(), 3) << id;
    EXPECT_EQ(one.length(), other.length()) << id;
  }
}

}  // namespace
}  // namespace byways::test
