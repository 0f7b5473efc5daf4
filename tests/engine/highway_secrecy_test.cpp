// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "tests/engine/highway_scenes.h"
#include "tests/support/timelines.h"

// HWY-2: submissions stay secret for ever. Whatever a seat can observe must not depend on the others'
// submissions, as long as the public board is the same.

namespace byways::test {
namespace {

const highway::Insight& highway_insight(const Timeline& timeline) {
  return *highway::insight_into(timeline.state());
}

const Game& highway_game() { return *find_game("highway"); }

// Everything that `seat` can observe by looking and by trying steps.
std::string all_that_shows(const Timeline& timeline, Seat seat, const Texts& tries) {
  nlohmann::json shown;
  for (const std::string& step : tries) {
    const auto refusal = timeline.refusal(seat, step);
    shown["tries"].push_back(refusal ? refusal->rule + refusal->reason + refusal->message : "");
    shown["tries"].push_back(refusal ? refusal->places : Texts());
    shown["tries"].push_back(refusal ? refusal->arguments : Texts());
  }
  const highway::View view = highway_insight(timeline).view(seat);
  shown["table"] = {view.table.round, view.table.phase,  view.table.cells,     view.table.homes,
                    view.table.tiles, view.table.scores, view.table.submitted, view.table.left};
  shown["own"] = {view.submission, view.sealed};
  for (Seat other = 1; other <= timeline.setup().players; ++other) {
    for (const auto& cell : highway_insight(timeline).controlled(other)) {
      shown["control"].push_back(cell.cell);
    }
  }
  // Right tiles may lie where left ones may.
  for (const auto kind : {highway::PartKind::Left, highway::PartKind::Blockade, highway::PartKind::Robber}) {
    shown["legal"].push_back(highway_insight(timeline).legal_places(seat, kind));
  }
  const auto preview = highway_insight(timeline).preview(seat, hex::kEast);
  shown["preview"] = {preview.points, preview.ahead, static_cast<int>(preview.stop.value())};
  shown["reports"] = highway_insight(timeline).reports().size();
  shown["moved"] = timeline.last_transition().size();
  shown["homes"] = highway_insight(timeline).free_homes();
  return shown.dump();
}

Texts steps_to_try(Random& random) {
  Texts tries{"e", "nw", "-", "end"};
  const Texts kinds{"=L", "=R", "=X", "=$"};
  for (int i = 0; i < 60; ++i) {
    tries.push_back(highway::cell_name(static_cast<highway::Cell>(random.below(highway::kCells))) +
                    kinds[random.below(4)]);
  }
  return tries;
}

// A random game up to the point where seats 1 to `submitted` have submitted in round `round`. The earlier
// rounds are drawn from `seed`, and the submissions of this round from a seed of their own, `secret`.
Timeline played(std::uint64_t seed, int round, int submitted, std::uint64_t secret) {
  Timeline timeline(highway_game(), {6, {}});
  Random random(seed);
  while (timeline.state().position()["round"] < round || timeline.phase() != "submit") {
    play_random_turns(timeline, random, 1);
  }
  Random other(secret);
  play_random_turns(timeline, other, static_cast<std::uint64_t>(submitted));
  return timeline;
}

TEST(HighwaySecrecy, HWY_2_nothing_that_a_seat_sees_depends_on_what_the_others_have_submitted) {
  Random random(7);
  int different = 0;
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 3U : 20U); ++seed) {
    for (int round = 1; round <= 6; ++round) {
      const int submitted = static_cast<int>(random.below(6));
      const Timeline one = played(seed, round, submitted, 1000 + seed);
      const Timeline two = played(seed, round, submitted, 2000 + seed);
      different += entries_of(one) == entries_of(two) ? 0 : 1;
      const Texts tries = steps_to_try(random);
      EXPECT_EQ(one.state().position().dump(), two.state().position().dump());
      EXPECT_EQ(one.state().legal_steps(), two.state().legal_steps());
      EXPECT_EQ(one.to_move(), two.to_move());
      for (Seat seat = submitted + 1; seat <= 6; ++seat) {
        EXPECT_EQ(all_that_shows(one, seat, tries), all_that_shows(two, seat, tries));
      }
      for (Seat seat = 1; seat <= submitted; ++seat) {
        EXPECT_EQ(highway_insight(one).view(seat).table, highway_insight(two).view(seat).table);
        EXPECT_TRUE(highway_insight(one).view(seat).sealed);
      }
    }
  }
  EXPECT_GT(different, BYWAYS_SANITIZED ? 5 : 60) << "the two really differ";
}

