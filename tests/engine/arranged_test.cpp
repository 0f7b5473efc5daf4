// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/support/arranging.h"
#include "tests/support/timelines.h"

// Arranged positions that are refused or begin in a special way: Byg, Bypass, TRYPSYLON, challenges.
// battery_arranged_test.cpp tests what holds in every game.

namespace byways::test {
namespace {

using PositionJson = nlohmann::json;

constexpr auto kByg = "byg";
constexpr auto kBypass = "bypass";
constexpr auto kTrypsylon = "trypsylon";

Arranging byg_with(const PositionJson& cells, Seat to_move = 1, OptionMap options = {}) {
  options.emplace("size", 3);
  return {kByg, {{"cells", cells}}, to_move, std::move(options)};
}

TEST(Arranged, malformed_positions_are_refused) {
  expect_refused({kByg, {1, 2}}, "arranged", "arranged.form", {}, {"position"});
  expect_refused({kByg, PositionJson::object()}, "arranged", "arranged.form", {}, {"cells"});
  expect_refused(byg_with({1, 2}), "arranged", "arranged.form", {}, {"cells"});
  expect_refused(byg_with({{"C6", 1}}), "arranged", "arranged.place", {}, {"C6"});
  expect_refused(byg_with({{"", 1}}), "arranged", "arranged.place", {}, {""});
  expect_refused(byg_with({{"C3", 3}}), "arranged", "arranged.piece", {"C3"}, {"C3", "3"});
  expect_refused(byg_with({{"C3", "white"}}), "arranged", "arranged.piece", {"C3"}, {"C3", "white"});
  expect_refused(byg_with({{"C3", {{"deep", {1}}}}}), "arranged", "arranged.piece", {"C3"}, {"C3", "{…}"});
  expect_refused(byg_with(PositionJson::object(), 3), "arranged", "arranged.seat", {}, {"3", "2"});
  expect_refused(byg_with(PositionJson::object(), 0), "arranged", "arranged.seat", {}, {"0", "2"});
}

TEST(Arranged, names_as_long_as_a_file_are_cut_short) {
  const std::string name(1'000'000, 'x');
  EXPECT_LT(refused_arrangement(byg_with({{name, 1}})).message.size(), 200U);
  EXPECT_LT(refused_arrangement(byg_with({{"C3", name}})).message.size(), 200U);
}

TEST(Arranged, challenges_begin_where_their_option_says) {
  for (const char* game : {"full-house", "crooked-jumps", "spiral"}) {
    expect_refused({game, {{"pieces", {{"O", 1}}}}, 1, {}, 1}, "arranged", "arranged.challenge", {});
  }
}

TEST(Arranged, unknown_keys_and_what_follows_from_the_rest_are_passed_over) {
  Arranging what = byg_with({{"A1", 1}, {"C3", 2}});
  what.position["groups"] = "rubbish";
  what.position["colour of the cloth"] = {1, 2};
  const Timeline timeline = arranged(what);
  EXPECT_EQ(timeline.state().position()["groups"], PositionJson({{1}, {1}}));
  EXPECT_EQ(timeline.setup().arranged->position, what.position);
}

TEST(Arranged, BYG_2_who_has_no_stone_opens) {
  Timeline empty = arranged(byg_with(PositionJson::object(), 2));
  EXPECT_EQ(empty.phase(), "opening");
  play(empty, {"2: A1", "1: C2", "1: E1", "2: A3"});
  Timeline second = arranged(byg_with({{"A1", 2}, {"A3", 2}}, 1));
  EXPECT_EQ(second.phase(), "opening");
  play(second, {"1: C3", "1: E1", "2: E3 C1"});
  EXPECT_EQ(arranged(byg_with({{"A1", 2}, {"A3", 1}}, 1)).phase(), "play");
  expect_refused(byg_with({{"A1", 2}, {"A3", 2}}, 2), "BYG-2", "arranged.opens", {}, {"1"});
}

// The winner after the last cell has been filled, which makes both largest groups equal.
Seat winner_of_a_tie(const PositionJson& priority, int option) {
  PositionJson cells{{"C4", 2}, {"C5", 2}, {"D1", 2}, {"D2", 2}, {"D3", 2}, {"D4", 2}, {"E1", 2}, {"E2", 2}};
  for (const char* cell : {"A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "E3"}) {
    cells[cell] = 1;
  }
  Arranging what = byg_with(cells, 2, {{"priority", option}});
  if (!priority.is_null()) {
    what.position["priority"] = priority;
  }
  Timeline timeline = arranged(what);
  play(timeline, {"2: C3"});
  EXPECT_EQ(timeline.outcome()->scores, (std::vector{9, 9}));
  return timeline.outcome()->winners.at(0);
}

TEST(Arranged, BYG_9_priority_is_that_of_the_option_or_else_arranged_or_else_of_player_1) {
  EXPECT_EQ(winner_of_a_tie(nullptr, 0), 1);
  EXPECT_EQ(winner_of_a_tie(2, 0), 2);
  EXPECT_EQ(winner_of_a_tie(1, 0), 1);
  EXPECT_EQ(winner_of_a_tie(1, 2), 2);
  EXPECT_EQ(winner_of_a_tie(nullptr, 2), 2);
  Arranging wrong = byg_with({{"A1", 1}, {"C1", 2}});
  wrong.position["priority"] = 3;
  expect_refused(wrong, "arranged", "arranged.form", {}, {"priority"});
}

TEST(Arranged, BYG_9_a_full_board_is_over) {
  PositionJson cells;
  for (const std::string& cell :
       start(kByg, {{"size", 3}, {"priority", 1}, {"first", 1}}).state().legal_steps()) {
    cells[cell] = 1;
  }
  cells["A1"] = 2;
  expect_refused(byg_with(cells), "BYG-9", "arranged.over", {});
}

Arranging bypass_with(const PositionJson& paths, const PositionJson& walls, Seat to_move = 1,
                      int players = 2) {
  return {kBypass, {{"paths", paths}, {"walls", walls}}, to_move, {{"board", "hexhex-3"}}, players};
}

TEST(Arranged, BYP_1_links_hold_one_path_or_one_wall) {
  const PositionJson none = PositionJson::object();
  expect_refused(bypass_with({{"A2-A1", 1}}, none), "arranged", "arranged.place", {}, {"A2-A1"});
  expect_refused(bypass_with({{"A1|A2", 1}}, none), "arranged", "arranged.place", {}, {"A1|A2"});
  expect_refused(bypass_with({{"A1-A3", 1}}, none), "arranged", "arranged.place", {}, {"A1-A3"});
  expect_refused(bypass_with(none, {{"A1-A2", 1}}), "arranged", "arranged.place", {}, {"A1-A2"});
  expect_refused(bypass_with({{"A1-A2", 3}}, none), "arranged", "arranged.piece", {"A1-A2"}, {"A1-A2", "3"});
  expect_refused(bypass_with({{"A1-A2", 2}}, {{"A1|A2", 1}}), "BYP-1", "bypass.wall-across-path", {"A1-A2"},
                 {"A1-A2", "2"});
  EXPECT_EQ(arranged(bypass_with({{"A1-A2", 3}}, none, 3, 3)).to_move(), 3);
}

TEST(Arranged, BYP_7_and_8_no_loop_and_nothing_isolated) {
  const PositionJson none = PositionJson::object();
  expect_refused(bypass_with({{"A1-A2", 1}, {"A1-B2", 2}, {"A2-B2", 1}, {"E1-E2", 1}}, none), "BYP-7",
                 "bypass.loop", {"A1-A2", "A1-B2", "A2-B2"});
  expect_refused(bypass_with(none, {{"A1|A2", 1}, {"A1|B1", 2}, {"A1|B2", 1}, {"E1|E2", 1}}), "BYP-8",
                 "bypass.isolated", {"A1", "A1-A2", "A1-B1", "A1-B2"}, {"A1"});
}

TEST(Arranged, BYP_11_connected_letters_are_the_end) {
  const PositionJson ring{{"A1-A2", 1}, {"A2-A3", 1}, {"A3-B4", 1}, {"B4-C5", 2}, {"C5-D4", 1},
                          {"D4-E3", 1}, {"E2-E3", 2}, {"E1-E2", 1}, {"D1-E1", 1}, {"C1-D1", 1}};
  expect_refused(bypass_with(ring, PositionJson::object()), "BYP-11", "arranged.over", {});
  PositionJson open = ring;
  open.erase("E2-E3");
  EXPECT_EQ(arranged(bypass_with(open, PositionJson::object())).to_move(), 1);
}

TEST(Arranged, BYP_10_with_too_many_walls_a_turn_might_become_impossible) {
  PositionJson walls{{"A1|A2", 1}, {"A2|A3", 1}, {"C1|C2", 1}, {"C3|C4", 1}, {"E1|E2", 1}, {"E2|E3", 1}};
  EXPECT_EQ(arranged(bypass_with(PositionJson::object(), walls)).phase(), "play");
  walls["B2|B3"] = 2;
  expect_refused(bypass_with(PositionJson::object(), walls), "BYP-10", "arranged.walls", {}, {"6"});
  EXPECT_EQ(arranged(bypass_with({{"C2-C3", 1}}, walls)).phase(), "play");
}

// Even with as many walls as allowed, every turn can be ended, whatever is played.
TEST(Arranged, BYP_10_what_may_be_arranged_never_gets_stuck) {
  constexpr int kBoards = BYWAYS_SANITIZED ? 10 : 60;
  const std::vector<std::string> links =
      start(kBypass, {{"board", "hexhex-3"}, {"start", 1}}).state().legal_steps();
  Random random(11);
  int full = 0;
  for (int board = 0; board < kBoards; ++board) {
    Arranging what = bypass_with(PositionJson::object(), PositionJson::object());
    for (int tries = 0; tries < 300; ++tries) {
      const std::string& link = links[random.below(static_cast<std::uint32_t>(links.size()))];
      Arranging more = what;
      more.position[link.find('|') == std::string::npos ? "paths" : "walls"][link] = 1 + random.below(2);
      const auto setup = check_setup(*find_game(kBypass), 2, more.options, Arrangement{1, more.position});
      const bool few_paths = more.position["paths"].size() < 5;
      if (setup && few_paths) {
        what = more;
      }
    }
    full += what.position["walls"].size() == what.position["paths"].size() + 6 ? 1 : 0;
    Timeline timeline = arranged(what);
    while (!timeline.outcome()) {
      ASSERT_GT(timeline.state().count_turns(), 0U) << timeline.state().position().dump();
      play_random_turns(timeline, random, 1);
    }
  }
  EXPECT_GT(full, kBoards / 2);
}

PositionJson all_face_down() { return start(kTrypsylon, {{"start", 1}}).state().position()["cards"]; }

Arranging cards_with(const PositionJson& changed, const PositionJson& more = PositionJson::object(),
                     OptionMap options = {}) {
  Arranging what{kTrypsylon, {{"cards", all_face_down()}}, 2, std::move(options)};
  add_to(what.position["cards"], changed);
  add_to(what.position, more);
  return what;
}

bool lists(const Timeline& timeline, const std::string& step) {
  const std::vector<std::string> steps = timeline.state().legal_steps();
  return std::find(steps.begin(), steps.end(), step) != steps.end();
}

TEST(Arranged, TRY_2_every_cell_holds_a_card) {
  Arranging what = cards_with({});
  what.position["cards"].erase("b4");
  expect_refused(what, "TRY-2", "arranged.vacant", {"b4"}, {"b4"});
  expect_refused(cards_with({{"f1", "?"}}), "arranged", "arranged.place", {}, {"f1"});
  expect_refused(cards_with({{"Nc-ne", "?"}}), "arranged", "arranged.place", {}, {"Nc-ne"});
  expect_refused(cards_with({{"b4", "n"}}), "arranged", "arranged.piece", {"b4"}, {"b4", "n"});
  EXPECT_EQ(arranged(cards_with({{"b4", "ne"}}, {}, {{"board", "5x5"}})).to_move(), 2);
}

TEST(Arranged, TRY_6_the_card_pushed_in_last_may_be_left_open) {
  EXPECT_TRUE(lists(arranged(cards_with({{"b4", "ne"}})), "b4"));
  EXPECT_TRUE(lists(arranged(cards_with({{"b4", "ne"}}, {{"last", nullptr}})), "b4"));
  EXPECT_FALSE(lists(arranged(cards_with({{"b4", "ne"}}, {{"last", "b4"}})), "b4"));
  expect_refused(cards_with({{"b4", "ne"}}, {{"last", "a1"}}), "TRY-6", "arranged.last", {"a1"}, {"a1"});
  expect_refused(cards_with({}, {{"last", "z9"}}), "arranged", "arranged.place", {}, {"z9"});
  expect_refused(cards_with({}, {{"last", 7}}), "arranged", "arranged.form", {}, {"last"});
}

TEST(Arranged, TRY_8_the_right_to_a_double_move_is_arranged) {
  const auto may_double = [](const Arranging& what) {
    Timeline timeline = arranged(what);
    EXPECT_FALSE(timeline.play(2, "a1"));
    return lists(timeline, "c1");
  };
  EXPECT_FALSE(may_double(cards_with({{"b4", "ne"}})));
  EXPECT_FALSE(may_double(cards_with({{"b4", "ne"}}, {{"double", false}})));
  EXPECT_TRUE(may_double(cards_with({{"b4", "ne"}}, {{"double", true}})));
  EXPECT_FALSE(may_double(cards_with({}, {{"double", true}}))) << "a game begins with a simple move";
  expect_refused(cards_with({}, {{"double", 1}}), "arranged", "arranged.form", {}, {"double"});
}

TEST(Arranged, TRY_10_expert_has_its_opening_only_while_all_is_face_down) {
  const OptionMap expert{{"expert", true}};
  Timeline opening = arranged(cards_with({}, {}, expert));
  play(opening, {"2: a1 Na-ne"});
  Timeline later = arranged(cards_with({{"b4", "ne"}}, {}, expert));
  EXPECT_EQ(refused(later, "2: a1 Na-ne").refusal.rule, "TRY-10");
  play(later, {"2: a1 c1 Na-ne Nc-ne"});
}

TEST(Arranged, TRY_16_joined_sides_are_the_end) {
  const Timeline played = random_game(*find_game(kTrypsylon), *check_setup(*find_game(kTrypsylon), 2, {}), 1);
  ASSERT_EQ(played.outcome()->reason, "side joined");
  const Refusal refusal = refused_arrangement({kTrypsylon, {{"cards", played.state().position()["cards"]}}});
  EXPECT_EQ(refusal.rule, "TRY-16");
  EXPECT_EQ(refusal.reason, "arranged.over");
  EXPECT_GE(refusal.places.size(), 5U);
}

}  // namespace
}  // namespace byways::test
