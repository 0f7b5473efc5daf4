// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "engine/bypass/arrange.h"
#include "engine/bypass/links.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/bypass_boards.h"

// BYP-1 to BYP-4 and BYP-6: links, letters, who starts, drawing path and wall.

namespace byways::test {
namespace {

using Places = std::vector<std::string>;

template <int Side>
void expect_links() {
  using Links = bypass::Links<Side>;
  std::set<std::pair<int, int>> pairs;
  for (int link = 0; link < Links::kLinks; ++link) {
    const auto& ends = Links::kTables.hexes[link];
    EXPECT_LT(ends[0], ends[1]);
    EXPECT_TRUE(Links::Board::kTables.neighbours[ends[0]].has(ends[1]));
    EXPECT_EQ(Links::between(ends[0], ends[1]), link);
    EXPECT_EQ(Links::between(ends[1], ends[0]), link);
    const std::pair<int, int> pair(ends[0], ends[1]);
    EXPECT_TRUE(pairs.insert(pair).second);
    EXPECT_EQ(*pairs.rbegin(), pair) << "in reading order";
  }
  EXPECT_EQ(Links::between(0, 0), bypass::kNoLink);
  EXPECT_EQ(Links::between(0, Links::kHexes - 1), bypass::kNoLink);
}

TEST(Bypass, BYP_1_every_adjacent_pair_is_one_link) {
  expect_links<3>();
  expect_links<4>();
  expect_links<5>();
  EXPECT_EQ(bypass::Links<3>::kLinks, 42);
  EXPECT_EQ(bypass::Links<4>::kLinks, 90);
  EXPECT_EQ(bypass::Links<5>::kLinks, 156);
}

TEST(Bypass, BYP_1_only_adjacent_hexes_have_a_link) {
  const Timeline timeline = on_hexhex_3();
  expect_refused(timeline, "1: A1-A3 B2|C3", "A1-A3", "BYP-1", "bypass.not-adjacent", {"A1", "A3"});
  expect_refused(timeline, "1: A1-A1 B2|C3", "A1-A1", "BYP-1", "bypass.not-adjacent", {"A1", "A1"});
  expect_refused(timeline, "1: A1|B3 A1-A2", "A1|B3", "BYP-1", "bypass.not-adjacent", {"A1", "B3"});
}

TEST(Bypass, BYP_1_a_link_holds_one_path_or_one_wall) {
  const Timeline timeline = on_hexhex_3({"1: A1-A2 B2|C3"});
  expect_refused(timeline, "2: A1-A2 D1|D2", "A1-A2", "BYP-1", "bypass.path-on-path", {"A1-A2"});
  expect_refused(timeline, "2: B2-C3 D1|D2", "B2-C3", "BYP-1", "bypass.path-across-wall", {"B2-C3"});
  expect_refused(timeline, "2: D1-D2 A1|A2", "A1|A2", "BYP-1", "bypass.wall-across-path", {"A1-A2"});
  expect_refused(timeline, "2: D1-D2 B2|C3", "B2|C3", "BYP-1", "bypass.wall-on-wall", {"B2-C3"});
  expect_refused(timeline, "2: D1-D2 D1|D2", "D1|D2", "BYP-1", "bypass.wall-across-path", {"D1-D2"});
  EXPECT_EQ(refused(timeline, "2: A1-A2 D1|D2").refusal.arguments, (Places{"A1-A2", "1"}));
}

TEST(Bypass, BYP_2_letters_stand_in_opposite_corners) {
  const auto letters = [](const char* board) {
    const Timeline timeline = start("bypass", {{"board", board}});
    const bypass::Insight& insight = *bypass::insight_into(timeline.state());
    return std::vector<Places>{insight.letter_hexes(0), insight.letter_hexes(1), insight.letter_hexes(2)};
  };
  using Letters = std::vector<Places>;
  EXPECT_EQ(letters("hexhex-5"), (Letters{{"A1", "I5"}, {"A5", "I1"}, {"E9", "E1"}}));
  EXPECT_EQ(letters("hexhex-4"), (Letters{{"A1", "G4"}, {"A4", "G1"}, {"D7", "D1"}}));
  EXPECT_EQ(letters("hexhex-3"), (Letters{{"A1", "E3"}, {"A3", "E1"}, {"C5", "C1"}}));
  EXPECT_EQ(letters("intersections-4"), letters("hexhex-4"));
}

TEST(Bypass, BYP_3_the_start_player_is_drawn_by_lot) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}}, 3);
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "setup");
  EXPECT_EQ(timeline.state().legal_steps(), (Places{"start 1", "start 2", "start 3"}));
  EXPECT_EQ(timeline.state().count_turns(), 3U);
  EXPECT_EQ(timeline.state().perft(2), 3U * 3444);
  expect_refused(timeline, "1: A1-A2 B2|C3", "A1-A2", "BYP-3", "bypass.lot-is-due", {});
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "BYP-3");
  for (const char* entry : {"*: start 0", "*: start 4", "*: start", "*: start 01", "1: start 1"}) {
    EXPECT_EQ(refused(timeline, entry).refusal.rule, "notation") << entry;
  }
  play(timeline, {"*: start 3"});
  EXPECT_EQ(timeline.to_move(), 3);
  EXPECT_EQ(timeline.phase(), "play");
  expect_refused(timeline, "*: start 1", "start 1", "BYP-3", "bypass.chance-is-not-due", {});
  expect_refused(timeline, "*: A1-A2", "A1-A2", "BYP-3", "bypass.chance-is-not-due", {});
}

