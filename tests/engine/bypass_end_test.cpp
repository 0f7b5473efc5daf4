// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bypass/scoring.h"
#include "engine/games.h"
#include "tests/engine/bypass_boards.h"
#include "tests/support/files.h"

// BYP-11 to BYP-14: the end and the score. TURN-6: leaving a game of more than two.

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

// The rulebook's small game as far as it is described: seat 1 is Pink, seat 2 Blue. The last turn closes a
// loop at the upper right edge and repairs it.
const Texts kMiniGame{"1: B2-C3 D2|E1",
                      "2: B1-C1 B3|C4",
                      "1: C3-C4 A2|B3",
                      "2: C4-D3 B4|C4",
                      "1: C4-D4 B3|B4",
                      "2: C2-D1 D1|D2",
                      "1: D3-E3 B1|C2",
                      "2: A3-B3 D3|D4",
                      "1: A3-B4 A2|B2",
                      "2: B1-B2 D2|E2",
                      "1: B2-B3 E1|E2",
                      "2: D3-E2 A1|A2",
                      "1: D4-E3 B2|C2 D4-E3>| B2|C2>-",
                      "2: A1-B2 D2|D3",
                      "1: C3-D2 C2|D2",
                      "2: C4-C5 C1|C2",
                      "1: B4-C5 E2|E3 A3-B4>| D2|E1>-"};

Timeline mini_game(std::size_t turns = kMiniGame.size()) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}, {"start", 1}});
  play(timeline, {kMiniGame.begin(), kMiniGame.begin() + static_cast<std::ptrdiff_t>(turns)});
  return timeline;
}

TEST(BypassMiniGame, BYP_9_its_last_turn_mends_a_loop_along_the_upper_right_edge) {
  Timeline timeline = mini_game(kMiniGame.size() - 1);
  play(timeline, {"1: B4-C5 E2|E3 \u2026"});
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "BYP-7");
  EXPECT_EQ(bypass_insight(timeline).loop_links(),
            (Texts{"A3-B3", "A3-B4", "B2-B3", "B2-C3", "B4-C5", "C3-C4", "C4-C5"}));
  const bypass::SwapText swap{"A3-B4>|", "D2|E1>-"};
  const auto swaps = bypass_insight(timeline).mending_swaps();
  EXPECT_NE(std::find(swaps.begin(), swaps.end(), swap), swaps.end());
  EXPECT_EQ(timeline.play(1, swap.to_wall), std::nullopt);
  EXPECT_EQ(timeline.play(1, swap.to_path), std::nullopt);
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  EXPECT_EQ(timeline.to_move(), kNobody);
}

TEST(BypassMiniGame, BYP_12_its_routes_and_points) {
  const Timeline timeline = mini_game();
  EXPECT_EQ(bypass_insight(timeline).route(0), (Texts{"A1", "B2", "C3", "C4", "D3", "E3"}));
  EXPECT_EQ(bypass_insight(timeline).route(1), (Texts{"A3", "B3", "B2", "C3", "D2", "E1"}));
  EXPECT_EQ(bypass_insight(timeline).route(2), (Texts{"C5", "C4", "C3", "B2", "B1", "C1"}));
  EXPECT_EQ(bypass_insight(timeline).points(0), (std::vector<int>{3, 2})) << "A: Blue 2, Pink 3";
  EXPECT_EQ(bypass_insight(timeline).points(1), (std::vector<int>{4, 1})) << "B: Blue 1, Pink 4";
  EXPECT_EQ(bypass_insight(timeline).points(2), (std::vector<int>{2, 3})) << "C: Blue 3, Pink 2";
  const auto position = timeline.state().position();
  EXPECT_EQ(position["points"], nlohmann::json({{"A", {3, 2}}, {"B", {4, 1}}, {"C", {2, 3}}}));
  EXPECT_EQ(position["routes"]["C"], nlohmann::json({"C5", "C4", "C3", "B2", "B1", "C1"}));
}