TEST(HighwaySecrecy, HWY_2_others_do_not_see_a_submission_that_is_being_made) {
  Timeline timeline = played(3, 5, 2, 9);
  std::vector<highway::View> before;
  for (Seat seat = 1; seat <= 6; ++seat) {
    before.push_back(highway_insight(timeline).view(seat));
  }
  while (timeline.to_move() == 3) {
    const Texts steps = timeline.state().legal_steps();
    if (steps.empty()) {
      break;
    }
    ASSERT_EQ(timeline.play(3, steps[steps.size() / 2]), std::nullopt);
    ASSERT_TRUE(timeline.last_transition().empty());
    for (Seat seat = 1; seat <= 6; ++seat) {
      const highway::View now = highway_insight(timeline).view(seat);
      if (seat == 3) {
        ASSERT_EQ(now.submission, timeline.open_steps());
        ASSERT_FALSE(now.sealed);
      } else {
        ASSERT_EQ(now, before[static_cast<std::size_t>(seat) - 1]);
        ASSERT_TRUE(seat > 3 ? now.submission.empty() : now.sealed);
      }
    }
  }
  ASSERT_EQ(timeline.play(3, "end"), std::nullopt);
  EXPECT_TRUE(timeline.last_transition().empty());
}

TEST(HighwaySecrecy, HWY_2_positions_have_secrets_from_the_first_part_to_the_end_of_the_round) {
  EXPECT_TRUE(highway_game().has_secret_turns());
  EXPECT_FALSE(find_game("byg")->has_secret_turns());
  Timeline timeline = played(3, 2, 0, 9);
  EXPECT_FALSE(timeline.state().has_secrets());
  for (Seat seat = 1; seat <= 6; ++seat) {
    ASSERT_EQ(timeline.play(seat, "-"), std::nullopt);
    EXPECT_TRUE(timeline.state().has_secrets());
    ASSERT_EQ(timeline.play(seat, "end"), std::nullopt);
    EXPECT_EQ(timeline.state().has_secrets(), seat < 6);
  }
  // Earlier positions are unchanged.
  EXPECT_FALSE(timeline.state_at(timeline.length() - 12).has_secrets());
  EXPECT_TRUE(timeline.state_at(timeline.length() - 1).has_secrets());
}

TEST(HighwaySecrecy, HWY_2_views_forget_submissions_when_the_round_is_over) {
  const Timeline timeline = played(4, 3, 0, 1);
  for (Seat seat = 1; seat <= 6; ++seat) {
    EXPECT_TRUE(highway_insight(timeline).view(seat).submission.empty());
    EXPECT_FALSE(highway_insight(timeline).view(seat).sealed);
  }
}

// Two sets of submissions that nobody can tell apart afterwards.
void expect_alike(const HighwayScene& scene, const Texts& one, const Texts& two) {
  auto first = state_of(scene);
  auto second = state_of(scene);
  const Transition changes = play_round(first, one);
  EXPECT_EQ(changes, play_round(second, two));
  EXPECT_EQ(first.position().dump(), second.position().dump());
  EXPECT_EQ(first.table(), second.table());
  EXPECT_TRUE(*first.reports().back() == *second.reports().back());
}

TEST(HighwaySecrecy, HWY_2_what_a_round_tells_is_what_everybody_sees) {
  const HighwayScene corners{.round = 2, .cells = {"A1", "A5"}, .left = {"B2"}};
  expect_alike(corners, {"-", "-"}, {"nw", "ne"});
  expect_alike(corners, {"A2=X B1=L -", "-"}, {"B1=L A2=X e", "-"});
  expect_alike(corners, {"B2=L -", "-"}, {"-", "-"});
  expect_alike(corners, {"A3=L -", "A3=L -"}, {"-", "A3=L -"});
  expect_alike(corners, {"A3=L -", "A3=X -"}, {"A3=X -", "A3=L -"});
  const HighwayScene edge{.round = 6, .cells = {"C7", "I1"}};
  expect_alike(edge, {"e", "-"}, {"sw", "-"});
}

TEST(HighwaySecrecy, HWY_13_robbers_show_by_their_points_only) {
  const HighwayScene scene{.round = 5, .cells = {"E3", "E6", "I1"}};
  expect_alike(scene, {"e", "E5=$ D6=$ -", "-"}, {"e", "E4=$ C5=$ -", "-"});
  expect_alike(scene, {"e", "-", "-"}, {"e", "D6=$ C5=$ -", "I2=$ -"});
  auto state = state_of(scene);
  play_round(state, {"e", "E5=$ E4=$ -", "-"});
  EXPECT_EQ(state.reports().back()->robberies, (std::vector<int>{-4, 4, 0}));
}

TEST(HighwaySecrecy, HWY_2_no_blockade_and_no_robber_is_ever_on_the_public_board) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Timeline timeline = random_game(highway_game(), {6, {}}, seed);
    for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
      timeline.go_to(cursor);
      for (const auto& [cell, tile] : highway_insight(timeline).table().tiles) {
        ASSERT_TRUE(tile == "L" || tile == "R") << cell;
      }
      const auto position = timeline.state().position();
      ASSERT_EQ(position.contains("drawn"), timeline.state().turn_is_open());
      ASSERT_LE(position.size(), 5U + (position.contains("drawn") ? 1U : 0U));
    }
  }
}

}  // namespace
}  // namespace byways::test
