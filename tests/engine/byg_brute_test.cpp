// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/core/entry.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/naive_byg.h"
#include "tests/support/timelines.h"

// The engine compared with a second implementation of the rules, at every position of many random games.

namespace byways::test {
namespace {

using Cells = NaiveByg::Cells;

Cells cells_of(std::string_view turn) {
  const std::vector<std::string> words = split_words(turn);
  return {words.begin(), words.end()};
}

std::set<Cells> engine_turns(const State& state) {
  std::set<Cells> turns;
  state.visit_turns([&turns](std::string_view turn) {
    EXPECT_TRUE(turns.insert(cells_of(turn)).second) << turn << " comes twice";
    return true;
  });
  return turns;
}

// Calls `look(timeline, board)` at the start of every turn of play of a random game.
void walk(const Game& game, const Setup& setup, std::uint64_t seed,
          const std::function<void(const Timeline&, const NaiveByg&)>& look) {
  Timeline timeline = random_game(game, setup, seed);
  NaiveByg board(setup.options.number("size"));
  const std::vector<Entry> entries = timeline.entries();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    timeline.go_to(ends[i]);
    if (entries[i].text.find(' ') == std::string::npos ||
        board.cells().contains(entries[i].text.substr(0, 2))) {
      board.place(entries[i].seat, cells_of(entries[i].text));
    }
    if (timeline.phase() == "play" || timeline.phase() == "over") {
      look(timeline, board);
    }
  }
}

struct BygBrute : testing::TestWithParam<int> {
  [[nodiscard]] static const Game& game() { return *find_game("byg"); }
  [[nodiscard]] static byways::Setup setup() { return *check_setup(game(), 2, {{"size", GetParam()}}); }
  // The naive implementation takes 40 ms for a position of side 4.
  [[nodiscard]] static std::uint64_t games() {
    return (GetParam() == 3 ? 60U : 4U) / (BYWAYS_SANITIZED ? 4U : 1U);
  }
};
INSTANTIATE_TEST_SUITE_P(Sides, BygBrute, testing::Values(3, 4), testing::PrintToStringParamName());

TEST_P(BygBrute, BYG_5_BYG_6_BYG_7_BYG_8_legal_turns_are_the_same_sets) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    walk(game(), setup(), seed, [](const Timeline& timeline, const NaiveByg& board) {
      if (timeline.to_move() != kNobody) {
        const std::set<Cells> turns = board.turns(timeline.to_move());
        ASSERT_EQ(engine_turns(timeline.state()), turns) << view_of(timeline);
        ASSERT_EQ(timeline.state().count_turns(), turns.size());
      }
    });
  }
}

TEST_P(BygBrute, BYG_4_groups_and_cells_of_the_position_are_the_same) {
  for (std::uint64_t seed = 1; seed <= 5 * games(); ++seed) {
    walk(game(), setup(), seed, [](const Timeline& timeline, const NaiveByg& board) {
      nlohmann::json groups = nlohmann::json::array();
      for (const int seat : {1, 2}) {
        std::vector<std::size_t> sizes;
        for (const Cells& group : board.groups(seat)) {
          sizes.push_back(group.size());
        }
        std::sort(sizes.rbegin(), sizes.rend());
        groups.push_back(sizes);
      }
      ASSERT_EQ(timeline.state().position()["groups"], groups);
      ASSERT_EQ(timeline.state().position()["cells"], nlohmann::json(board.stones()));
      ASSERT_EQ(timeline.state().scores(),
                (std::vector<int>{board.largest_group(1), board.largest_group(2)}));
    });
  }
}

TEST_P(BygBrute, BYG_9_the_game_ends_when_the_board_is_full) {
  for (std::uint64_t seed = 1; seed <= 5 * games(); ++seed) {
    walk(game(), setup(), seed, [](const Timeline& timeline, const NaiveByg& board) {
      ASSERT_EQ(timeline.outcome().has_value(), board.is_full());
    });
  }
}

// Tests every cell as the next step of every unfinished turn: it is legal, or refused under the right rule.
void expect_steps(const Timeline& timeline, const NaiveByg& board, const Cells& drawn,
                  std::set<Cells>& seen) {
  const Seat seat = timeline.to_move();
  std::vector<std::string> legal;
  for (const std::string& cell : board.cells()) {
    Cells turn = drawn;
    const bool twice = !turn.insert(cell).second;
    const int broken = twice ? 5 : board.broken_rule(seat, turn);
    const auto refusal = timeline.refusal(seat, cell);
    ASSERT_EQ(refusal ? refusal->rule : "", broken == 0 ? "" : "BYG-" + std::to_string(broken))
        << cell << ": " << view_of(timeline);
    if (broken == 0) {
      legal.push_back(cell);
    }
  }
  std::vector<std::string> steps = timeline.state().legal_steps();
  std::sort(steps.begin(), steps.end());
  ASSERT_EQ(steps, legal);
  for (const std::string& cell : legal) {
    Cells turn = drawn;
    turn.insert(cell);
    if (seen.insert(turn).second) {
      Timeline next = timeline;
      ASSERT_EQ(next.play(seat, cell), std::nullopt);
      expect_steps(next, board, turn, seen);
      ASSERT_FALSE(testing::Test::HasFailure());
    }
  }
}

TEST(BygBruteSteps, TURN_3_TURN_5_every_step_of_every_turn_on_side_3) {
  const Game& game = *find_game("byg");
  const auto setup = *check_setup(game, 2, {{"size", 3}});
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 2U : 15U); ++seed) {
    walk(game, setup, seed, [](const Timeline& timeline, const NaiveByg& board) {
      if (timeline.to_move() != kNobody) {
        std::set<Cells> seen;
        expect_steps(timeline, board, {}, seen);
      }
    });
  }
}

// The places of a refusal are those that the rule is about.
TEST(BygBruteSteps, TURN_4_places_prove_BYG_6_and_BYG_7) {
  const Game& game = *find_game("byg");
  const auto setup = *check_setup(game, 2, {{"size", 4}});
  int proven = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    walk(game, setup, seed, [&proven](const Timeline& timeline, const NaiveByg& board) {
      if (timeline.to_move() == kNobody) {
        return;
      }
      const std::vector<Cells> groups = board.groups(timeline.to_move());
      for (const std::string& first : timeline.state().legal_steps()) {
        Timeline next = timeline;
        ASSERT_EQ(next.play(timeline.to_move(), first), std::nullopt);
        for (const std::string& cell : board.cells()) {
          const auto refusal = next.refusal(timeline.to_move(), cell);
          const Cells places = refusal ? Cells(refusal->places.begin(), refusal->places.end()) : Cells();
          Cells expected{first, cell};
          if (refusal && refusal->rule == "BYG-7") {
            for (const Cells& group : groups) {
              const Cells free = board.liberties(group);
              if (free.contains(first) && free.contains(cell)) {
                expected.insert(group.begin(), group.end());
              }
            }
          } else if (!refusal || refusal->rule != "BYG-6") {
            continue;
          }
          ASSERT_EQ(places, expected) << view_of(next);
          ++proven;
        }
      }
    });
  }
  EXPECT_GT(proven, 1000);
}

}  // namespace
}  // namespace byways::test
