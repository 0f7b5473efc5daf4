// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/opponents.h"
#include "engine/overpass/symmetry.h"
#include "engine/search/numbers.h"
#include "tests/engine/mono_table.h"
#include "tests/engine/naive_overpass.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// Checks what docs/experiments.md says about Mono-Line.

namespace byways::test {
namespace {

constexpr std::uint64_t kMost = 20'000;

// Solves Mono-Line on a few nodes by trying everything, from the rules and the lines in the board file.
class NaiveMono {
 public:
  NaiveMono(std::vector<int> nodes, bool strict)
      : nodes_(std::move(nodes)), strict_(strict), held_(naive_board().nodes.size()) {}

  // Whether `player`, 1 or 2, wins if it is their turn. `hands`: pieces left.
  bool wins(int player, std::array<int, 2> hands) {
    if (strict_ && is_shared()) {
      return true;  // claims
    }
    int& hand = hands[static_cast<std::size_t>(player - 1)];
    std::vector<int> now;
    for (const int node : nodes_) {
      now.push_back(held_[static_cast<std::size_t>(node)]);
    }
    const auto key = std::pair(now, player);
    if (const auto known = known_.find(key); known != known_.end()) {
      return known->second;
    }
    bool wins_here = false;
    for (std::size_t i = 0; i < nodes_.size() && hand > 0 && !wins_here; ++i) {
      int& held = held_[static_cast<std::size_t>(nodes_[i])];
      if (held != 0 || (!strict_ && is_closed(nodes_[i], 3 - player))) {
        continue;
      }
      held = player;
      --hand;
      wins_here = !wins(3 - player, hands);
      ++hand;
      held = 0;
    }
    known_.emplace(key, wins_here);
    return wins_here;
  }

 private:
  [[nodiscard]] bool is_held(const std::vector<int>& line, int player) const {
    return std::any_of(line.begin(), line.end(),
                       [&](int node) { return held_[static_cast<std::size_t>(node)] == player; });
  }
  [[nodiscard]] bool is_closed(int node, int rival) const {
    const auto& lines = naive_board().lines;
    return std::any_of(lines.begin(), lines.end(), [&](const std::vector<int>& line) {
      return std::find(line.begin(), line.end(), node) != line.end() && is_held(line, rival);
    });
  }
  [[nodiscard]] bool is_shared() const {
    const auto& lines = naive_board().lines;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::vector<int>& line) { return is_held(line, 1) && is_held(line, 2); });
  }

  std::vector<int> nodes_;
  bool strict_;
  std::vector<int> held_;
  std::map<std::pair<std::vector<int>, int>, bool> known_;  // the hands follow from the pieces placed
};

std::vector<int> listed(const overpass::NodeSet& nodes) {
  std::vector<int> list;
  nodes.for_each([&list](overpass::Node node) { list.push_back(node); });
  return list;
}

TEST(MonoTable, MON_3_proofs_on_a_few_nodes_agree_with_trying_everything) {
  constexpr int kTrials = BYWAYS_SANITIZED ? 10 : 60;
  constexpr int kFewNodes = 9;
  std::array<int, 2> seen{};
  for (std::uint64_t seed = 1; seed <= kTrials; ++seed) {
    Random random(seed);
    // Random nodes conflict with few others, nodes of inner rings with many.
    const overpass::NodeSet from = inner_nodes(2 + static_cast<int>(random.below(9)));
    overpass::NodeSet nodes;
    while (nodes.count() < kFewNodes) {
      nodes.add(from.select(random.below(static_cast<std::uint32_t>(from.count()))));
    }
    overpass::MonoRace race = opening_of(nodes, 1 + static_cast<int>(random.below(6)));
    race.other_hand = std::max(1, race.my_hand + static_cast<int>(random.below(3)) - 1);
    const bool truth = NaiveMono(listed(nodes), false).wins(1, {race.my_hand, race.other_hand});
    ASSERT_EQ(verdict_of(race, kMost).starter_wins, truth) << seed;
    ++seen[truth ? 1 : 0];
  }
  EXPECT_GE(std::min(seen[0], seen[1]), kTrials / 10);
}

