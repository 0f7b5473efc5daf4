// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/highway/notation.h"
#include "engine/highway/paths.h"
#include "engine/highway/state.h"
#include "engine/opponents.h"
#include "engine/overpass/groups_search_rules.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/over_pass_search_rules.h"
#include "engine/overpass/over_pass_state.h"
#include "engine/search/numbers.h"
#include "tests/engine/search_cases.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// What nobody should have to endure from a computer: games without end, and senseless turns of weak levels.

namespace byways::test {
namespace {

std::uint64_t number_from(const char* variable, std::uint64_t usual) {
  const char* const text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

// A limit of turns of all seats that no game between computers should reach.
std::size_t longest_of(const SearchCase& which) {
  static const std::map<std::string, std::size_t> longest{
      {"byg", 92},       {"bypass", 120},    {"groups-of-three", 200}, {"highway", 36},
      {"mono-line", 41}, {"over-pass", 300}, {"trypsylon", 200}};
  return longest.at(std::string(which.game->id()));
}

// The number of turns in a game between random levels with small searches; one more than
// longest_of(which) if it exceeds that limit.
std::size_t turns_of_game(const SearchCase& which, std::uint64_t seed) {
  constexpr std::uint64_t kMost = BYWAYS_SANITIZED != 0 ? 30 : 150;  // positions for each turn
  Timeline timeline(*which.game, which.setup);
  Random random(seed);
  std::vector<int> levels;
  for (int seat = 0; seat < which.setup.players; ++seat) {
    levels.push_back(1 + static_cast<int>(random.below(search::kLevels)));
  }
  std::size_t turns = 0;
  draw_due_lots(timeline, random);
  while (timeline.to_move() > 0 && turns <= longest_of(which)) {
    const Seat seat = timeline.to_move();
    const auto me = static_cast<std::size_t>(seat) - 1;
    const search::Advice advice =
        quick_advice(timeline, levels[me], search::mix(seed, static_cast<std::uint64_t>(me)), kMost);
    EXPECT_FALSE(timeline.play_entry({seat, advice.turn, false})) << which.name << ": " << advice.turn;
    ++turns;
    draw_due_lots(timeline, random);
  }
  return turns;
}

// BYWAYS_ENDING_GAMES=200 plays 200 games for each case.
TEST(SearchManners, LEV_3_games_between_any_levels_end) {
  const std::uint64_t games = number_from("BYWAYS_ENDING_GAMES", BYWAYS_SANITIZED != 0 ? 1 : 2);
  const std::uint64_t first = number_from("BYWAYS_ENDING_SEED", 1);
  for (const SearchCase& which : search_cases()) {
    std::size_t longest = 0;
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
      const std::size_t turns = turns_of_game(which, seed);
      EXPECT_LE(turns, longest_of(which)) << which.name << ", seed " << seed;
      longest = std::max(longest, turns);
    }
    std::cout << which.name << ": " << longest << " turns at most\n";
  }
}

// One player has all spaces next to the centre and two colours nearly home; the other waits outside. Level 8
// used to pass for ever here, because every piece that goes home lets the opponent in.
TEST(SearchManners, LEV_3_what_is_won_is_brought_home) {
  constexpr int kMostTurns = 40;                        // of both players
  constexpr int kHome = BYWAYS_SANITIZED != 0 ? 1 : 5;  // pieces to bear off
  for (std::uint64_t seed = 3; seed <= number_from("BYWAYS_HELD_SEEDS", 3); ++seed) {
    Timeline timeline = replayed(read_data("groups-held.json"));
    Random random(seed);
    draw_due_lots(timeline, random);
    const auto player = player_named(timeline.game(), "level:8", seed);
    const int before = timeline.state().scores()[0];
    int turns = 0;
    while (timeline.to_move() > 0 && turns < kMostTurns && timeline.state().scores()[0] < before + kHome) {
      const Seat seat = timeline.to_move();
      ASSERT_FALSE(timeline.play_entry({seat, player->choose(timeline, seat), false}));
      ++turns;
      draw_due_lots(timeline, random);
    }
    EXPECT_LT(turns, kMostTurns) << "seed " << seed;
    std::cout << kHome << " home after " << turns << " turns\n";
  }
}

// How weak levels used their turns.
struct Manners {
  int moves = 0;      ///< moves rolled
  int wasted = 0;     ///< moves left unused although one would have brought a piece nearer home
  int free = 0;       ///< steps that could bring in pieces for free
  int left_out = 0;   ///< steps that brought in fewer pieces than possible
  int players = 0;    ///< players with at least 16 turns
  int none_home = 0;  ///< players without a piece home after 16 turns
  std::size_t turns = 0;
};

template <class Rules, class GameState>
int way_left(const Timeline& timeline, std::size_t cursor, Seat seat) {
  const auto& position = dynamic_cast<const GameState&>(timeline.state_at(cursor)).concrete();
  return Rules(position, 0, 0).way_left(position, seat - 1);
}

// Whether some step brings a piece of the player to move nearer home.
template <class Rules, class GameState>
bool can_come_nearer(const Timeline& timeline) {
  const Seat seat = timeline.to_move();
  const int here = way_left<Rules, GameState>(timeline, timeline.cursor(), seat);
  const std::vector<std::string> steps = timeline.state().legal_steps();
  return std::any_of(steps.begin(), steps.end(), [&](const std::string& step) {
    Timeline next = timeline;
    return step != "end" && !next.play(seat, step) &&
           way_left<Rules, GameState>(next, next.cursor(), seat) < here;
  });
}

// "a>b" of "a>b+c".
std::string move_of(const std::string& step) { return step.substr(0, step.find('+')); }
int brought_in(const std::string& step) {
  return static_cast<int>(std::count(step.begin(), step.end(), '+'));
}

template <class Rules, class GameState>
void watch_game(const char* id, int level, std::uint64_t seed, Manners& manners) {
  const Game& game = *find_game(id);
  Timeline timeline = start(game);
  Random random(seed);
  std::array<std::unique_ptr<search::Player>, 2> players{
      player_named(game, "level:" + std::to_string(level), 2 * seed),
      player_named(game, "level:" + std::to_string(level), 2 * seed + 1)};
  constexpr std::size_t kWatched = 16;
  std::array<std::size_t, 2> turns{};
  draw_due_lots(timeline, random);
  while (timeline.to_move() > 0 && turns[0] + turns[1] < 500) {
    const Seat seat = timeline.to_move();
    const auto me = static_cast<std::size_t>(seat) - 1;
    const std::string turn = players[me]->choose(timeline, seat);
    if (turns[me] < kWatched) {
      const auto& position = dynamic_cast<const GameState&>(timeline.state()).concrete();
      manners.moves += position.left();
      for (const std::string& step : game.split_turn(turn)) {
        int most = 0;
        for (const std::string& other : timeline.state().legal_steps()) {
          most = move_of(other) == move_of(step) ? std::max(most, brought_in(other)) : most;
        }
        manners.free += most > 0 ? 1 : 0;
        manners.left_out += brought_in(step) < most ? 1 : 0;
        ASSERT_FALSE(timeline.play(seat, step)) << turn;
      }
      if (timeline.to_move() == seat) {
        const int left = dynamic_cast<const GameState&>(timeline.state()).concrete().left();
        manners.wasted += left > 0 && can_come_nearer<Rules, GameState>(timeline) ? left : 0;
        ASSERT_FALSE(timeline.play(seat, "end")) << turn;
      }
    } else {
      ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
    }
    if (++turns[me] == kWatched) {
      ++manners.players;
      manners.none_home += timeline.state().scores()[me] == 0 ? 1 : 0;
    }
    draw_due_lots(timeline, random);
  }
  manners.turns = std::max(manners.turns, turns[0] + turns[1]);
}

template <class Rules, class GameState>
Manners manners_of(const char* id, int level) {
  Manners manners;
  const std::uint64_t games = number_from("BYWAYS_MANNERS_GAMES", 6);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    watch_game<Rules, GameState>(id, level, seed, manners);
  }
  std::cout << id << " level " << level << ": wasted " << 100.0 * manners.wasted / manners.moves
            << " %, left out " << manners.left_out << " of " << manners.free << ", none home "
            << manners.none_home << " of " << manners.players << ", longest " << manners.turns << '\n';
  return manners;
}

TEST(SearchManners, LEV_3_weak_levels_waste_little_in_Groups_of_Three) {
  for (int level = 1; level <= static_cast<int>(number_from("BYWAYS_MANNERS_LEVELS", 3)); ++level) {
    const Manners manners =
        manners_of<overpass::GroupsSearchRules, overpass::GroupsState>("groups-of-three", level);
    EXPECT_LE(manners.wasted * 20, manners.moves) << "level " << level;
    EXPECT_LE(manners.left_out, 0) << "level " << level;
    EXPECT_LE(manners.none_home * 4, manners.players) << "level " << level;
  }
}

TEST(SearchManners, LEV_3_weak_levels_waste_little_in_Over_Pass) {
  for (int level = 1; level <= static_cast<int>(number_from("BYWAYS_MANNERS_LEVELS", 3)); ++level) {
    const Manners manners =
        manners_of<overpass::OverPassSearchRules, overpass::OverPassState>("over-pass", level);
    EXPECT_LE(manners.wasted * 20, manners.moves) << "level " << level;
    EXPECT_LE(manners.none_home * 2, manners.players) << "level " << level;
  }
}

// Compared with what a seat could score if nobody else placed anything.
TEST(SearchManners, LEV_3_weak_levels_go_somewhere_in_Highway) {
  const Game& game = *find_game("highway");
  for (int level = 1; level <= static_cast<int>(number_from("BYWAYS_MANNERS_LEVELS", 3)); ++level) {
    int rounds = 0;
    int none = 0;
    int poor = 0;
    int unused = 0;
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= number_from("BYWAYS_MANNERS_GAMES", 6); ++seed) {
      Timeline timeline = start(game);
      Random random(seed);
      draw_due_lots(timeline, random);
      const auto one = player_named(game, "level:" + std::to_string(level), 2 * seed);
      const auto two = player_named(game, "level:" + std::to_string(level), 2 * seed + 1);
      while (timeline.to_move() > 0) {
        const Seat seat = timeline.to_move();
        std::size_t begin = timeline.cursor();
        while (begin > 0 && timeline.state_at(begin).has_secrets()) {
          --begin;
        }
        const highway::RoundGame table(
            dynamic_cast<const highway::HighwayState&>(timeline.state_at(begin)).concrete());
        const std::string turn = (seat == 1 ? *one : *two).choose(timeline, seat);
        highway::Submission submission;
        for (const std::string& step : game.split_turn(turn)) {
          submission.add(highway::part_of(step));
        }
        const highway::Plan plan = highway::completed(submission, highway::Plan());
        const highway::Opposition alone(table, highway::Plans(), seat - 1);
        const int points = alone.end(plan).points[static_cast<std::size_t>(seat) - 1];
        const int best = highway::paths_of(table, seat - 1, 1).front().points;
        ++rounds;
        none += points == 0 ? 1 : 0;
        poor += 3 * points < best ? 1 : 0;
        unused += plan.direction_tiles().empty() ? 1 : 0;
        sum += static_cast<double>(points) / std::max(best, 1);
        ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
        draw_due_lots(timeline, random);
      }
    }
    std::cout << "highway level " << level << ": " << 100 * sum / rounds
              << " % of the best way, less than a third " << poor << ", nothing " << none
              << ", without a sign " << unused << " of " << rounds << '\n';
    EXPECT_GE(sum / rounds, 0.5) << "level " << level;
    EXPECT_LE(poor * 20, rounds) << "level " << level;
    EXPECT_LE(none * 50, rounds) << "level " << level;
  }
}

}  // namespace
}  // namespace byways::test
