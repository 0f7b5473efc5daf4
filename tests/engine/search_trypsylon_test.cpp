// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/watch.h"
#include "engine/trypsylon/forced_win.h"
#include "engine/trypsylon/replies.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/turns.h"
#include "engine/trypsylon/winning_turn.h"
#include "tests/engine/trypsylon_truth.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// How computers play TRYPSYLON: which replies they see, and that they don't repeat themselves.

namespace byways::test {
namespace {

const trypsylon::Position& position_in(const Timeline& timeline) { return trypsylon_position(timeline); }

// Whether the player to move can win at once, by trying everything.
bool wins_at_once(const trypsylon::Position& position) {
  bool wins = false;
  visit_turns(position, [&](const trypsylon::FullTurn& turn) {
    trypsylon::Position next = position;
    play(next, turn);
    wins = next.phase() == trypsylon::Phase::Over && next.winner() == position.player();
    return !wins;
  });
  return wins;
}

bool is_safe(const trypsylon::Position& after, int player) {
  return after.phase() == trypsylon::Phase::Over ? after.winner() == player : !wins_at_once(after);
}

bool has_safe_turn(const trypsylon::Position& position) {
  bool found = false;
  visit_turns(position, [&](const trypsylon::FullTurn& turn) {
    trypsylon::Position next = position;
    play(next, turn);
    found = is_safe(next, position.player());
    return !found;
  });
  return found;
}

search::Advice advice_at(const Timeline& timeline, int level, std::uint64_t most, float overlooks_replies) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request = search::request_for(searcher.levels(timeline), level, 5);
  request.limits.budget = std::min(request.limits.budget, most);
  request.style.overlooks_replies = overlooks_replies;
  return searcher.think(timeline, timeline.to_move(), request);
}

// Whether the turn allows an immediate win that another turn would prevent.
bool gives_the_game_away(const Timeline& timeline, const std::string& turn) {
  const trypsylon::Position& before = position_in(timeline);
  Timeline after = timeline;
  EXPECT_FALSE(after.play_entry({timeline.to_move(), turn, false})) << turn;
  return turn != "claim" && !is_safe(position_in(after), before.player()) && has_safe_turn(before);
}

// From a tester's game: level 8 played c1 Nc-se, and b2 W2-nw won.
constexpr auto kOneMoveFromLosing = R"({"format":"byways-record","version":1,"game":"trypsylon",
  "options":{"beach":1},"players":[{"name":"Ann"},{"name":"Ben"}],
  "arranged":{"to_move":1,"position":{"last":"a1","cards":{
    "a5":"sw","b5":"sw","c5":"sw","d5":"sw","e5":"se",
    "a4":"nw","b4":"sw","c4":"?","d4":"?","e4":"sw",
    "a3":"sw","b3":"?","c3":"?","d3":"?","e3":"?",
    "a2":"sw","b2":"sw","c2":"?","d2":"?","e2":"?",
    "a1":"sw","b1":"ne","c1":"?","d1":"?","e1":"?"}}},"turns":[]})";

TEST(SearchTrypsylon, TRY_16_who_looks_sees_a_loss_in_one) {
  const Timeline timeline = replayed(kOneMoveFromLosing);
  ASSERT_TRUE(gives_the_game_away(timeline, "c1 Nc-se"));
  for (const int level : {7, 8}) {
    const search::Levels levels = searcher_for(timeline.game()).levels(timeline);
    EXPECT_EQ(search::request_for(levels, level, 1).style.overlooks_replies, 0);
    const search::Advice advice = advice_at(timeline, level, 20000, 0);
    EXPECT_FALSE(gives_the_game_away(timeline, advice.turn)) << level << ": " << advice.turn;
    for (const search::Candidate& candidate : advice.candidates) {
      // The turn listed first gives nothing away unless it is listed as lost.
      const bool is_lost = candidate.proven && candidate.win.front() == 0;
      EXPECT_TRUE(is_lost || advice.candidates.front().turn != candidate.turn ||
                  !gives_the_game_away(timeline, candidate.turn))
          << candidate.turn;
    }
  }
}

