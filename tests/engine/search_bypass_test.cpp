// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/bypass/arrange.h"
#include "engine/bypass/end_board.h"
#include "engine/bypass/ending_turn.h"
#include "engine/bypass/last_turns.h"
#include "engine/bypass/outlook.h"
#include "engine/bypass/playout.h"
#include "engine/bypass/search_rules.h"
#include "engine/bypass/turns.h"
#include "engine/bypass/witness.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/watch.h"
#include "tests/support/timelines.h"

// The computer player of Bypass. search_fair_test.cpp has the tests common to all games.

namespace byways::test {
namespace {

using bypass::FullTurn;
using bypass::kNoLink;
using bypass::Outlook;
using bypass::StepKind;

// A position of a random game after `turns` turns; in a shorter game, the position before its last turn.
template <int Side>
bypass::Position<Side> bypass_position(int players, std::uint64_t seed, int turns) {
  Random random(seed);
  bypass::Position<Side> position(players, static_cast<int>(seed) % players);
  bypass::PlayoutWork work;
  for (int i = 0; i < turns;) {
    bypass::Position<Side> next = position;
    i += bypass::play_random_turn(next, random, work) ? 1 : 0;
    if (next.phase() == bypass::Phase::Over) {
      break;
    }
    position = next;
  }
  return position;
}

template <int Side>
bypass::Position<Side> after(bypass::Position<Side> position, const FullTurn& turn) {
  position.draw({StepKind::Path, turn.path});
  position.draw({StepKind::Wall, turn.wall});
  if (turn.to_wall != kNoLink) {
    position.draw({StepKind::ToWall, turn.to_wall});
    position.draw({StepKind::ToPath, turn.to_path});
  }
  position.end_turn();
  return position;
}

// Plays every turn that the search knows, and passes the resulting positions to `use`.
template <class Rules, class Use>
void visit_search_turns(Rules& rules, const typename Rules::Position& position, Use use) {
  typename Rules::Moves moves;
  rules.moves(position, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    typename Rules::Position next = position;
    if (rules.play(next, moves[i])) {
      use(next);
    } else {
      visit_search_turns(rules, next, use);
    }
  }
}

TEST(SearchBypass, FAIR_4_the_search_knows_every_result_of_a_turn_and_no_other) {
  using Rules = bypass::SearchRules<3, 2>;
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const int turns : {1, 8, 13}) {
      const auto position = bypass_position<3>(2, seed, turns);
      std::set<std::uint64_t> wanted;
      bypass::TurnSets<3>(position).visit([&](const FullTurn& turn) {
        wanted.insert(Rules::key(after(position, turn)));
        return true;
      });
      std::set<std::uint64_t> found;
      Rules rules(position);
      visit_search_turns(rules, position,
                         [&](const bypass::Position<3>& next) { found.insert(Rules::key(next)); });
      ASSERT_EQ(found, wanted) << "seed " << seed << ", " << turns << " turns";
      compared += found.size();
    }
  }
  EXPECT_GT(compared, 1000U);
}

// Compares the turns of the prover with those of the rules.
TEST(SearchBypass, FAIR_4_proofs_know_every_turn_once_and_no_other) {
  using Board = bypass::EndBoard<3>;
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto position = bypass_position<3>(2, seed, static_cast<int>(seed) - 1);
    std::set<std::uint64_t> wanted;
    bool can_win = false;
    bypass::TurnSets<3>(position).visit([&](const FullTurn& turn) {
      const auto next = after(position, turn);
      if (next.phase() == bypass::Phase::Play) {
        wanted.insert(Board(next).key());
      } else {
        can_win = can_win || bypass::wins(next, position.player());
      }
      return true;
    });
    const Board board(position);
    std::set<std::uint64_t> found;
    board.visit_open([&](const auto& paths, const auto& walls, const Board& next) {
      EXPECT_TRUE(found.insert(next.key()).second) << "the same board twice";
      const std::optional<FullTurn> turn = board.turn_of(paths, walls);
      EXPECT_EQ(Board(after(position, *turn)).key(), next.key());
      const std::optional<Board> again = board.after_open(paths, walls);
      EXPECT_TRUE(again && again->key() == next.key());
      return true;
    });
    EXPECT_EQ(found, wanted) << "seed " << seed;
    EXPECT_EQ(board.winning_end().has_value(), can_win) << "seed " << seed;
    EXPECT_EQ(board.count_winning_ends(2) > 0, can_win);
    compared += found.size();
  }
  EXPECT_GT(compared, 10000U);
}