TEST(BypassMiniGame, BYP_12_paths_that_a_route_still_misses) {
  for (int letter = 0; letter < 3; ++letter) {
    EXPECT_EQ(bypass_insight(mini_game(0)).missing_paths(letter), 4);
    EXPECT_EQ(bypass_insight(mini_game()).missing_paths(letter), 0);
  }
  Timeline walled = start("bypass", {{"board", "hexhex-3"}, {"start", 1}});
  play(walled, {"1: D2-E1 A1|B2", "2: A3-B4 A1|A2"});
  EXPECT_EQ(bypass_insight(walled).missing_paths(0), 5) << "from A1 only B1 is left";
  EXPECT_EQ(bypass_insight(walled).missing_paths(1), 3) << "D2-E1 is there";
}

TEST(BypassMiniGame, BYP_13_pink_who_ended_it_wins_with_9_to_6) {
  const Timeline timeline = mini_game();
  EXPECT_EQ(timeline.outcome(), (Outcome{"all letters connected", {1}, {9, 6}}));
  EXPECT_EQ(replayed(record_of(timeline)).outcome(), timeline.outcome());
}

TEST(BypassMiniGame, BYP_11_the_game_ends_at_once) {
  for (std::size_t turns = 0; turns < kMiniGame.size(); ++turns) {
    const Timeline timeline = mini_game(turns);
    EXPECT_EQ(timeline.outcome(), std::nullopt);
    EXPECT_EQ(timeline.state().scores(), (std::vector<int>{0, 0})) << "nothing to score yet";
    EXPECT_FALSE(timeline.state().position().contains("routes"));
  }
  const Timeline timeline = mini_game();
  EXPECT_EQ(timeline.phase(), "over");
  EXPECT_EQ(refused(timeline, "2: A2-A3 D1|E1").refusal.rule, "BYP-11");
  EXPECT_EQ(timeline.refusal(2, "resign")->rule, "BYP-11");
  EXPECT_EQ(timeline.state().count_turns(), 0U);
}

TEST(Bypass, the_example_shows_what_the_specification_says) {
  Timeline timeline = replayed(read_data("examples/bypass.json"));
  const Texts lines = read_data_lines("examples/bypass.show.jsonl");
  const std::vector<std::size_t> ends = timeline.entry_ends();
  ASSERT_EQ(lines.size(), ends.size() + 1);
  for (std::size_t turn = 0; turn < lines.size(); ++turn) {
    timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
    const auto shown = nlohmann::json::parse(lines[turn]);
    EXPECT_EQ(timeline.state().position(), shown["position"]);
    EXPECT_EQ(timeline.phase(), shown["phase"]);
    EXPECT_EQ(timeline.to_move(), shown["to_move"].is_number() ? shown["to_move"].get<int>()
                                  : shown["to_move"] == "*"    ? kChance
                                                               : kNobody);
    EXPECT_EQ(timeline.outcome() ? nlohmann::json(result_json(*timeline.outcome())) : nlohmann::json(),
              shown["result"]);
  }
}

TEST(Bypass, BYP_11_only_a_legal_turn_ends_the_game) {
  // The letters are connected as soon as B4-C5 is drawn, but the turn isn't over.
  Timeline timeline = mini_game(kMiniGame.size() - 1);
  play(timeline, {"1: B4-C5 E2|E3 A3-B4>| D2|E1>- \u2026"});
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_FALSE(timeline.state().position().contains("routes"));
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  EXPECT_TRUE(timeline.outcome());
}

