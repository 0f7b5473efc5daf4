// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_proof.h"
#include "engine/overpass/mono_state.h"
#include "engine/search/watch.h"
#include "engine/trypsylon/forced_win.h"
#include "engine/trypsylon/state.h"
#include "tests/support/arranging.h"
#include "tests/support/timelines.h"

// A player with a proven win wins against any defence. problems_test.cpp proves positions again.

namespace byways::test {
namespace {

// Advice without any of the levels' weaknesses.
search::Advice best_advice(const Timeline& timeline, std::uint64_t budget) {
  search::Request request;
  request.limits.budget = budget;
  return searcher_for(timeline.game()).think(timeline, timeline.to_move(), request);
}

void play_turn(Timeline& timeline, const std::string& turn) {
  ASSERT_FALSE(timeline.play_entry({timeline.to_move(), turn, false})) << turn;
}

// Who certainly wins, according to the seat to move; kNobody if unknown.
Seat sure_winner(const search::Advice& advice) {
  if (!advice.proven) {
    return kNobody;
  }
  const std::vector<double>& win = advice.candidates.front().win;
  return static_cast<Seat>(std::max_element(win.begin(), win.end()) - win.begin()) + 1;
}

// Continues a game with best play, and expects the winner to be the seat that a search was first certain of.
// Returns whether there was such a seat.
bool plays_out(Timeline timeline, std::uint64_t budget) {
  Seat sure_seat = kNobody;
  while (timeline.to_move() != kNobody) {
    const search::Advice advice = best_advice(timeline, budget);
    const Seat winner = sure_winner(advice);
    EXPECT_TRUE(sure_seat == kNobody || winner == kNobody || winner == sure_seat) << "a fact that changes";
    sure_seat = sure_seat == kNobody ? winner : sure_seat;
    play_turn(timeline, advice.turn);
  }
  if (sure_seat != kNobody) {
    EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{sure_seat});
  }
  return sure_seat != kNobody;
}

Timeline middle_of(std::string_view game, const OptionMap& options, std::uint64_t seed, std::uint64_t turns) {
  Timeline timeline = start(game, options);
  Random random(seed);
  play_random_turns(timeline, random, turns);
  draw_due_lots(timeline, random);
  return timeline;
}

TEST(ForcedWins, LEV_3_are_played_out_in_Byg) {
  constexpr int kSeeds = BYWAYS_SANITIZED ? 2 : 10;
  int proven = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    for (const int size : {3, 4}) {
      const OptionMap options{{"size", size}, {"priority", 1}, {"first", 1}};
      proven += plays_out(middle_of("byg", options, seed, size == 3 ? 6 : 12), 3000) ? 1 : 0;
    }
  }
  EXPECT_EQ(proven, 2 * kSeeds);
}

TEST(ForcedWins, LEV_3_are_played_out_in_Bypass) {
  constexpr int kSeeds = BYWAYS_SANITIZED ? 1 : 6;
  int proven = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const OptionMap options{{"board", std::string("hexhex-3")}, {"start", 1}};
    const Timeline timeline = middle_of("bypass", options, seed, 11);
    proven += timeline.to_move() > 0 && plays_out(timeline, 2000) ? 1 : 0;
  }
  EXPECT_GE(3 * proven, 2 * kSeeds);
}

// The prover finds the winner in the middle of the game, and that player then wins against best play.
TEST(ForcedWins, LEV_3_are_played_out_in_Mono_Line) {
  constexpr std::uint64_t kMost = 8000;  // races
  constexpr std::uint64_t kBudget = 30000;
  constexpr int kEach = BYWAYS_SANITIZED ? 1 : 5;
  std::array<int, 3> won{};  // games won, by seat
  for (std::uint64_t seed = 1; std::min(won[1], won[2]) < kEach && seed <= 200; ++seed) {
    Timeline timeline = middle_of("mono-line", {{"start", 1}}, seed, 6 + seed % 10);
    const auto& position = dynamic_cast<const overpass::MonoState&>(timeline.state()).concrete();
    const search::Limits limits;
    search::Watch watch(limits);
    const std::optional<bool> wins =
        overpass::MonoProver(kMost, watch).wins(overpass::MonoRace::of(position));
    if (timeline.outcome() || !wins) {
      continue;
    }
    const Seat winner = *wins ? timeline.to_move() : 3 - timeline.to_move();
    int& count = won[static_cast<std::size_t>(winner)];
    if (count == kEach) {
      continue;
    }
    while (timeline.to_move() != kNobody) {
      play_turn(timeline, best_advice(timeline, kBudget).turn);
    }
    EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{winner}) << seed;
    ++count;
  }
  EXPECT_EQ(std::min(won[1], won[2]), kEach) << "from either seat";
}

// Whether a small search finds a forced win for the player to move.
bool wins_by_force_here(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const trypsylon::TrypsylonState*>(&timeline.state());
  if (timeline.to_move() < 1 || state == nullptr || state->concrete().phase() != trypsylon::Phase::Play) {
    return false;
  }
  constexpr std::uint64_t kTries = 50000;
  const search::Limits limits;
  search::Watch watch(limits);
  return trypsylon::ForcedWin(kTries, watch).find(state->concrete(), 2).has_value();
}