TEST(SearchTrypsylon, TRY_16_nor_does_it_take_the_card_and_then_lose) {
  Timeline timeline = replayed(kOneMoveFromLosing);
  ASSERT_FALSE(timeline.play(1, "c1"));
  const search::Advice advice = advice_at(timeline, 8, 20000, 0);
  timeline.roll_back_turn();
  EXPECT_EQ(advice.turn.substr(0, 2), "c1");
  EXPECT_FALSE(gives_the_game_away(timeline, advice.turn)) << advice.turn;
}

// A random game up to its middle; nothing if it is over before.
std::optional<Timeline> middle_game(std::uint64_t seed) {
  Timeline timeline = start("trypsylon", {{"expert", seed % 4 == 0}, {"start", 1}});
  Random random(seed);
  play_random_turns(timeline, random, 8 + seed % 9);
  return timeline.to_move() > 0 ? std::optional(timeline) : std::nullopt;
}

// BYWAYS_REPLY_POSITIONS sets the number of positions, and also prints the result without looking at replies.
TEST(SearchTrypsylon, TRY_16_no_level_from_7_loses_in_one_where_it_need_not) {
  const char* const more = std::getenv("BYWAYS_REPLY_POSITIONS");
  const int wanted = more != nullptr ? std::atoi(more) : BYWAYS_SANITIZED ? 2 : 6;
  const std::vector<int> levels = more != nullptr ? std::vector{7, 8} : std::vector{7};
  std::map<int, std::array<int, 2>> lost;
  int count = 0;
  for (std::uint64_t seed = 1; count < wanted; ++seed) {
    const std::optional<Timeline> timeline = middle_game(seed);
    if (!timeline || wins_at_once(position_in(*timeline))) {
      continue;
    }
    ++count;
    for (const int level : levels) {
      const search::Advice advice = advice_at(*timeline, level, 60000, 0);
      EXPECT_FALSE(gives_the_game_away(*timeline, advice.turn)) << seed << ": " << advice.turn;
      if (more != nullptr) {
        const search::Advice blind = advice_at(*timeline, level, 60000, 1);
        lost[level][0] += gives_the_game_away(*timeline, blind.turn) ? 1 : 0;
        lost[level][1] += gives_the_game_away(*timeline, advice.turn) ? 1 : 0;
      }
    }
  }
  for (const auto& [level, times] : lost) {
    std::cout << "level " << level << ": of " << count << " positions lost in one " << times[0]
              << " without looking at replies, " << times[1] << " with it\n";
  }
}

// The search tries ends for all corners at once, so it is compared with trying every turn.
TEST(SearchTrypsylon, TRY_16_a_win_at_once_is_found_where_there_is_one) {
  const auto always = [] { return true; };
  int wins = 0;
  int none = 0;
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 100U : 400U); ++seed) {
    const std::optional<Timeline> timeline = middle_game(seed);
    if (!timeline) {
      continue;
    }
    const trypsylon::Position& position = position_in(*timeline);
    const std::optional<trypsylon::FullTurn> turn = winning_turn(position, always);
    ASSERT_EQ(turn.has_value(), wins_at_once(position)) << seed;
    (turn ? wins : none) += 1;
    if (turn) {
      EXPECT_TRUE(wins_with(position, *turn)) << seed;
    }
  }
  EXPECT_GT(wins, BYWAYS_SANITIZED ? 5 : 20);
  EXPECT_GT(none, BYWAYS_SANITIZED ? 5 : 20);
}

TEST(SearchTrypsylon, TRY_16_a_search_for_a_win_at_once_can_be_stopped) {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const std::optional<Timeline> timeline = middle_game(seed);
    if (!timeline || !wins_at_once(position_in(*timeline))) {
      continue;
    }
    int asked = 0;
    EXPECT_FALSE(winning_turn(position_in(*timeline), [&asked] {
      ++asked;
      return false;
    })) << seed;
    EXPECT_EQ(asked, 1);
    return;
  }
  FAIL() << "no such position";
}