TEST(MonoTable, MON_4_the_strict_game_is_the_friendly_one_between_players_who_see_everything) {
  constexpr int kFewNodes = 6;
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 4 : 40); ++seed) {
    Random random(seed);
    const overpass::NodeSet from = inner_nodes(3);
    overpass::NodeSet nodes;
    while (nodes.count() < kFewNodes) {
      nodes.add(from.select(random.below(static_cast<std::uint32_t>(from.count()))));
    }
    const int pieces = 1 + static_cast<int>(random.below(3));
    ASSERT_EQ(NaiveMono(listed(nodes), true).wins(1, {pieces, pieces}),
              NaiveMono(listed(nodes), false).wins(1, {pieces, pieces}))
        << seed;
  }
}

TEST(MonoTable, whoever_begins_needs_more_pieces_the_larger_the_board_is) {
  // For each number of rings, the fewest pieces each with which the starter wins.
  constexpr std::array kFewest{1, 1, 2, 5, 7, 13};
  for (std::size_t rings = 0; rings < kFewest.size(); ++rings) {
    const overpass::NodeSet nodes = inner_nodes(static_cast<int>(rings));
    for (const int pieces : {1, kFewest[rings] - 1, kFewest[rings], kFewest[rings] + 1}) {
      EXPECT_EQ(verdict_of(opening_of(nodes, pieces), kMost).starter_wins, pieces >= kFewest[rings])
          << rings << " rings, " << pieces << " pieces";
    }
  }
  EXPECT_EQ(inner_nodes(kRings), overpass::board().all_nodes());
  EXPECT_EQ(verdict_of(opening_of(inner_nodes(kRings), 9), kMost).starter_wins, false);
}

// With enough pieces the starter takes the centre and then always answers on the opposite node.
TEST(MonoTable, MON_2_after_the_centre_no_two_opposite_nodes_share_a_line) {
  const overpass::Board& board = overpass::board();
  const std::vector<overpass::Symmetry> all = overpass::symmetries_of(board);
  ASSERT_EQ(all.size(), 8U) << "quarter turns, with and without a reflection";
  const overpass::Symmetry& half_turn = all[2];
  const overpass::NodeSet far = board.all_nodes() - board.shares_line(board.centre());
  far.for_each([&](overpass::Node node) {
    const overpass::Node opposite = half_turn[static_cast<std::size_t>(node)];
    EXPECT_EQ(half_turn[static_cast<std::size_t>(opposite)], node);
    EXPECT_EQ(opposite == node, node == board.centre());
    EXPECT_FALSE(board.shares_line(node).has(opposite)) << board.node_id(node);
  });
}

TEST(MonoTable, proofs_reach_far_from_the_end) {
  constexpr std::uint64_t kFew = 20'000;
  constexpr int kManyOpen = 60;
  int most = 0;
  for (const Reach& reach : reaches_of(3, 1, kFew, kManyOpen)) {
    EXPECT_TRUE(reach.is_settled) << reach.open;
    most = std::max(most, reach.open);
  }
  EXPECT_GT(most, kManyOpen / 2);
}

// Made by `mono_known even 200 1`. Only the first ones are made again, since each takes half a second.
TEST(MonoOpenings, the_stored_ones_are_what_the_tool_makes) {
  const std::vector<std::string> stored = read_data_lines("../../openings/mono-line.jsonl");
  EXPECT_EQ(stored.size(), 200U);
  constexpr std::size_t kAgain = BYWAYS_SANITIZED ? 1 : 2;
  for (std::size_t i = 0; i < kAgain; ++i) {
    const Timeline opening = even_opening(search::mix(1, i));
    EXPECT_EQ(write_record(make_record(opening, {"Ann", "Ben"})), stored[i]);
  }
}

TEST(MonoOpenings, LEV_2_from_them_the_stronger_wins_more_from_either_seat) {
  const std::vector<std::string> stored = read_data_lines("../../openings/mono-line.jsonl");
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "the same code as elsewhere, and figures take long";
  }
  constexpr std::size_t kOpenings = 30;
  for (const Seat strong : {1, 2}) {
    int won = 0;
    for (std::size_t i = 0; i < kOpenings; ++i) {
      Timeline timeline = replayed(stored[i]);
      const auto high = player_named(timeline.game(), "level:5", search::mix(i, 1));
      const auto low = player_named(timeline.game(), "level:3", search::mix(i, 2));
      while (timeline.to_move() > 0) {
        const Seat seat = timeline.to_move();
        const std::string turn = (seat == strong ? *high : *low).choose(timeline, seat);
        ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
      }
      won += timeline.outcome()->winners == std::vector<Seat>{strong} ? 1 : 0;
    }
    EXPECT_GT(won, static_cast<int>(kOpenings) * 6 / 10) << "in seat " << strong;
  }
}

}  // namespace
}  // namespace byways::test
