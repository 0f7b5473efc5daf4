// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/engine/search_cases.h"
#include "tests/support/arranging.h"
#include "tests/support/timelines.h"

// What a computer player must not know (FAIR-2): changing it doesn't change the answer.

namespace byways::test {
namespace {

// The line up to the cursor, followed by random entries. The cursor stays.
Timeline with_future(const Timeline& here, std::uint64_t seed) {
  constexpr std::uint64_t kEntries = 6;
  Timeline timeline = here;
  Random random(seed);
  play_random_turns(timeline, random, kEntries);
  timeline.go_to(here.cursor());
  return timeline;
}

class Secrets : public testing::TestWithParam<SearchCase> {};

INSTANTIATE_TEST_SUITE_P(All, Secrets, testing::ValuesIn(wide_search_cases()),
                         [](const auto& which) { return word_for(which.param); });

// Advice doesn't depend on the lots, dice and turns that follow.
TEST_P(Secrets, FAIR_2_what_follows_changes_nothing) {
  constexpr std::uint64_t kPositions = BYWAYS_SANITIZED ? 1 : 3;
  constexpr std::uint64_t kMost = 100;
  for (std::uint64_t seed = 1; seed <= kPositions; ++seed) {
    const Timeline here = random_position(GetParam(), seed);
    const Timeline one = with_future(here, 1);
    const Timeline other = with_future(here, 2);
    ASSERT_GT(one.length(), one.cursor());
    for (const int level : {2, 5, 8}) {
      const std::string usual = text_of(quick_advice(here, level, seed, kMost));
      EXPECT_EQ(text_of(quick_advice(one, level, seed, kMost)), usual) << "level " << level;
      EXPECT_EQ(text_of(quick_advice(other, level, seed, kMost)), usual) << "level " << level;
    }
  }
}

// Advice doesn't depend on names and levels of players, other lines, comments, or the seed of the record.
TEST_P(Secrets, FAIR_2_a_record_tells_no_more_than_its_turns) {
  constexpr std::uint64_t kMost = 100;
  const Timeline here = random_position(GetParam(), 4);
  auto record = nlohmann::json::parse(record_of(here));
  const std::vector<std::string> turns = entries_of(here);
  std::vector<std::string> more = entries_of(with_future(here, 1));
  more.erase(more.begin(), more.begin() + static_cast<std::ptrdiff_t>(turns.size()));
  record["variations"] = {{{"at", turns.size()}, {"turns", more}}};
  record["comments"] = {{"0", "A lucky roll comes next."}};
  record["seed"] = 4;
  for (auto& player : record["players"]) {
    player["name"] = "Zoe " + player["name"].get<std::string>();
    player["level"] = 1;
  }
  const Timeline again = replayed(record.dump());
  ASSERT_EQ(entries_of(again), turns);
  for (const int level : {2, 8}) {
    EXPECT_EQ(text_of(quick_advice(again, level, 4, kMost)), text_of(quick_advice(here, level, 4, kMost)));
  }
}

// A few pieces on the way home, so that a full search of the replies is small.
Timeline few_pieces(const char* game, const nlohmann::json& pieces, const std::string& roll) {
  Arranging what{game, {{"pieces", pieces}}, 1, {{"goal", std::string("one")}}};
  what.position["reserve"] = {{"white", 0}, {"black", 0}, {"red", 0}, {"blue", 0}};
  Timeline timeline = arranged(what);
  play(timeline, {"*: " + roll});
  return timeline;
}

// Later rolls are averaged, so the next player's actual roll has no influence.
TEST(DiceSecrets, FAIR_2_nobody_knows_what_the_next_player_rolls) {
  const nlohmann::json nodes{{"D1", "white"}, {"F4", "white"}, {"E6", "black"},
                             {"G2", "black"}, {"D5", "red"},   {"D3", "blue"}};
  const nlohmann::json spaces{{"d1", "white"}, {"f4", "white"}, {"e6", "black"},
                              {"g2", "black"}, {"d5", "red"},   {"d3", "blue"}};
  for (const auto& [game, pieces] : {std::pair("over-pass", nodes), std::pair("groups-of-three", spaces)}) {
    if (BYWAYS_SANITIZED && game != std::string_view("over-pass")) {
      continue;  // the same code
    }
    const Timeline here = few_pieces(game, pieces, "roll 1 2");
    const search::Searcher& searcher = searcher_for(here.game());
    search::Request request = search::request_for(searcher.levels(here), search::kLevels, 1);
    constexpr std::uint64_t kWithReplies = 800000;
    request.limits = small_request(kWithReplies, 1).limits;
    const search::Advice usual = searcher.think(here, 1, request);
    for (const char* const roll : {"*: roll 6 6", "*: roll 1 1", "*: roll 5 6"}) {
      if (BYWAYS_SANITIZED && roll != std::string_view("*: roll 6 6")) {
        continue;
      }
      Timeline timeline = here;
      play(timeline, {"1: " + usual.turn, roll});
      timeline.go_to(here.cursor());
      ASSERT_TRUE(timeline.can_redo());
      EXPECT_EQ(text_of(searcher.think(timeline, 1, request)), text_of(usual)) << game << ' ' << roll;
    }
    request.limits.budget = kWithReplies - 1;
    EXPECT_NE(text_of(searcher.think(here, 1, request)), text_of(usual)) << "replies weren't looked at";
  }
}

// A game of Highway up to player 1's submission in round `round`.
Timeline begin_of_round(int players, int round, std::uint64_t seed) {
  Timeline timeline = start("highway", {}, players);
  Random random(seed);
  draw_due_lots(timeline, random);
  while (timeline.state().position()["round"] != round || timeline.phase() != "submit") {
    play_random_turns(timeline, random, 1);
    draw_due_lots(timeline, random);
  }
  return timeline;
}

search::Advice advice_for(const Timeline& timeline, Seat seat, int level) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request = search::request_for(searcher.levels(timeline), level, 9);
  // From 600 nodes on, the search also adds plans against the others' mixtures.
  constexpr std::uint64_t kMost = 700;
  request.limits = small_request(std::min(request.limits.budget, kMost), 9).limits;
  return searcher.think(timeline, seat, request);
}

class HighwaySecrets : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(All, HighwaySecrets, testing::Range(2, 7),
                         [](const auto& which) { return std::to_string(which.param) + "players"; });

// Before anybody has submitted, after earlier seats have, and with later ones on the line: always the same
// answer.
TEST_P(HighwaySecrets, FAIR_2_what_others_have_sealed_changes_nothing) {
  const int players = GetParam();
  const std::vector<int> rounds_asked = BYWAYS_SANITIZED ? std::vector{5} : std::vector{1, 3, 5, 6};
  int asked = 0;
  for (const int round : rounds_asked) {
    const Timeline begin = begin_of_round(players, round, 7);
    ASSERT_FALSE(begin.state().has_secrets());
    for (const int level : {2, 5, 8}) {
      std::vector<std::string> usual(static_cast<std::size_t>(players) + 1);
      std::set<std::vector<std::string>> rounds;
      for (std::uint64_t lot = 1; lot <= 2; ++lot) {
        Timeline timeline = begin;
        Random random(lot);
        while (timeline.to_move() > 0 && timeline.phase() == "submit" &&
               (timeline.cursor() == begin.cursor() || timeline.state().has_secrets())) {
          const Seat seat = timeline.to_move();
          std::string& answer = usual[static_cast<std::size_t>(seat)];
          if (answer.empty()) {
            answer = text_of(advice_for(begin, seat, level));
          }
          const Timeline with_later = with_future(timeline, lot);
          EXPECT_EQ(text_of(advice_for(timeline, seat, level)), answer) << "seat " << seat;
          EXPECT_EQ(text_of(advice_for(with_later, seat, level)), answer) << "seat " << seat;
          ++asked;
          play_random_turns(timeline, random, 1);
        }
        rounds.insert(entries_of(timeline));
      }
      EXPECT_EQ(rounds.size(), 2U) << "what was sealed differs";
    }
  }
  EXPECT_GE(asked, static_cast<int>(rounds_asked.size()) * 3 * 2 * (players - 1));
}

}  // namespace
}  // namespace byways::test
