// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/playout.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "engine/games.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// Random games on the concrete position, and whole games.

namespace byways::highway {
namespace {

constexpr int kSlow = BYWAYS_SANITIZED ? 10 : 1;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 200);

TEST(HighwayPlayout, HWY_2_games_are_six_rounds_of_one_submission_each) {
  Random random(1);
  for (int game = 0; game < 3000 / kSlow; ++game) {
    Position position(2 + game % 5);
    const PlayoutWork work = play_out(position, random);
    ASSERT_EQ(position.phase(), Phase::Over);
    ASSERT_EQ(position.round(), kRounds);
    ASSERT_EQ(work.submissions, static_cast<std::uint64_t>(kRounds * position.players()));
    ASSERT_GE(work.steps, work.submissions);
    ASSERT_LE(work.steps, work.submissions * Submission::kMostParts);
  }
}

TEST(HighwayPlayout, HWY_2_HWY_4_HWY_5_HWY_13_what_is_drawn_is_legal_and_everything_is_drawn) {
  Random random(2);
  std::array<int, 5> kinds{};
  Set directions;
  for (int game = 0; game < 300 / kSlow; ++game) {
    Position position(2 + game % 5);
    draw_corners(position, random);
    PlayoutWork work;
    while (position.phase() == Phase::Submit) {
      const Submission submission = draw_submission(position, random);
      Position attempt = position;
      for (int i = 0; i < submission.count(); ++i) {
        const Part part = submission.at(i);
        ++kinds.at(static_cast<std::size_t>(part.kind));
        if (part.kind == PartKind::Go) {
          directions.add(part.place);
          ASSERT_EQ(i + 1, submission.count());
        } else {
          ASSERT_TRUE(legal_cells(attempt, attempt.player(), part.kind).has(part.place));
        }
        attempt.add(part);
      }
      play_random_submission(position, random, work);
    }
  }
  for (const int count : kinds) {
    EXPECT_GT(count, 50);
  }
  EXPECT_EQ(directions.count(), kDirections + 1);
}

TEST(HighwayPlayout, HWY_15_two_players_never_start_a_round_on_one_cell) {
  Random random(3);
  PlayoutWork work;
  for (int game = 0; game < 1000 / kSlow; ++game) {
    Position position(2 + game % 5);
    draw_corners(position, random);
    while (position.phase() == Phase::Submit) {
      ASSERT_EQ(position.occupied().count(), position.players());
      play_random_submission(position, random, work);
    }
  }
}

TEST(HighwayGame, TURN_2_same_seed_same_playouts) {
  const Game& game = *find_game("highway");
  Random one(5);
  Random two(5);
  const PlayoutCount first = game.run_playouts({6, {}}, 100, one);
  const PlayoutCount second = game.run_playouts({6, {}}, 100, two);
  EXPECT_EQ(first.playouts, 100U);
  EXPECT_EQ(first.turns, 3600U);
  EXPECT_EQ(first.steps, second.steps);
  EXPECT_EQ(one.next(), two.next());
}

TEST(HighwayGame, HWY_1_is_for_six_and_as_a_variant_for_fewer) {
  const Game& game = *find_game("highway");
  EXPECT_EQ(game.usual_players(), 6);
  EXPECT_EQ(game.fewest_players(), 2);
  EXPECT_EQ(game.most_players(), 6);
  EXPECT_TRUE(game.options().empty());
}

TEST(HighwayGame, the_example_shows_what_the_specification_says) {
  Timeline timeline = test::replayed(test::read_data("examples/highway.json"));
  const std::vector<std::string> lines = test::read_data_lines("examples/highway.show.jsonl");
  const std::vector<std::size_t> ends = timeline.entry_ends();
  ASSERT_EQ(lines.size(), ends.size() + 1);
  for (std::size_t turn = 0; turn < lines.size(); ++turn) {
    timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
    const auto shown = nlohmann::json::parse(lines[turn]);
    EXPECT_EQ(timeline.state().position().dump(), shown["position"].dump());
    EXPECT_EQ(timeline.phase(), shown["phase"].get<std::string>());
  }
  EXPECT_EQ(timeline.outcome(), (Outcome{"six rounds played", {4}, {7, 19, 16, 22, 16, 15}}));
}

TEST(HighwayGame, records_are_canonical) {
  const std::string record = test::read_data("examples/highway.json");
  EXPECT_EQ(nlohmann::json::parse(test::record_of(test::replayed(record)))["turns"].dump(),
            nlohmann::json::parse(record)["turns"].dump());
}

TEST(HighwayGame, does_not_list_turns) { EXPECT_FALSE(test::start("highway").state().lists_turns()); }

}  // namespace
}  // namespace byways::highway
