// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/byg/insight.h"
#include "engine/byg/position.h"
#include "engine/core/random.h"
#include "engine/hex/grid.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

// A hexhex-6 with these stones, placed one per turn, and seat 1 to move. Precondition: both lists are equally
// long.
Timeline board(const Texts& mine, const Texts& theirs) {
  Timeline timeline = start("byg", {{"priority", 1}, {"first", 1}});
  play(timeline, {"2: " + theirs[0], "1: " + mine[0]});
  for (std::size_t i = 1; i < mine.size(); ++i) {
    play(timeline, {"1: " + mine[i], "2: " + theirs[i]});
  }
  return timeline;
}

nlohmann::json groups(const Timeline& timeline, std::size_t seat) {
  return timeline.state().position()["groups"][seat - 1];
}

TEST(Byg, BYG_4_a_group_is_a_maximal_set_of_adjacent_stones_of_one_colour) {
  Timeline timeline = board({"C3", "C5", "H4"}, {"D4", "K1", "K3"});  // D4 touches C3
  EXPECT_EQ(groups(timeline, 1), (nlohmann::json{1, 1, 1}));
  EXPECT_EQ(groups(timeline, 2), (nlohmann::json{1, 1, 1}));
  play(timeline, {"1: C4"});
  EXPECT_EQ(groups(timeline, 1), (nlohmann::json{3, 1})) << "C4 joins C3 and C5";
}

TEST(Byg, BYG_4_the_liberties_of_K1_are_J1_J2_K2) {
  const hex::Grid grid(6);
  byg::Position<6> position({1, 1});
  const auto closed = position.closed_by(*grid.find("K1"));
  std::string names;
  closed.for_each([&](hex::Cell cell) { names += grid.name(cell) + ' '; });
  EXPECT_EQ(names, "J1 J2 K1 K2 ");

  // Only liberties extend the group, so two of them in one turn extend it twice.
  const Timeline timeline = board({"K1", "A1"}, {"F6", "F8"});
  EXPECT_EQ(refused(timeline, "1: J1 K2").refusal.rule, "BYG-7");
  EXPECT_EQ(refused(timeline, "1: J1 K2").refusal.places, (Texts{"J1", "K1", "K2"}));
  for (const char* turn : {"1: J1 H1", "1: J2 K3", "1: K2 I1"}) {
    EXPECT_TRUE(is_legal(timeline, turn)) << turn;
  }
}

TEST(Byg, BYG_4_a_filled_cell_is_no_liberty) {
  // J1 and K2 would both extend K1, but K2 is the opponent's.
  const Timeline timeline = board({"K1", "A1"}, {"K2", "F8"});
  EXPECT_EQ(refused(timeline, "1: J1 K2").refusal.rule, "BYG-5");
  EXPECT_TRUE(is_legal(timeline, "1: J1 K3"));
}

TEST(Byg, BYG_5_as_many_stones_as_groups_and_three_at_most) {
  const Texts far{"A1", "A6", "F1", "F11", "K1"};
  const Texts theirs{"E5", "E6", "F5", "F6", "G5"};
  for (std::size_t count = 1; count <= far.size(); ++count) {
    const Timeline timeline = board({far.begin(), far.begin() + static_cast<std::ptrdiff_t>(count)},
                                    {theirs.begin(), theirs.begin() + static_cast<std::ptrdiff_t>(count)});
    const Texts free{"C4", "D7", "H4", "H7"};
    std::string turn = "1:";
    for (std::size_t stones = 1; stones <= free.size(); ++stones) {
      turn += ' ' + free[stones - 1];
      EXPECT_EQ(is_legal(timeline, turn), stones <= std::min<std::size_t>(3, count))
          << count << " groups, " << turn;
    }
    const EntryRefusal refusal = refused(timeline, "1: C4 D7 H4 H7");
    EXPECT_EQ(refusal.step, free[std::min<std::size_t>(3, count)]);
    EXPECT_EQ(refusal.refusal.rule, "BYG-5");
    EXPECT_EQ(refusal.refusal.reason, "byg.too-many");
    EXPECT_EQ(refusal.refusal.places, Texts{refusal.step});
  }
}

TEST(Byg, BYG_5_at_least_one_stone) {
  const Timeline timeline = board({"A1"}, {"F6"});
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "BYG-5");
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "byg.none-placed");
}

TEST(Byg, BYG_5_groups_count_as_they_were_when_the_turn_began) {
  // C4 joins the only two groups into one, and a second stone is still allowed.
  const Timeline joining = board({"C3", "C5"}, {"K1", "K3"});
  EXPECT_TRUE(is_legal(joining, "1: C4 H4"));
  EXPECT_EQ(refused(joining, "1: C4 H4 H7").refusal.rule, "BYG-5");
  // H4 makes a second group, but no second stone is allowed.
  const Timeline founding = board({"C3"}, {"K1"});
  EXPECT_TRUE(is_legal(founding, "1: H4"));
  EXPECT_EQ(refused(founding, "1: H4 H7").refusal.rule, "BYG-5");
}

