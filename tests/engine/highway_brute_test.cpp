// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/highway/control.h"
#include "engine/highway/playout.h"
#include "tests/engine/naive_highway.h"

// The engine compared with a second implementation of the rules, on random rounds with every twist: players
// anywhere, few or many tiles, random submissions.

namespace byways::highway {
namespace {

using test::NaiveHighway;

constexpr int kRoundsOfATwist = BYWAYS_SANITIZED ? 2'000 : 100'000;

// The start of a round, with players anywhere and few or many tiles.
Position random_position(int round, Random& random) {
  Position position(2 + static_cast<int>(random.below(5)));
  draw_corners(position, random);
  RoundEnd end_on_cells;
  Set free = Hexes::kTables.all;
  for (int player = 0; player < position.players(); ++player) {
    const Cell cell = free.select(random.below(static_cast<std::uint32_t>(free.count())));
    free.remove(cell);
    end_on_cells.cells.at(static_cast<std::size_t>(player)) = cell;
  }
  const std::uint32_t rarity = 1 + random.below(12);
  Hexes::kTables.all.for_each([&](Cell cell) {
    if (random.below(rarity + 1) == 0) {
      (random.below(2) == 0 ? end_on_cells.tiles.left : end_on_cells.tiles.right).add(cell);
    }
  });
  if (round == 1) {
    position.place(end_on_cells.cells);
  }
  while (position.round() < round) {
    position.finish(end_on_cells);
  }
  return position;
}

// Makes a random legal submission for each player.
void submit_all(Position& position, Random& random) {
  while (!position.is_complete()) {
    const Submission submission = draw_submission(position, random);
    for (int part = 0; part < submission.count(); ++part) {
      position.add(submission.at(part));
    }
    position.seal();
  }
}

NaiveHighway::Round naive_round(const Position& position) {
  NaiveHighway::Round round{position.round(), {}, std::vector<char>(kCells, ' '), {}};
  position.tiles().left.for_each([&](Cell cell) { round.tiles.at(static_cast<std::size_t>(cell)) = 'L'; });
  position.tiles().right.for_each([&](Cell cell) { round.tiles.at(static_cast<std::size_t>(cell)) = 'R'; });
  for (int player = 0; player < position.players(); ++player) {
    round.players.push_back(position.cell(player));
    NaiveHighway::Submission submission;
    for (int i = 0; i < position.submission(player).count(); ++i) {
      const Part part = position.submission(player).at(i);
      if (part.kind == PartKind::Go) {
        submission.direction = part.place == kStay ? -1 : part.place;
      } else {
        submission.pieces.emplace_back(part.place,
                                       std::string("LRX$").at(static_cast<std::size_t>(part.kind)));
      }
    }
    round.submissions.push_back(submission);
  }
  return round;
}

struct Path : Companion {
  std::vector<int> cells;
  void enter(Cell cell, Direction) { cells.push_back(cell); }
};

const char* name_of(Stop stop) {
  constexpr std::array<const char*, 5> kNames{"none", "edge", "corner", "blockade", "trail"};
  return kNames.at(static_cast<std::size_t>(stop));
}

class HighwayBrute : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Rounds, HighwayBrute, testing::Range(1, kRounds + 1));

TEST_P(HighwayBrute, HWY_6_to_HWY_14_journeys_points_and_tiles_of_100000_random_rounds) {
  const NaiveHighway naive;
  Random random(static_cast<std::uint64_t>(GetParam()));
  std::array<int, 5> stops{};
  int failed_cells = 0;
  for (int i = 0; i < kRoundsOfATwist; ++i) {
    Position position = random_position(GetParam(), random);
    submit_all(position, random);
    const NaiveHighway::Round round = naive_round(position);
    const NaiveHighway::Result expected = naive.play(round);
    const RoundEnd end = round_end(position);
    failed_cells += place_tiles(position).failed.count();
    for (Cell cell = 0; cell < kCells; ++cell) {
      const char lies = end.tiles.blockades.has(cell) ? 'X'
                        : end.tiles.left.has(cell)    ? 'L'
                        : end.tiles.right.has(cell)   ? 'R'
                                                      : ' ';
      ASSERT_EQ(lies, expected.board.at(static_cast<std::size_t>(cell)));
    }
    std::vector<int> ends;
    for (std::size_t player = 0; player < round.players.size(); ++player) {
      Path path;
      path.cells.push_back(round.players[player]);
      const Trip trip = travel(end.tiles, has_rubber_walls(GetParam()), round.players[player],
                               position.submission(static_cast<int>(player)).direction(), path);
      ASSERT_EQ(path.cells, expected.journeys[player].cells);
      ASSERT_EQ(name_of(trip.stop), expected.journeys[player].why);
      ++stops.at(static_cast<std::size_t>(trip.stop));
      ASSERT_EQ(end.cells.at(player), path.cells.back());
      ASSERT_EQ(end.points.at(player), expected.points[player]);
      ends.push_back(path.cells.back());
    }
    Position after = position;
    after.finish(end);
    std::vector<int> homes;
    std::vector<int> cells;
    for (int player = 0; player < position.players(); ++player) {
      homes.push_back(position.home(player));
      cells.push_back(after.awaits_return(player) ? NaiveHighway::kOff : after.cell(player));
      ASSERT_EQ(after.score(player), end.points.at(static_cast<std::size_t>(player)));
    }
    ASSERT_EQ(cells, GetParam() == kRounds ? ends : NaiveHighway::sent_home(ends, homes));
  }
  EXPECT_GT(failed_cells, kRoundsOfATwist / 100) << "placements get in each other's way";
  for (std::size_t stop = 0; stop < stops.size(); ++stop) {
    if (GetParam() == 1 && stop == 4) {
      continue;  // without tiles, travellers hardly ever return to their own trail
    }
    const bool never = GetParam() == 6 ? stop == 1 : stop == 2;
    EXPECT_EQ(stops.at(stop) > kRoundsOfATwist / 1000, !never) << name_of(static_cast<Stop>(stop));
  }
}

TEST_P(HighwayBrute, HWY_4_controlled_cells_of_random_positions) {
  const NaiveHighway naive;
  Random random(static_cast<std::uint64_t>(100 + GetParam()));
  for (int i = 0; i < kRoundsOfATwist / 20; ++i) {
    const Position position = random_position(GetParam(), random);
    const NaiveHighway::Round round = naive_round(position);
    for (int player = 0; player < position.players(); ++player) {
      std::set<int> cells;
      controlled_cells(position, player).for_each([&](Cell cell) { cells.insert(cell); });
      ASSERT_EQ(cells, naive.controlled(round, player));
    }
  }
}

}  // namespace
}  // namespace byways::highway