TEST(Bypass, BYP_3_turn_order_is_fixed) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}, {"start", 2}}, 3);
  EXPECT_EQ(timeline.to_move(), 2);
  play(timeline, {"2: A1-A2 B2|C3", "3: D1-D2 C1|C2", "1: A2-A3 E1|E2"});
  EXPECT_EQ(timeline.to_move(), 2);
  expect_refused(timeline, "3: B1-B2 D3|D4", "B1-B2", "BYP-3", "bypass.wrong-seat", {});
  expect_refused(timeline, "7: B1-B2 D3|D4", "B1-B2", "BYP-3", "bypass.wrong-seat", {});
}

TEST(Bypass, BYP_3_the_start_can_be_any_seat_there_is) {
  const Game& game = *find_game("bypass");
  for (int players = 2; players <= 6; ++players) {
    for (int seat = 0; seat <= 6; ++seat) {
      const auto setup = check_setup(game, players, {{"start", seat}});
      ASSERT_EQ(static_cast<bool>(setup), seat <= players);
      if (setup) {
        EXPECT_EQ(game.new_state(*setup)->to_move(), seat == 0 ? kChance : seat);
      } else {
        EXPECT_EQ(setup.error().fault, SetupError::Fault::NotAllowed);
        EXPECT_EQ(setup.error().option, "start");
      }
    }
  }
}

TEST(Bypass, BYP_4_a_turn_is_one_path_and_one_wall_in_either_order) {
  EXPECT_TRUE(is_legal(on_hexhex_3(), "1: A1-A2 B2|C3"));
  EXPECT_TRUE(is_legal(on_hexhex_3(), "1: B2|C3 A1-A2"));
  EXPECT_EQ(entries_of(on_hexhex_3({"1: B2|C3 A1-A2"})), (Places{"1: A1-A2 B2|C3"})) << "canonical";
  EXPECT_EQ(entries_of(on_hexhex_3({"1: B2|C3 A1-A2 \u2026"})), (Places{"1: B2|C3 A1-A2 \u2026"}))
      << "as drawn";
}

TEST(Bypass, BYP_4_both_are_mandatory) {
  const Timeline timeline = on_hexhex_3();
  expect_refused(timeline, "1: A1-A2", "end", "BYP-4", "bypass.wall-missing", {});
  expect_refused(timeline, "1: A1|A2", "end", "BYP-4", "bypass.path-missing", {});
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "bypass.nothing-drawn");
}