// A crafted record can give one player more walls than there are hexes. Under the address sanitizer, this
// test sees an array that is too small for them.
TEST(SearchBypass, BYP_8_one_player_may_own_all_walls_of_an_arranged_position) {
  using Graph = bypass::Links<5>;
  using OwnedLinks = std::array<Graph::Set, bypass::kMostPlayers>;
  const auto played = bypass_position<5>(2, 1, 40);
  const OwnedLinks paths{played.paths(0), played.paths(1)};
  OwnedLinks walls{played.all_walls()};
  const int most = played.all_paths().count() + bypass::kMostWallsMore<5>;
  (Graph::kTables.all - played.all_paths() - played.all_walls()).for_each([&](bypass::Link link) {
    OwnedLinks more = walls;
    more[0].add(link);
    if (more[0].count() <= most && bypass::cut_off_hexes(bypass::Position<5>(2, 0, paths, more)).empty()) {
      walls = more;
    }
  });
  ASSERT_GT(walls[0].count(), Graph::kHexes);
  const bypass::EndBoard<5> board(bypass::Position<5>(2, 0, paths, walls));
  std::size_t visited = 0;
  board.visit_open([&](const auto& path_change, const auto& wall_change, const auto& next) {
    const auto again = board.after_open(path_change, wall_change);
    EXPECT_TRUE(again && again->key() == next.key());
    return ++visited < 20000;
  });
  EXPECT_GT(visited, 100U);
}

// Whether the player to move wins, by the rules alone.
bool wins_by_trying(const bypass::Position<3>& position) {
  bool wins = false;
  bypass::TurnSets<3>(position).visit([&](const FullTurn& turn) {
    const auto next = after(position, turn);
    wins =
        next.phase() == bypass::Phase::Over ? bypass::wins(next, position.player()) : !wins_by_trying(next);
    return !wins;
  });
  return wins;
}

TEST(SearchBypass, LEV_1_the_last_turns_are_proven_as_the_rules_have_it) {
  constexpr std::uint64_t kMost = 1000000;
  constexpr int kFewest = BYWAYS_SANITIZED ? 1 : 2;
  int won = 0;
  int lost = 0;
  for (std::uint64_t seed = 1; (won < kFewest || lost < kFewest) && seed <= 6000; ++seed) {
    const auto position = bypass_position<3>(2, seed, 100);  // before the last turn
    if (bypass::EndBoard<3>(position).turns_left() > 2) {
      continue;
    }
    const search::Limits limits;
    search::Watch watch(limits);
    const auto proof = bypass::LastTurns<3>(kMost, watch).prove(position);
    // The search would have found an immediate win before it tries a proof.
    if (bypass::EndingTurns<3>(position).find()) {
      continue;
    }
    if (!proof) {
      // Every turn ends the game and loses, so there is no choice.
      EXPECT_FALSE(wins_by_trying(position)) << seed;
      continue;
    }
    ASSERT_EQ(proof->wins, wins_by_trying(position)) << seed;
    const auto next = after(position, proof->turn);
    ASSERT_EQ(next.phase(), bypass::Phase::Play);
    EXPECT_EQ(wins_by_trying(next), !proof->wins) << seed;
    (proof->wins ? won : lost) += 1;
  }
  EXPECT_GE(won, kFewest);
  EXPECT_GE(lost, kFewest);
}

// Stopping a proof must not produce a result.
TEST(SearchBypass, FAIR_4_a_proof_is_stopped_at_once_and_says_nothing) {
  const auto position = bypass_position<3>(2, 5, 12);
  const std::atomic<bool> stop{true};
  search::Limits limits;
  limits.stop = &stop;
  search::Watch watch(limits);
  EXPECT_FALSE(bypass::LastTurns<3>(1000000, watch).prove(position));
  EXPECT_LT(watch.nodes(), 100U);
}

// An unfinished turn is continued, in either order of its steps.
TEST(SearchBypass, LEV_3_a_proof_goes_on_with_the_steps_that_are_drawn) {
  constexpr std::uint64_t kMost = 1000000;
  int tried = 0;
  for (std::uint64_t seed = 1; tried < 20 && seed <= 200; ++seed) {
    auto position = bypass_position<3>(2, seed, 100);
    if (bypass::EndBoard<3>(position).turns_left() > 2) {
      continue;
    }
    const bypass::Link wall = position.open().select(0);
    position.draw({StepKind::Wall, wall});
    const search::Limits limits;
    search::Watch watch(limits);
    if (const auto proof = bypass::LastTurns<3>(kMost, watch).prove(position)) {
      EXPECT_EQ(proof->turn.wall, wall);
      ++tried;
    }
  }
  EXPECT_GE(tried, 5);
}