TEST(Byg, BYG_5_stones_go_on_empty_cells) {
  const Timeline timeline = board({"A1", "K1", "F6"}, {"A3", "K3", "F8"});
  for (const char* entry : {"1: A1", "1: A3", "1: H4 A3", "1: H4 H4", "1: H4 D7 H4"}) {
    const EntryRefusal refusal = refused(timeline, entry);
    EXPECT_EQ(refusal.refusal.rule, "BYG-5") << entry;
    EXPECT_EQ(refusal.refusal.reason, "byg.filled") << entry;
    EXPECT_EQ(refusal.refusal.places, Texts{refusal.step}) << entry;
  }
}

TEST(Byg, BYG_6_stones_of_a_turn_are_never_adjacent) {
  const Timeline timeline = board({"K1", "K6", "F6"}, {"H1", "H3", "H8"});
  const Refusal refusal = refused(timeline, "1: A4 A5").refusal;
  EXPECT_EQ(refusal.rule, "BYG-6");
  EXPECT_EQ(refusal.reason, "byg.adjacent");
  EXPECT_EQ(refusal.places, (Texts{"A4", "A5"}));
  for (const char* next : {"C5", "B4", "B3", "C3", "D4", "D5"}) {
    EXPECT_EQ(refused(timeline, std::string("1: C4 ") + next).refusal.rule, "BYG-6") << next;
    EXPECT_EQ(refused(timeline, std::string("1: A1 C4 ") + next).refusal.places.size(), 2U) << next;
  }
  EXPECT_TRUE(is_legal(timeline, "1: C4 C6"));
  EXPECT_EQ(refused(timeline, "1: C4 C6 C5").refusal.places, (Texts{"C4", "C5", "C6"}));
}

TEST(Byg, BYG_6_the_rulebook_refuses_A4_A5_with_two_groups) {
  const Timeline timeline = board({"B5", "K1"}, {"F6", "F8"});
  EXPECT_EQ(refused(timeline, "1: A4 A5").refusal.rule, "BYG-6") << "though both would grow B5 as well";
}

TEST(Byg, BYG_7_a_group_grows_by_one_stone_a_turn) {
  // The group D2 D3 D4 touches E2 and C4.
  const Timeline timeline = board({"D2", "D3", "D4", "J7"}, {"F6", "F8", "H3", "H5"});
  EXPECT_EQ(groups(timeline, 1), (nlohmann::json{3, 1}));
  const Refusal refusal = refused(timeline, "1: E2 C4").refusal;
  EXPECT_EQ(refusal.rule, "BYG-7");
  EXPECT_EQ(refusal.reason, "byg.grows-twice");
  EXPECT_EQ(refusal.places, (Texts{"C4", "D2", "D3", "D4", "E2"}));
  EXPECT_EQ(refused(timeline, "1: C4 E2").refusal.rule, "BYG-7");
  EXPECT_TRUE(is_legal(timeline, "1: E2 A1"));
  EXPECT_TRUE(is_legal(timeline, "1: E2 J6")) << "one stone for each group";
}

TEST(Byg, BYG_7_the_rulebook_allows_H4_G9_F11_with_three_groups) {
  EXPECT_TRUE(is_legal(board({"A1", "A6", "K1"}, {"E5", "E6", "F5"}), "1: H4 G9 F11")) << "growing none";
  EXPECT_TRUE(is_legal(board({"H3", "G8", "E10"}, {"E5", "E6", "F5"}), "1: H4 G9 F11")) << "growing each";
}

TEST(Byg, BYG_7_a_stone_that_touches_several_groups_uses_up_all_of_them) {
  // C4 touches C3 and C5, C2 only C3, C6 only C5.
  const Timeline two = board({"C3", "C5", "K1"}, {"F6", "F8", "H3"});
  EXPECT_EQ(groups(two, 1), (nlohmann::json{1, 1, 1}));
  EXPECT_EQ(refused(two, "1: C4 C6").refusal.rule, "BYG-7");
  EXPECT_EQ(refused(two, "1: C4 C6").refusal.places, (Texts{"C4", "C5", "C6"}));
  EXPECT_EQ(refused(two, "1: C4 C2").refusal.places, (Texts{"C2", "C3", "C4"}));
  EXPECT_EQ(refused(two, "1: C2 C4").refusal.rule, "BYG-7");
  EXPECT_TRUE(is_legal(two, "1: C2 C6")) << "one stone each";
  EXPECT_EQ(refused(two, "1: C2 C6 C4").refusal.places, (Texts{"C2", "C3", "C4", "C5", "C6"}));
  EXPECT_TRUE(is_legal(two, "1: C4 J1 A1"));

  const Timeline three = board({"C3", "C5", "E5"}, {"F1", "F11", "H3"});
  ASSERT_EQ(groups(three, 1), (nlohmann::json{1, 1, 1}));
  for (const char* turn : {"1: D5 C6", "1: D5 F5"}) {
    EXPECT_EQ(refused(three, turn).refusal.rule, "BYG-7") << "D5 touches C5 and E5: " << turn;
  }
  EXPECT_TRUE(is_legal(three, "1: D5 C2")) << "C3 hasn't grown";
}

