// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

using Places = std::vector<std::string>;

// Each entry is "seat: cell", seat 1 first and in turn.
Timeline played(const Places& cells) {
  Timeline timeline = start("sample-id");
  Seat seat = 1;
  for (const std::string& cell : cells) {
    play(timeline, {std::to_string(seat) + ": " + cell});
    seat = 3 - seat;
  }
  return timeline;
}

TEST(Sample, SMP_1_the_board_has_37_cells_and_seat_1_begins) {
  const Timeline timeline = start("sample-id");
  EXPECT_EQ(timeline.state().legal_steps().size(), 37U);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(refused(timeline, "1: A5").refusal.reason, "sample.no-such-cell");
}

TEST(Sample, SMP_2_a_turn_is_one_stone_on_an_empty_cell) {
  const Timeline timeline = played({"D4"});
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_EQ(refused(timeline, "1: A1").refusal.reason, "sample.wrong-seat");
  EXPECT_EQ(refused(timeline, "*: A1").refusal.reason, "sample.chance-is-not-due");
  const Refusal filled = refused(timeline, "2: D4").refusal;
  EXPECT_EQ(filled.rule, "SMP-2");
  EXPECT_EQ(filled.reason, "sample.filled");
  EXPECT_EQ(filled.places, Places{"D4"});
}

TEST(Sample, SMP_3_four_in_a_row_win_in_every_direction) {
  for (const Places& row : {Places{"D1", "D2", "D4", "D3"},     // along the row
                            Places{"A1", "B2", "C3", "D4"},     // down to the right
                            Places{"A1", "B1", "D1", "C1"}}) {  // down to the left
    const Timeline timeline = played({row[0], "G1", row[1], "G2", row[2], "G4", row[3]});
    ASSERT_TRUE(timeline.outcome()) << row[1];
    EXPECT_EQ(timeline.outcome(), (Outcome{"in a row", {1}, {}}));
    EXPECT_EQ(refused(timeline, "2: G3").refusal.reason, "sample.game-is-over");
  }
  EXPECT_FALSE(played({"D1", "G1", "D2", "G2", "D3", "G4", "D5"}).outcome()) << "there is a gap";
}

TEST(Sample, SMP_3_no_game_begins_where_it_is_over) {
  const Game& game = *find_game("sample-id");
  const nlohmann::json cells{{"D1", 2}, {"D2", 2}, {"D3", 2}, {"D4", 2}};
  const auto setup = check_setup(game, 2, {}, Arrangement{1, {{"cells", cells}}});
  ASSERT_FALSE(setup);
  EXPECT_EQ(setup.error().refusal.rule, "SMP-3");
}

// The rules a second time, plainly: cells as points on a plane, and every four of them on a line.
using Point = std::pair<int, int>;

Point point_of(const std::string& cell) {
  const int row = cell[0] - 'A';
  return {2 * std::stoi(cell.substr(1)) - (row < 4 ? row : 6 - row), row};
}

bool has_row(const std::set<Point>& stones) {
  for (const auto& [x, y] : stones) {
    for (const auto& [dx, dy] : {Point{2, 0}, Point{1, 1}, Point{-1, 1}}) {
      if (stones.contains({x + dx, y + dy}) && stones.contains({x + 2 * dx, y + 2 * dy}) &&
          stones.contains({x + 3 * dx, y + 3 * dy})) {
        return true;
      }
    }
  }
  return false;
}

TEST(SampleBrute, SMP_2_SMP_3_SMP_4_random_games_end_as_the_plain_rules_say) {
  const Game& game = *find_game("sample-id");
  std::map<std::string, int> ends;
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 50U : 300U); ++seed) {
    const Timeline timeline = random_game(game, *check_setup(game, 2, {}), seed);
    std::array<std::set<Point>, 3> stones;
    Seat seat = 1;
    for (const Entry& entry : timeline.entries()) {
      ASSERT_FALSE(has_row(stones[1]) || has_row(stones[2])) << "the game was over";
      ASSERT_EQ(entry.seat, seat);
      ASSERT_TRUE(stones.at(static_cast<std::size_t>(seat)).insert(point_of(entry.text)).second);
      seat = 3 - seat;
    }
    const Seat winner = has_row(stones[1]) ? 1 : has_row(stones[2]) ? 2 : 0;
    ASSERT_EQ(timeline.outcome()->winners, winner == 0 ? std::vector<Seat>() : std::vector{winner});
    ASSERT_TRUE(winner != 0 || timeline.state().position()["cells"].size() == 37U);
    ++ends[timeline.outcome()->reason];
  }
  EXPECT_GT(ends["in a row"], 0);
}

}  // namespace
}  // namespace byways::test