// By how many points the player leads over the best of the others at the end.
template <int Side>
int lead_at_the_end(const bypass::Position<Side>& position, int player) {
  const bypass::Points sums = bypass::totals(position);
  int lead = sums[static_cast<std::size_t>(player)];
  for (int other = 0; other < position.players(); ++other) {
    if (other != player) {
      lead = std::min(lead, sums[static_cast<std::size_t>(player)] - sums[static_cast<std::size_t>(other)]);
    }
  }
  return lead;
}

template <int Side>
void expect_wins_at_once_are_found(int players, std::uint64_t seeds, int& wins, int& others) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const auto position = bypass_position<Side>(players, seed, 100);  // before the last turn
    bool can_win = false;
    int plain_lead = 0;
    bypass::TurnSets<Side>(position).visit([&](const FullTurn& turn) {
      const auto next = after(position, turn);
      const bool is_won = next.phase() == bypass::Phase::Over && bypass::wins(next, position.player());
      can_win = can_win || is_won;
      if (is_won && turn.to_wall == kNoLink) {
        plain_lead = std::max(plain_lead, lead_at_the_end(next, position.player()));
      }
      return true;
    });
    const std::optional<FullTurn> found = bypass::EndingTurns<Side>(position).find();
    ASSERT_EQ(found.has_value(), can_win) << "seed " << seed;
    (can_win ? wins : others) += 1;
    if (found) {
      const auto end = after(position, *found);
      EXPECT_EQ(end.phase(), bypass::Phase::Over);
      EXPECT_TRUE(bypass::wins(end, position.player()));
      if (plain_lead > 0) {
        EXPECT_EQ(found->to_wall, kNoLink) << "nothing has to be swapped, seed " << seed;
        EXPECT_EQ(lead_at_the_end(end, position.player()), plain_lead) << seed;
      }
    }
  }
}

TEST(SearchBypass, BYP_13_a_turn_that_wins_at_once_is_found_wherever_there_is_one) {
  int wins = 0;
  int others = 0;
  expect_wins_at_once_are_found<3>(2, 60, wins, others);
  expect_wins_at_once_are_found<3>(4, 30, wins, others);
  EXPECT_GT(wins, 20);
  EXPECT_GT(others, 5);
}

TEST(SearchBypass, BYP_12_endings_drawn_by_lot_count_as_they_would_be_counted) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    const auto position = bypass_position<4>(players, seed, static_cast<int>(seed % 20));
    const Outlook<4> outlook(position);
    Random random(seed);
    Outlook<4>::Ending ending;
    outlook.draw(random, ending);
    std::array<bypass::Links<4>::Set, bypass::kMostPlayers> paths;
    std::array<bypass::Links<4>::Set, bypass::kMostPlayers> walls;
    for (int player = 0; player < players; ++player) {
      const auto i = static_cast<std::size_t>(player);
      EXPECT_TRUE((ending.drawn[i] - position.open()).empty()) << "only open links";
      paths[i] = position.paths(player) | ending.drawn[i];
      walls[i] = position.walls(player);
    }
    const bypass::Position<4> end(players, 0, paths, walls);
    ASSERT_FALSE(end.has_loop());
    ASSERT_TRUE(end.connects_all_letters());
    bypass::Points points{};
    for (int letter = 0; letter < bypass::kLetters; ++letter) {
      const bypass::Points more = bypass::points_of(end, letter);
      std::transform(points.begin(), points.end(), more.begin(), points.begin(), std::plus<>());
    }
    EXPECT_EQ(ending.points, points) << seed;
  }
}

TEST(SearchBypass, a_link_on_a_shortest_way_is_no_detour) {
  const bypass::Position<5> position(2, 0);
  const Outlook<5> outlook(position);
  EXPECT_EQ(outlook.letter_networks(), 6);
  EXPECT_FALSE(outlook.has_loop());
  int straight = 0;
  position.open().for_each([&](bypass::Link link) { straight += outlook.detour(link) == 0 ? 1 : 0; });
  EXPECT_EQ(straight, 24) << "the three lines through the middle";
}