TEST(Byg, BYG_7_groups_of_the_other_player_do_not_matter) {
  // F5 and F7 are both next to the other's F6.
  const Timeline timeline = board({"A1", "K1"}, {"F6", "K6"});
  EXPECT_TRUE(is_legal(timeline, "1: F5 F7"));
}

TEST(Byg, BYG_7_groups_count_as_they_stood_when_the_turn_began) {
  // H4 is a new group of this turn: cells next to it are refused as adjacent, and for no other reason.
  const Timeline timeline = board({"A1", "K1"}, {"F6", "K6"});
  EXPECT_EQ(refused(timeline, "1: H4 H5").refusal.rule, "BYG-6");
  EXPECT_TRUE(is_legal(timeline, "1: H4 H6"));
}

TEST(Byg, BYG_8_a_single_stone_on_any_empty_cell_is_legal) {
  Timeline timeline = board({"C3", "C5", "K1"}, {"F6", "F8", "H3"});
  const Texts steps = timeline.state().legal_steps();
  EXPECT_EQ(steps.size(), 85U);
  for (const std::string& cell : steps) {
    EXPECT_TRUE(is_legal(timeline, "1: " + cell));
  }
}

TEST(Byg, order_of_stones_does_not_matter_and_is_kept) {
  const Timeline timeline = board({"A1", "A6", "K1"}, {"E5", "E6", "F5"});
  for (const char* turn : {"1: H4 G9 F11", "1: F11 G9 H4", "1: G9 H4 F11"}) {
    Timeline next = timeline;
    play(next, {turn});
    EXPECT_EQ(entries_of(next).back(), turn);
    Timeline sorted = timeline;
    play(sorted, {"1: F11 G9 H4"});
    EXPECT_EQ(view_of(next), view_of(sorted));
  }
}

// Compares the insight for windows with the engine's refusals over whole games.
TEST(Byg, BYG_5_to_BYG_7_insight_says_what_the_turn_closes_and_how_many_stones_it_has) {
  Random random(11);
  Timeline timeline = start("byg", {{"size", 4}, {"priority", 1}, {"first", 1}});
  const hex::Grid grid(4);
  int closed_cells = 0;
  while (!timeline.outcome()) {
    const State& state = timeline.state();
    const byg::Insight& insight = *byg::insight_into(state);
    const auto placed = timeline.open_steps().size();
    const bool is_opening = state.phase() == "opening";
    const auto own = timeline.turn_start().position()["groups"][timeline.to_move() - 1].size();
    EXPECT_EQ(insight.limit(), is_opening ? 1 : std::min(3, static_cast<int>(own)));
    std::vector<std::string> closed;
    for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
      const auto refusal = state.refusal(timeline.to_move(), grid.name(cell));
      if (refusal && (refusal->reason == "byg.adjacent" || refusal->reason == "byg.grows-twice")) {
        closed.push_back(grid.name(cell));
      }
    }
    EXPECT_EQ(insight.closed(), closed);
    closed_cells += static_cast<int>(closed.size());
    const auto legal = state.legal_steps();
    EXPECT_EQ(insight.is_full(), state.position()["cells"].size() == static_cast<std::size_t>(grid.cells()));
    const bool ends = legal.empty() || (placed > 0 && random.below(3) == 0);
    const std::string step = ends ? "end" : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_FALSE(timeline.play(timeline.to_move(), step)) << step;
  }
  EXPECT_EQ(byg::insight_into(timeline.state())->limit(), 0);
  EXPECT_GT(closed_cells, 0);
}

// Compares the most stones with what can really be played, near the end of games.
TEST(Byg, BYG_5_to_BYG_8_insight_says_how_many_stones_of_a_turn_fit) {
  std::map<int, int> seen;  // by how many stones of the limit don't fit
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Random random(seed);
    Timeline timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 1}});
    while (!timeline.outcome()) {
      const std::function<int(const Timeline&)> most = [&most](const Timeline& now) {
        int stones = static_cast<int>(now.open_steps().size());
        for (const std::string& step : now.state().legal_steps()) {
          Timeline next = now;
          EXPECT_FALSE(next.play(next.to_move(), step));
          stones = std::max(stones, most(next));
        }
        return stones;
      };
      const byg::Insight& insight = *byg::insight_into(timeline.state());
      const int stones = insight.most_stones();
      ++seen[insight.limit() - stones];
      if (timeline.state().position()["cells"].size() > 8) {  // before, there are many turns
        EXPECT_EQ(stones, most(timeline));
      }
      const auto legal = timeline.state().legal_steps();
      const bool ends = legal.empty() || (!timeline.open_steps().empty() && random.below(3) == 0);
      const std::string step = ends ? "end" : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      ASSERT_FALSE(timeline.play(timeline.to_move(), step)) << step;
    }
    EXPECT_EQ(byg::insight_into(timeline.state())->most_stones(), 0);
  }
  EXPECT_GT(seen[0], 0);
  EXPECT_GT(seen[1] + seen[2], 0);
}

}  // namespace
}  // namespace byways::test