// A finished game on hexhex-3 whose paths are the three long diagonals through C3: four paths on each route,
// none on two. `owners` has the owner of each path, A's route first; `ender` draws the last one.
bypass::Position<3> star(int players, int ender, const std::vector<int>& owners) {
  using Links = bypass::Links<3>;
  const std::array<std::array<int, 2>, 12> spokes{{{0, 4},
                                                   {4, 9},
                                                   {9, 14},
                                                   {14, 18},
                                                   {2, 5},
                                                   {5, 9},
                                                   {9, 13},
                                                   {13, 16},
                                                   {7, 8},
                                                   {8, 9},
                                                   {9, 10},
                                                   {10, 11}}};
  bypass::Position<3> position(players, owners[0]);
  for (std::size_t i = 0; i < spokes.size(); ++i) {
    // Seats don't alternate: the lot is used to let any seat move.
    position.set_start(i + 1 == spokes.size() ? ender : owners[i]);
    position.draw({bypass::StepKind::Path, Links::between(spokes[i][0], spokes[i][1])});
    bypass::Link wall = bypass::kNoLink;  // any link that isn't in the star
    position.open().for_each([&](bypass::Link link) {
      bool needed = false;
      for (const auto& spoke : spokes) {
        needed = needed || Links::between(spoke[0], spoke[1]) == link;
      }
      bypass::Position<3> attempt = position;
      attempt.draw({bypass::StepKind::Wall, link});
      if (wall == bypass::kNoLink && !needed && attempt.may_end()) {
        wall = link;
      }
    });
    position.draw({bypass::StepKind::Wall, wall});
    position.end_turn();
  }
  return position;
}

TEST(Bypass, BYP_12_a_path_on_two_routes_scores_twice) {
  // In this game Pink's B2-C3 and C3-C4 are on several routes.
  const Timeline timeline = mini_game();
  int on = 0;
  for (int letter = 0; letter < 3; ++letter) {
    const Texts route = bypass_insight(timeline).route(letter);
    for (std::size_t i = 1; i < route.size(); ++i) {
      on += (route[i - 1] == "B2" && route[i] == "C3") || (route[i - 1] == "C3" && route[i] == "B2") ? 1 : 0;
    }
  }
  EXPECT_EQ(on, 3) << "one path, three points";
}

std::vector<int> winners_of(const bypass::Position<3>& position) {
  std::vector<int> seats;
  for (int player = 0; player < position.players(); ++player) {
    if (wins(position, player)) {
      seats.push_back(player + 1);
    }
  }
  return seats;
}

TEST(Bypass, BYP_13_the_highest_total_wins) {
  const auto position = star(2, 0, {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0});
  ASSERT_EQ(position.phase(), bypass::Phase::Over);
  EXPECT_EQ(totals(position)[0], 8);
  EXPECT_EQ(totals(position)[1], 4);
  EXPECT_EQ(winners_of(position), std::vector<int>{1}) << "whoever ended the game";
  EXPECT_EQ(winners_of(star(2, 1, {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1})), std::vector<int>{1});
}

TEST(Bypass, BYP_13_who_ended_the_game_does_not_share) {
  EXPECT_EQ(winners_of(star(2, 0, {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0})), std::vector<int>{2}) << "6 to 6";
  EXPECT_EQ(winners_of(star(3, 0, {0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0})), (std::vector<int>{2, 3}))
      << "4 each";
  EXPECT_EQ(winners_of(star(3, 2, {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2})), (std::vector<int>{1, 2}))
      << "5, 5, 2: the two share";
}

TEST(Bypass, BYP_13_TURN_6_who_has_left_does_not_win) {
  auto position = star(3, 0, {1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0});
  EXPECT_EQ(winners_of(position), std::vector<int>{2});
  position.leave(1);
  EXPECT_EQ(winners_of(position), std::vector<int>{3});
}

TEST(Bypass, BYP_14_score_tracks) {
  const auto length = [](const char* board) {
    return bypass_insight(start("bypass", {{"board", board}})).track_length();
  };
  EXPECT_EQ(length("hexhex-5"), 21);
  EXPECT_EQ(length("hexhex-4"), 18);
  EXPECT_EQ(length("intersections-4"), 18);
  EXPECT_EQ(length("hexhex-3"), 14);
}

// --- TURN-6 ---------------------------------------------------------------------------------------

Timeline three_players(const Texts& entries = {}) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}, {"start", 1}}, 3);
  play(timeline, entries);
  return timeline;
}