// Whether the turn wins in the next turn against every reply, by trying everything.
bool forces_a_win(const Timeline& timeline, const std::string& turn) {
  const int player = position_in(timeline).player();
  Timeline after = timeline;
  EXPECT_FALSE(after.play_entry({timeline.to_move(), turn, false})) << turn;
  bool forces = after.to_move() > 0;
  const trypsylon::Position position = position_in(after);
  visit_turns(position, [&](const trypsylon::FullTurn& reply) {
    trypsylon::Position next = position;
    play(next, reply);
    forces =
        forces && (next.phase() == trypsylon::Phase::Over ? next.winner() == player : wins_at_once(next));
    return forces;
  });
  return forces;
}

// Whether the search sees a forced win for the player to move.
bool can_force_a_win(const Timeline& timeline) {
  if (timeline.to_move() < 1) {
    return false;
  }
  const search::Limits limits;
  search::Watch watch(limits);
  constexpr std::uint64_t kTries = 50000;
  return trypsylon::ForcedWin(kTries, watch).find(position_in(timeline), 2).has_value();
}

bool allows_a_forced_win(Timeline timeline, const std::string& turn) {
  EXPECT_FALSE(timeline.play_entry({timeline.to_move(), turn, false})) << turn;
  return can_force_a_win(timeline);
}

// Positions from games between weak players in which nobody can win at once.
std::vector<Timeline> quiet_positions(std::uint64_t games) {
  std::vector<Timeline> quiet;
  const Game& game = *find_game("trypsylon");
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Timeline timeline = start("trypsylon", {{"start", 1}});
    const auto player = player_named(game, "level:1", seed);
    constexpr int kLongest = 60;
    for (int turn = 0; turn < kLongest && timeline.to_move() > 0; ++turn) {
      if (!wins_at_once(position_in(timeline))) {
        quiet.push_back(timeline);
      }
      EXPECT_FALSE(
          timeline.play_entry({timeline.to_move(), player->choose(timeline, timeline.to_move()), false}));
    }
  }
  return quiet;
}

// A player who is lost after `turn` doesn't complete the opponent's win.
void expect_resistance(Timeline timeline, const std::string& turn) {
  ASSERT_FALSE(timeline.play_entry({timeline.to_move(), turn, false})) << turn;
  const std::string reply = advice_at(timeline, 4, 200, 0).turn;
  ASSERT_FALSE(timeline.play_entry({timeline.to_move(), reply, false})) << reply;
  EXPECT_FALSE(timeline.outcome()) << reply << " after " << turn;
}

// From a game against level 6: of 308 turns, 19 complete the opponent's pathway and 4 can't be answered by an
// immediate win; all lose.
TEST(SearchTrypsylon, LEV_3_nobody_gives_up_who_is_lost) {
  Timeline timeline = start("trypsylon", {{"start", 0}});
  play(timeline,
       {"*: start 1",  "1: c3 Nc-ne",          "2: c1 E1-se", "1: a1 E1-sw",          "2: d4 Sd-sw",
        "1: b3 Nb-nw", "2: d5 E5-sw",          "1: a1 Na-ne", "2: b5 E5-sw",          "1: c3 c5 E5-ne Nc-se",
        "2: e5 Se-ne", "1: b4 e3 Nb-nw Ne-ne", "2: c2 Nc-sw", "1: a1 Na-nw",          "2: b1 E1-sw",
        "1: b2 Sb-se", "2: b3 Sb-sw",          "1: a1 Na-nw", "2: b3 Nb-nw",          "1: a2 E2-se",
        "2: e4 W4-se", "1: e3 W3-nw",          "2: d2 E2-ne", "1: b2 e4 Se-nw E2-ne", "2: d5 Sd-nw",
        "1: d3 Sd-ne", "2: c1 E1-nw",          "1: c2 Nc-se", "2: c2 Nc-sw",          "1: c2 Nc-se",
        "2: c1 Nc-ne", "1: c3 Sc-sw",          "2: a3 E3-nw", "1: c3 W3-nw"});
  const search::Searcher& searcher = searcher_for(timeline.game());
  for (const int level : {4, 5, 6, 8}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      search::Request request = search::request_for(searcher.levels(timeline), level, seed);
      request.limits.budget = std::min<std::uint64_t>(request.limits.budget, 3000);
      request.style.overlooks_replies = 0;
      const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
      Timeline after = timeline;
      ASSERT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
      EXPECT_FALSE(after.outcome()) << advice.turn << " at level " << level;
      EXPECT_FALSE(wins_at_once(position_in(after))) << advice.turn << " at level " << level;
    }
  }
}