// Positions from beginners' games in which the player to move can force a win in two turns.
std::vector<Timeline> forced_wins(std::size_t count) {
  std::vector<Timeline> found;
  constexpr std::uint64_t kMostGames = 100;
  constexpr std::size_t kLongest = 80;
  for (std::uint64_t seed = 1; found.size() < count && seed <= kMostGames; ++seed) {
    Timeline timeline = start("trypsylon", {{"start", 1}});
    const auto player = player_named(timeline.game(), "level:1", seed);
    while (timeline.to_move() > 0 && timeline.length() < kLongest) {
      if (wins_by_force_here(timeline)) {
        found.push_back(timeline);
        break;
      }
      play_turn(timeline, player->choose(timeline, timeline.to_move()));
    }
  }
  return found;
}

// Such positions are a hundred times harder to find in Expert, so these come from games between players at
// level 3. Rows are listed from the north.
struct ExpertPosition {
  Seat to_move;
  std::string last;
  std::array<std::string, 5> rows;
};

Timeline table_of(const ExpertPosition& expert) {
  nlohmann::json cards;
  for (std::size_t row = 0; row < expert.rows.size(); ++row) {
    std::istringstream words(expert.rows[row]);
    char column = 'a';
    for (std::string word; words >> word; ++column) {
      cards[column + std::to_string(expert.rows.size() - row)] = word;
    }
  }
  return arranged(
      {"trypsylon", {{"cards", cards}, {"last", expert.last}}, expert.to_move, {{"expert", true}}});
}

// Against the best reply that level 8 knows, and against some random ones.
void expect_played_out(Timeline timeline, int level, std::uint64_t budget) {
  const Seat winner = timeline.to_move();
  const auto advice_at = [level, budget](const Timeline& here) {
    const search::Searcher& searcher = searcher_for(here.game());
    search::Request request = search::request_for(searcher.levels(here), level, 1);
    request.limits.budget = std::min(request.limits.budget, budget);
    request.style.overlooks_replies = 0;
    return searcher.think(here, here.to_move(), request);
  };
  const search::Advice advice = advice_at(timeline);
  EXPECT_TRUE(advice.proven);
  play_turn(timeline, advice.turn);
  ASSERT_FALSE(timeline.outcome()) << "it takes two turns";
  constexpr std::uint64_t kReplies = 12;
  constexpr std::uint64_t kBest = 2000;
  for (std::uint64_t reply = 0; reply < kReplies; ++reply) {
    Timeline after = timeline;
    Random random(reply);
    if (reply == 0) {
      play_turn(after, best_advice(after, kBest).turn);
    } else {
      play_random_turns(after, random, 1);
    }
    if (!after.outcome()) {
      play_turn(after, advice_at(after).turn);
    }
    ASSERT_TRUE(after.outcome()) << entries_of(after).back();
    EXPECT_EQ(after.outcome()->winners, std::vector<Seat>{winner});
  }
}

TEST(ForcedWins, LEV_3_are_played_out_in_TRYPSYLON) {
  constexpr std::size_t kPositions = BYWAYS_SANITIZED ? 1 : 15;
  const std::vector<Timeline> positions = forced_wins(kPositions);
  ASSERT_EQ(positions.size(), kPositions);
  for (const Timeline& timeline : positions) {
    for (const int level : {3, 8}) {
      expect_played_out(timeline, level, 200);
    }
  }
}

TEST(ForcedWins, LEV_3_are_played_out_in_TRYPSYLON_Expert) {
  const std::vector<ExpertPosition> positions{
      {2, "a5", {"sw ne nw nw nw", "se ne se ne se", "nw ? nw sw ?", "se ? ne ? ?", "sw ? nw ne nw"}},
      {1, "d1", {"sw nw se ne sw", "se ? nw ? ?", "ne nw ne ? se", "nw nw sw nw ne", "nw nw sw sw ne"}},
      {2, "a5", {"se sw ? ? se", "sw nw ? ? sw", "? ? ? ? sw", "? ? ? ? ?", "nw ? sw ? ?"}},
      {2, "e2", {"ne ? ? se sw", "sw ? ? ? se", "sw ? ? ? nw", "? sw sw nw sw", "se nw ne ? se"}},
      {2, "e2", {"nw ? ? se se", "sw ? ? sw ?", "ne ? ne ? ?", "sw nw ne nw nw", "se nw sw ne ne"}},
  };
  constexpr std::uint64_t kBudget = 120000;
  constexpr std::size_t kPositions = BYWAYS_SANITIZED ? 1 : 5;
  for (std::size_t i = 0; i < kPositions; ++i) {
    SCOPED_TRACE(i);
    expect_played_out(table_of(positions[i]), search::kLevels, kBudget);
  }
}

}  // namespace
}  // namespace byways::test