TEST(Bypass, TURN_6_a_seat_that_has_left_gets_no_more_turns) {
  Timeline timeline = three_players({"1: A1-A2 B2|C3", "2: D1-D2 C1|C2", "2: leave"});
  EXPECT_EQ(timeline.to_move(), 3);
  EXPECT_TRUE(timeline.state().has_left(2));
  play(timeline, {"3: A2-A3 E1|E2", "1: D3-D4 B1|B2", "3: C4-C5 B3|B4"});
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.state().position()["paths"]["D1-D2"], 2) << "paths and walls stay";
  EXPECT_EQ(timeline.state().position()["walls"]["C1|C2"], 2);
  EXPECT_EQ(refused(timeline, "2: C1-D1 E2|E3").refusal.rule, "BYP-3");
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST(Bypass, TURN_6_leaving_in_ones_own_turn_passes_it_on) {
  Timeline timeline = three_players({"1: A1-A2 \u2026"});
  EXPECT_EQ(timeline.play(1, "leave"), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_TRUE(timeline.state().position()["paths"].empty()) << "an unfinished turn doesn't count";
  EXPECT_EQ(entries_of(timeline), Texts{"1: leave"});
  EXPECT_TRUE(timeline.open_steps().empty());
}

TEST(Bypass, TURN_6_leaving_in_anothers_turn_lets_it_begin_again) {
  Timeline timeline = three_players({"1: A1-A2 \u2026"});
  EXPECT_EQ(timeline.play(3, "leave"), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_TRUE(timeline.open_steps().empty());
  play(timeline, {"1: A1-A2 B2|C3", "2: D1-D2 C1|C2"});
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(entries_of(timeline), (Texts{"3: leave", "1: A1-A2 B2|C3", "2: D1-D2 C1|C2"}));
}

TEST(Bypass, TURN_6_the_last_one_left_wins) {
  Timeline timeline = three_players({"1: A1-A2 B2|C3", "3: leave"});
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_EQ(timeline.play(1, "leave"), std::nullopt);
  EXPECT_EQ(timeline.outcome(), (Outcome{"left", {2}, {0, 0, 0}}));
  EXPECT_EQ(timeline.to_move(), kNobody);
  EXPECT_EQ(timeline.phase(), "over");
  EXPECT_EQ(timeline.refusal(2, "leave")->rule, "BYP-11");
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST(Bypass, TURN_6_a_seat_that_has_left_makes_no_declarations) {
  const Timeline timeline = three_players({"2: leave"});
  for (const char* entry : {"2: leave", "2: draw", "2: flag", "2: resign"}) {
    EXPECT_EQ(refused(timeline, entry).refusal.rule, "TURN-6") << entry;
    EXPECT_EQ(refused(timeline, entry).refusal.reason, "core.has-left") << entry;
  }
  EXPECT_TRUE(is_legal(timeline, "3: draw"));
}

TEST(Bypass, TURN_6_one_resigns_from_a_game_of_two_and_leaves_a_larger_one) {
  EXPECT_EQ(refused(three_players(), "1: resign").refusal.rule, "TURN-6");
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}, {"start", 1}});
  EXPECT_EQ(refused(timeline, "1: leave").refusal.rule, "TURN-6");
  play(timeline, {"1: resign"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {2}, {0, 0}}));
}

TEST(Bypass, TURN_6_leaving_can_be_undone_and_redone) {
  Timeline timeline = three_players({"1: A1-A2 B2|C3", "2: leave", "3: D1-D2 C1|C2"});
  const std::string end = view_of(timeline);
  while (timeline.can_undo()) {
    timeline.undo();
  }
  EXPECT_FALSE(timeline.state().has_left(2));
  while (timeline.can_redo()) {
    timeline.redo();
  }
  EXPECT_EQ(view_of(timeline), end);
}

TEST(Bypass, TURN_6_BYP_3_the_lot_passes_over_those_who_have_left) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}}, 3);
  play(timeline, {"2: leave"});
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.state().legal_steps(), (Texts{"start 1", "start 3"}));
  EXPECT_EQ(refused(timeline, "*: start 2").refusal.reason, "bypass.starter-has-left");
  EXPECT_EQ(refused(timeline, "*: start 2").refusal.rule, "BYP-3");
}

}  // namespace
}  // namespace byways::test