TEST(Bypass, BYP_4_neither_is_drawn_twice) {
  const Timeline timeline = on_hexhex_3();
  expect_refused(timeline, "1: A1-A2 A2-A3", "A2-A3", "BYP-4", "bypass.second-path", {"A2-A3", "A1-A2"});
  expect_refused(timeline, "1: A1|A2 A2|A3", "A2|A3", "BYP-4", "bypass.second-wall", {"A2-A3", "A1-A2"});
}

TEST(Bypass, BYP_4_no_swap_before_both_are_drawn) {
  const Timeline timeline = on_hexhex_3({"1: A1-A2 B2|C3", "2: D1-D2 C1|C2"});
  const char* const reason = "bypass.swap-before-drawing";
  expect_refused(timeline, "1: A1-A2>| B2|C3>-", "A1-A2>|", "BYP-4", reason, {"A1-A2"});
  expect_refused(timeline, "1: A2-A3 A1-A2>|", "A1-A2>|", "BYP-4", reason, {"A1-A2"});
  expect_refused(timeline, "1: A2|A3 B2|C3>-", "B2|C3>-", "BYP-4", reason, {"B2-C3"});
  expect_refused(timeline, "1: A2|A3 E1|E2>-", "E1|E2>-", "BYP-4", reason, {"E1-E2"});
}

TEST(Bypass, BYP_6_drawing_looks_at_the_link_alone) {
  // The third path closes a loop and the third wall cuts A1 off: both may be drawn.
  const Timeline timeline = on_hexhex_3({"1: A2-A3 A1|A2", "2: A3-B3 A1|B1"});
  EXPECT_EQ(timeline.refusal(1, "A2-B3"), std::nullopt);
  EXPECT_EQ(timeline.refusal(1, "A1|B2"), std::nullopt);
  const std::vector<std::string> steps = timeline.state().legal_steps();
  EXPECT_EQ(steps.size(), 2U * (42 - 4)) << "every open link, as a path and as a wall";
}

TEST(Bypass, BYP_6_no_path_over_a_wall_that_the_swap_could_take_away) {
  const Timeline timeline = on_hexhex_3({"1: A1-A2 B2|C3", "2: D1-D2 C1|C2"});
  expect_refused(timeline, "1: B2-C3 A2|A3 A1-A2>| B2|C3>-", "B2-C3", "BYP-1", "bypass.path-across-wall",
                 {"B2-C3"});
}

TEST(Bypass, HEX_1_hexes_have_to_be_on_the_board) {
  const Timeline timeline = on_hexhex_3();
  for (const char* step : {"A3-A4", "E3-F1", "C5-C6", "A1-Z9", "A1-A10", "A1-A4294967297"}) {
    EXPECT_EQ(timeline.refusal(1, step)->rule, "HEX-1") << step;
  }
  EXPECT_EQ(timeline.refusal(1, "A3-A4")->arguments, (Places{"A4", "3"}));
  EXPECT_EQ(timeline.refusal(1, "A1-A" + std::string(1'000'000, '1'))->rule, "HEX-1");
  EXPECT_LT(timeline.refusal(1, "A1-A" + std::string(1'000'000, '1'))->message.size(), 200U);
}

TEST(Bypass, TURN_5_what_is_no_step_is_refused_as_notation) {
  const Timeline timeline = on_hexhex_3();
  for (const char* step :
       {"",         "A1",        "A1A2",   "A1-",      "-A2",     "A1--A2",  "A1-|A2", "A1 A2",   "a1-A2",
        "A1-a2",    "A01-A2",    "A1-A02", "A0-A1",    "A1-A2 ",  " A1-A2",  "A1-A2>", "A1-A2>-", "A1|A2>|",
        "A1-A2>>|", "A1-A2>|>|", "A1>|",   "A1-A2-A3", "A1:A2",   "A2-A1",   "B1-A1",  "B1|A1",   "A2-A1>|",
        "A2|A1>-",  "A10-A9",    "B1-A10", "Z9-A1",    "start 1", "Start 1", "pass"}) {
    EXPECT_EQ(timeline.refusal(1, step)->rule, "notation") << step;
  }
}