TEST(SearchTrypsylon, LEV_3_who_looks_forces_a_win_and_hardly_allows_one) {
  int forced = 0;
  int allowed_without = 0;
  int allowed = 0;
  for (const Timeline& timeline : quiet_positions(BYWAYS_SANITIZED ? 5 : 40)) {
    const auto turn = [&timeline](float overlooks_replies) {
      return advice_at(timeline, 4, 200, overlooks_replies).turn;
    };
    if (can_force_a_win(timeline)) {
      ++forced;
      const search::Advice advice = advice_at(timeline, 4, 200, 0);
      EXPECT_TRUE(forces_a_win(timeline, advice.turn)) << forced;
      EXPECT_GT(advice.nodes, 0U) << "what a proof takes is told";
      expect_resistance(timeline, advice.turn);
    } else if (allows_a_forced_win(timeline, turn(1))) {
      ++allowed_without;
      allowed += allows_a_forced_win(timeline, turn(0)) ? 1 : 0;
    }
  }
  constexpr int kFewest = BYWAYS_SANITIZED ? 1 : 5;
  EXPECT_GE(forced, kFewest);
  EXPECT_GE(allowed_without, kFewest);
  EXPECT_LE(2 * allowed, allowed_without) << "where no other turn is left it is no fault";
}

// Positions with a known win or loss in three turns, found by exhaustive search (trypsylon_truth.h). At most
// `most` of them, unless BYWAYS_KNOWN is set.
std::vector<Timeline> known_positions(const std::string& file, std::size_t most) {
  std::vector<Timeline> positions;
  for (const std::string& line : read_data_lines(file)) {
    positions.push_back(replayed(line));
    if (positions.size() == most && std::getenv("BYWAYS_KNOWN") == nullptr) {
      break;
    }
  }
  return positions;
}

TEST(SearchTrypsylon, TRY_16_known_wins_in_three_are_wins_in_three) {
  constexpr std::size_t kTried = BYWAYS_SANITIZED ? 1 : 5;  // all were checked when the file was made
  const std::vector<Timeline> positions = known_positions("trypsylon-wins.jsonl", kTried);
  for (std::size_t i = 0; i < kTried; ++i) {
    TrypsylonTruth truth;
    EXPECT_FALSE(truth.wins(position_in(positions[i]), 2)) << i;
    EXPECT_TRUE(truth.wins(position_in(positions[i]), 3)) << i;
  }
}

// The advice of a level that overlooks nothing and has an ordinary day.
search::Advice usual_advice(const Timeline& timeline, int level) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  const search::Level usual = searcher.levels(timeline)[static_cast<std::size_t>(level) - 1];
  search::Request request;
  request.limits.budget = usual.budget;
  request.style.misjudgement = usual.style.misjudgement;
  return searcher.think(timeline, timeline.to_move(), request);
}