search::Advice bypass_advice(const Timeline& timeline, int level, std::uint64_t budget, std::uint64_t seed) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request = search::request_for(searcher.levels(timeline), level, seed);
  request.limits.budget = std::min(request.limits.budget, budget);
  request.limits.megabytes = 8;
  return searcher.think(timeline, timeline.to_move(), request);
}

// The last turn of random games: players who can win do so; players who could only end the game and lose
// don't end it.
TEST(SearchBypass, LEV_3_the_game_is_ended_to_win_it_and_not_to_lose_it) {
  const Game& game = *find_game("bypass");
  int won = 0;
  int went_on = 0;
  for (std::uint64_t seed = 1; (won < 15 || went_on < 3) && seed <= 200; ++seed) {
    const int players = seed % 4 == 0 ? 3 : 2;
    const char* const board = seed % 2 == 0 ? "hexhex-4" : "hexhex-3";
    Timeline timeline = random_game(game, *check_setup(game, players, {{"board", std::string(board)}}), seed);
    const std::vector<std::size_t> ends = timeline.entry_ends();
    timeline.go_to(ends[ends.size() - 2]);
    const Seat seat = timeline.to_move();
    // Plays random turns to see whether some win, some end the game without winning, and some don't end it.
    bool can_win = false;
    bool can_lose = false;
    bool can_go_on = false;
    int tried = 0;
    Random random(seed);
    while (tried < 40) {
      Timeline next = timeline;
      play_random_turns(next, random, 1);
      ++tried;
      const auto outcome = next.outcome();
      const bool wins = outcome && outcome->winners == std::vector<Seat>{seat};
      can_win = can_win || wins;
      can_lose = can_lose || (outcome && !wins);
      can_go_on = can_go_on || !outcome;
    }
    if (!can_win && !(can_lose && can_go_on)) {
      continue;
    }
    for (const int level : {2, 5, 8}) {
      const search::Advice advice = bypass_advice(timeline, level, 400, seed);
      Timeline next = timeline;
      ASSERT_FALSE(next.play_entry({seat, advice.turn, false})) << advice.turn;
      const auto outcome = next.outcome();
      if (can_win && won < 15) {
        ASSERT_TRUE(outcome) << "seed " << seed << ", level " << level << ": " << advice.turn;
        EXPECT_EQ(outcome->winners, std::vector<Seat>{seat});
        EXPECT_TRUE(advice.proven);
        ++won;
      } else if (!can_win && level == 8) {
        const bool loses = outcome && std::find(outcome->winners.begin(), outcome->winners.end(), seat) ==
                                          outcome->winners.end();
        EXPECT_FALSE(loses) << "seed " << seed << ": " << advice.turn;
        ++went_on;
      }
    }
  }
  EXPECT_GE(won, 15);
  EXPECT_GE(went_on, 3);
}

TEST(SearchBypass, LEV_1_a_middle_level_beats_who_plays_what_looks_best) {
  const Game& game = *find_game("bypass");
  for (const Seat strong : {1, 2}) {
    Timeline timeline = start(game, {{"board", std::string("hexhex-4")}, {"start", 1}});
    const auto level = player_named(game, "level:4", 1);
    const auto other = player_named(game, "novice", 1);
    while (timeline.to_move() > 0) {
      const Seat seat = timeline.to_move();
      const std::string turn = (seat == strong ? *level : *other).choose(timeline, seat);
      ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
    }
    EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{strong});
  }
}

TEST(SearchBypass, advice_counts_points_and_chances_for_all_seats) {
  for (const int players : {2, 6}) {
    Timeline timeline = start("bypass", {{"start", 1}}, players);
    Random random(3);
    play_random_turns(timeline, random, 12);
    const search::Advice advice = bypass_advice(timeline, 8, 600, 1);
    ASSERT_FALSE(advice.candidates.empty());
    EXPECT_EQ(advice.turn, advice.candidates.front().turn);
    for (const search::Candidate& candidate : advice.candidates) {
      ASSERT_EQ(static_cast<int>(candidate.win.size()), players);
      EXPECT_NEAR(std::accumulate(candidate.win.begin(), candidate.win.end(), 0.0), 1.0, 0.01);
      ASSERT_TRUE(candidate.points);
      EXPECT_GT(std::accumulate(candidate.points->begin(), candidate.points->end(), 0.0), 20.0);
      EXPECT_FALSE(Timeline(timeline).play_entry({timeline.to_move(), candidate.turn, false}));
    }
  }
}

}  // namespace
}  // namespace byways::test