TEST(Bypass, TURN_5_the_lowest_rule_is_named) {
  const Timeline timeline = on_hexhex_3({"1: A1-A2 B2|C3"});
  EXPECT_EQ(timeline.refusal(1, "A1-A3")->rule, "BYP-1") << "before BYP-3";
  EXPECT_EQ(timeline.refusal(1, "A1-A2")->rule, "BYP-1") << "before BYP-3";
  EXPECT_EQ(timeline.refusal(1, "A1-A2>|")->rule, "BYP-3") << "before BYP-4";
  EXPECT_EQ(timeline.refusal(2, "A1-A2>|")->rule, "BYP-4") << "before BYP-5";
}

TEST(BypassDrawing, BYP_7_BYP_8_where_a_path_would_loop_or_a_wall_isolate) {
  Random random(5);
  std::size_t loops = 0;
  std::size_t walls = 0;
  for (int turns = 0; turns < 18; ++turns) {
    Timeline timeline = on_hexhex_3();
    play_random_turns(timeline, random, static_cast<std::uint64_t>(turns));
    std::set<std::string> looping;
    std::set<std::string> isolating;
    for (const std::string& step : timeline.state().legal_steps()) {
      Timeline drawn = timeline;
      play(drawn, {std::to_string(drawn.to_move()) + ": " + step + " \u2026"});
      const std::string link = timeline.game().places_of(step).front();
      if (!bypass_insight(drawn).loop_links().empty()) {
        looping.insert(link);
      }
      if (!bypass_insight(drawn).cut_off_hexes().empty()) {
        isolating.insert(link);
      }
    }
    const auto as_set = [](const Places& places) { return std::set(places.begin(), places.end()); };
    EXPECT_EQ(as_set(bypass_insight(timeline).looping_links()), looping) << turns;
    EXPECT_EQ(as_set(bypass_insight(timeline).isolating_links()), isolating) << turns;
    loops += looping.size();
    walls += isolating.size();
  }
  EXPECT_GT(loops, 5U);
  EXPECT_GT(walls, 5U);
}

// For the picture of a position that is being set up.
TEST(BypassDrawing, BYP_7_BYP_8_a_sketch_may_break_rules) {
  const auto setup_of = [](const nlohmann::json& paths, const nlohmann::json& walls) {
    byways::Setup setup = *check_setup(*find_game("bypass"), 2, {{"board", "hexhex-3"}});
    setup.arranged = Arrangement{1, {{"paths", paths}, {"walls", walls}}};
    return setup;
  };
  const byways::Setup loop = setup_of({{"A1-A2", 1}, {"A2-B2", 2}, {"A1-B2", 1}}, nlohmann::json::object());
  EXPECT_EQ(bypass::arranged_state(loop).error().reason, "bypass.loop");
  const auto sketched = bypass::sketched_state(loop);
  ASSERT_TRUE(sketched);
  EXPECT_EQ(bypass::insight_into(**sketched)->loop_links(), (Places{"A1-A2", "A1-B2", "A2-B2"}));
  EXPECT_EQ((*sketched)->position()["paths"].size(), 3U);
  const byways::Setup cut = setup_of(nlohmann::json::object(), {{"A1|A2", 1}, {"A1|B1", 2}, {"A1|B2", 2}});
  EXPECT_EQ(bypass::arranged_state(cut).error().reason, "bypass.isolated");
  EXPECT_EQ(bypass::insight_into(**bypass::sketched_state(cut))->cut_off_hexes(), Places{"A1"});
  EXPECT_EQ(bypass::sketched_state(setup_of({{"A1-Q9", 1}}, nlohmann::json::object())).error().reason,
            "arranged.place");
}

}  // namespace
}  // namespace byways::test