// BYWAYS_SEEN prints how many each level sees.
TEST(SearchTrypsylon, LEV_1_level_8_sees_wins_in_three_and_lower_levels_fewer) {
  constexpr std::size_t kFewest = BYWAYS_SANITIZED ? 2 : 20;  // BYWAYS_KNOWN=1 tests all of them
  const std::vector<Timeline> positions = known_positions("trypsylon-wins.jsonl", kFewest);
  ASSERT_GE(positions.size(), kFewest);
  std::size_t below = 0;
  for (const int level : {4, 6, 8}) {
    std::size_t seen = 0;
    for (const Timeline& timeline : positions) {
      const search::Advice advice = usual_advice(timeline, level);
      if (!advice.proven) {
        continue;
      }
      ++seen;
      if (level == search::kLevels) {
        Timeline after = timeline;
        ASSERT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
        EXPECT_TRUE(TrypsylonTruth().wins_after(position_in(after), 2)) << advice.turn;
      }
    }
    if (std::getenv("BYWAYS_SEEN") != nullptr) {
      std::cout << "level " << level << " sees " << seen << " of " << positions.size() << "\n";
    }
    EXPECT_GE(seen, below) << "level " << level;
    below = seen;
  }
  EXPECT_GE(10 * below, 8 * positions.size());
}

TEST(SearchTrypsylon, LEV_1_level_8_avoids_losses_in_three) {
  constexpr std::uint64_t kBudget = 60000;  // a fifth of its usual budget
  constexpr std::size_t kFewest = BYWAYS_SANITIZED ? 1 : 10;
  const std::vector<Timeline> positions = known_positions("trypsylon-losses.jsonl", kFewest);
  ASSERT_GE(positions.size(), kFewest);
  std::size_t lost = 0;
  for (const Timeline& timeline : positions) {
    const search::Advice advice = advice_at(timeline, search::kLevels, kBudget, 0);
    Timeline after = timeline;
    ASSERT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
    lost += after.to_move() > 0 && TrypsylonTruth().wins(position_in(after), 3) ? 1 : 0;
  }
  EXPECT_LE(10 * lost, positions.size());
}

// The longest run of identical pushes in successive turns of a player.
int longest_run(int level, std::uint64_t seed, std::size_t turns) {
  const Game& game = *find_game("trypsylon");
  Timeline timeline = start("trypsylon", {{"start", 1}});
  const std::string name = "level:" + std::to_string(level);
  const std::array players{player_named(game, name, seed), player_named(game, name, seed + 1000)};
  std::array<std::string, 2> last;
  std::array<int, 2> run{};
  int longest = 0;
  for (std::size_t i = 0; i < turns && timeline.to_move() > 0; ++i) {
    const Seat seat = timeline.to_move();
    const auto at = static_cast<std::size_t>(seat) - 1;
    const std::string turn = players[at]->choose(timeline, seat);
    EXPECT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
    const std::string push = turn.substr(turn.rfind(' ') + 1);
    run[at] = push == last[at] ? run[at] + 1 : 1;
    last[at] = push;
    longest = std::max(longest, run[at]);
  }
  return longest;
}

// BYWAYS_PUSH_GAMES sets the number of games for each level, and prints the lengths of runs.
TEST(SearchTrypsylon, LEV_3_no_level_pushes_the_same_card_in_at_the_same_place_for_ever) {
  const char* const more = std::getenv("BYWAYS_PUSH_GAMES");
  const auto games = static_cast<std::uint64_t>(more != nullptr ? std::atoi(more) : BYWAYS_SANITIZED ? 2 : 6);
  constexpr std::size_t kTurns = 100;
  constexpr int kMost = 3;
  for (const int level : more != nullptr ? std::vector{1, 2, 3, 4, 5, 6} : std::vector{1, 2, 3}) {
    std::map<int, int> runs;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      const int longest = longest_run(level, seed, kTurns);
      ++runs[longest];
      EXPECT_LE(longest, kMost) << "level " << level << ", seed " << seed;
    }
    for (const auto& [longest, times] : runs) {
      if (more != nullptr) {
        std::cout << "level " << level << ": longest run " << longest << " in " << times << " games\n";
      }
    }
  }
}

}  // namespace
}  // namespace byways::test
