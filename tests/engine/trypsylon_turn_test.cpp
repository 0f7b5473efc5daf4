// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/trypsylon/insight.h"
#include "tests/support/timelines.h"

// TRY-2 to TRY-10: cards are taken and pushed in, and which kinds of move are open.

namespace byways::test {
namespace {

using trypsylon::Move;
using Texts = std::vector<std::string>;
using Kind = Change::Kind;

Timeline table(const Texts& entries = {}, OptionMap options = {}) {
  options.emplace("start", 1);
  Timeline timeline = start("trypsylon", options);
  play(timeline, entries);
  return timeline;
}

const trypsylon::Insight& insight(const Timeline& timeline) {
  return *trypsylon::insight_into(timeline.state());
}

std::string card(const Timeline& timeline, const std::string& cell) {
  const auto cards = timeline.state().position()["cards"];
  return cards.contains(cell) ? cards[cell].get<std::string>() : "";
}

Texts turns_with(const Timeline& timeline, const std::string& beginning) {
  Texts turns;
  timeline.state().visit_turns([&](std::string_view turn) {
    if (turn.starts_with(beginning)) {
      turns.emplace_back(turn);
    }
    return true;
  });
  return turns;
}

Change moved(const std::string& from, const std::string& to) {
  return {.kind = Kind::Moved, .piece = "card", .from = from, .to = to, .owner = kNobody};
}

// Seat 2 has made an open move: seat 1 may make a double one.
const Texts kToDouble{"1: c3 Nc-ne", "2: b3 W3-nw", "1: d2 Nd-ne", "2: c5 Sc-ne"};

TEST(Trypsylon, TRY_2_all_cards_are_face_down_at_the_start) {
  for (const char* board : {"5x5", "6x6", "5x6", "6x5"}) {
    const Timeline timeline = table({}, {{"board", board}});
    const auto position = timeline.state().position();
    EXPECT_EQ(position["cards"].size(), static_cast<std::size_t>((board[0] - '0') * (board[2] - '0')));
    for (const auto& face : position["cards"]) {
      EXPECT_EQ(face, "?");
    }
    EXPECT_TRUE(position["last"].is_null());
    EXPECT_TRUE(
        position["cards"].contains(std::string(1, static_cast<char>(board[0] - '1' + 'a')) + board[2]));
    EXPECT_EQ(insight(timeline).all_ends().size(),
              2U * static_cast<unsigned>(board[0] - '0' + board[2] - '0'));
  }
}

TEST(Trypsylon, TRY_2_the_option_says_who_joins_which_sides) {
  EXPECT_EQ(insight(table()).owner(trypsylon::Goal::Beach), 1);
  EXPECT_EQ(insight(table()).owner(trypsylon::Goal::Meadow), 2);
  EXPECT_EQ(insight(table({}, {{"beach", 2}})).owner(trypsylon::Goal::Beach), 2);
}

TEST(Trypsylon, TRY_3_cards_between_the_end_and_the_vacancy_move_one_cell) {
  // A board whose column c and row 3 tell their cards apart; c3 is taken and comes back from each side.
  const Timeline before = table({"1: c3 Nc-ne", "2: c3 Nc-sw", "1: c2 Sc-nw", "2: c3 W3-se", "1: c3 E3-sw"});
  ASSERT_EQ(card(before, "c5") + card(before, "c4") + card(before, "c2") + card(before, "c1"), "swne?nw");
  Timeline north = before;
  play(north, {"2: c3 Nc-se"});
  EXPECT_EQ(card(north, "c5") + card(north, "c4") + card(north, "c3") + card(north, "c2"), "seswne?");
  Timeline south = before;
  play(south, {"2: c3 Sc-se"});
  EXPECT_EQ(card(south, "c1") + card(south, "c2") + card(south, "c3") + card(south, "c4"), "senw?ne");
  Timeline west = before;
  play(west, {"2: c3 W3-ne"});
  EXPECT_EQ(card(west, "a3") + card(west, "b3") + card(west, "c3") + card(west, "d3"),
            "nese" + card(before, "b3") + card(before, "d3"));
  Timeline east = before;
  play(east, {"2: c3 E3-ne"});
  EXPECT_EQ(card(east, "e3") + card(east, "d3") + card(east, "c3") + card(east, "b3"),
            "nesw" + card(before, "d3") + card(before, "b3"));
}

TEST(Trypsylon, TRY_3_the_changes_tell_which_cards_slide) {
  Timeline timeline = table();
  ASSERT_EQ(timeline.play(1, "c3"), std::nullopt);
  EXPECT_EQ(
      timeline.last_transition(),
      (Transition{{.kind = Kind::Vanished, .piece = "card", .from = "c3", .to = "", .owner = kNobody}}));
  const Change appeared{.kind = Kind::Appeared, .piece = "card", .from = "", .to = "c5", .owner = kNobody};
  const trypsylon::Preview preview = insight(timeline).preview("Nc-ne");
  ASSERT_EQ(timeline.play(1, "Nc-ne"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{moved("c4", "c3"), moved("c5", "c4"), appeared}));
  EXPECT_EQ(preview.changes, timeline.last_transition());
  EXPECT_EQ(preview.state->position().dump(), timeline.state().position().dump());

  play(timeline, {"2: b2 W2-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("a2", "b2"));
  EXPECT_EQ(timeline.last_transition().back().to, "a2");
  play(timeline, {"1: b2 E2-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("c2", "b2"));
  play(timeline, {"2: b4 Sb-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("b3", "b4"));
  EXPECT_EQ(timeline.last_transition().size(), 4U);
}

TEST(Trypsylon, TRY_3_another_card_must_move) {
  for (const char* turn : {"1: a3 W3-ne", "1: c5 Nc-ne", "1: e3 E3-ne", "1: c1 Sc-ne"}) {
    const EntryRefusal refusal = refused(table(), turn);
    EXPECT_EQ(refusal.refusal.rule, "TRY-3") << turn;
    EXPECT_EQ(refusal.refusal.reason, "trypsylon.end-vacant") << turn;
    EXPECT_EQ(refusal.refusal.places, Texts{std::string(turn).substr(3, 2)}) << turn;
  }
  const Refusal full = refused(table(), "1: c3 Nd-ne").refusal;
  EXPECT_EQ(full.reason, "trypsylon.no-vacancy");
  EXPECT_EQ(full.rule, "TRY-3");
  EXPECT_EQ(full.places, (Texts{"d1", "d2", "d3", "d4", "d5"}));
  EXPECT_EQ(refused(table(), "1: Nc-ne").refusal.reason, "trypsylon.nothing-in-hand");
  EXPECT_EQ(refused(table(kToDouble), "1: d4 d4").refusal.reason, "trypsylon.vacant-cell");
  const EntryRefusal missing = refused(table(), "1: c3");
  EXPECT_EQ(missing.step, "end");
  EXPECT_EQ(missing.refusal.reason, "trypsylon.push-missing");
  EXPECT_EQ(missing.refusal.places, Texts{"c3"});
}

TEST(Trypsylon, TRY_4_ways_back_from_inside_edge_and_corner) {
  EXPECT_EQ(turns_with(table(), "c3 ").size(), 16U);
  EXPECT_EQ(turns_with(table(), "a3 ").size(), 12U);
  EXPECT_EQ(turns_with(table(), "c5 ").size(), 12U);
  for (const char* corner : {"a1 ", "a5 ", "e1 ", "e5 "}) {
    EXPECT_EQ(turns_with(table(), corner).size(), 8U);
  }
}

TEST(Trypsylon, TRY_5_a_simple_move_turns_a_card_up) {
  Timeline timeline = table({"1: c3 Nc-ne"});
  EXPECT_EQ(insight(timeline).face_down().size(), 24U);
  EXPECT_EQ(card(timeline, "c5"), "ne");
  EXPECT_EQ(timeline.to_move(), 2) << "the turn ends by itself";
  EXPECT_EQ(timeline.state().position()["last"], "c5");
}

TEST(Trypsylon, TRY_6_an_open_move_takes_a_card_that_is_face_up) {
  const Timeline timeline = table({"1: c3 Nc-ne", "2: b3 W3-nw"});
  EXPECT_EQ(turns_with(timeline, "c5 ").size(), 12U);
  Timeline after = timeline;
  play(after, {"1: c5 Sc-sw"});
  EXPECT_EQ(insight(after).face_down().size(), 23U) << "no card is turned";
  EXPECT_EQ(card(after, "c1"), "sw");
}

TEST(Trypsylon, TRY_6_the_card_inserted_last_stays) {
  const Timeline timeline = table({"1: c3 Nc-ne", "2: b3 W3-nw"});
  EXPECT_TRUE(turns_with(timeline, "a3 ").empty());
  const Refusal refusal = refused(timeline, "1: a3 Na-ne").refusal;
  EXPECT_EQ(refusal.rule, "TRY-6");
  EXPECT_EQ(refusal.reason, "trypsylon.inserted-last");
  EXPECT_EQ(refusal.places, Texts{"a3"});
  EXPECT_EQ(refused(timeline, "1: c5 d4 Nc-ne").refusal.reason, "trypsylon.open-takes-one");
  EXPECT_EQ(refused(timeline, "1: c5 d4 Nc-ne").step, "d4");
}

TEST(Trypsylon, TRY_6_TRY_7_after_a_double_move_the_first_card_may_be_taken) {
  Timeline timeline = table(kToDouble);
  play(timeline, {"1: d4 e4 Nd-se Se-sw"});
  EXPECT_EQ(timeline.state().position()["last"], "e1");
  EXPECT_EQ(refused(timeline, "2: e1 Ne-ne").refusal.rule, "TRY-6");
  EXPECT_EQ(card(timeline, "d5"), "se");
  EXPECT_TRUE(is_legal(timeline, "2: d5 Sd-ne"));
}

TEST(Trypsylon, TRY_7_both_cards_are_taken_before_the_first_is_pushed_in) {
  Timeline timeline = table(kToDouble);
  play(timeline, {"1: d4 e4 \u2026"});
  EXPECT_EQ(timeline.state().position()["hand"], 2);
  EXPECT_EQ(timeline.state().position()["drawn"].dump(), R"(["d4","e4"])");
  EXPECT_FALSE(timeline.state().position()["cards"].contains("d4"));
  EXPECT_EQ(insight(timeline).vacancies(), (Texts{"d4", "e4"}));
  EXPECT_EQ(insight(timeline).open_ends(), (Texts{"Nd", "Ne", "Sd", "Se", "W4"})) << "e4 is vacant itself";
  EXPECT_EQ(timeline.play(1, "Nd-se"), std::nullopt);
  EXPECT_EQ(timeline.state().position()["hand"], 1);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.refusal(1, "a1")->reason, "trypsylon.lifting-is-over");
  EXPECT_EQ(timeline.refusal(1, "a1")->rule, "TRY-7");
  EXPECT_EQ(timeline.play(1, "W4-sw"), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_FALSE(timeline.state().position().contains("hand"));
  EXPECT_EQ(card(timeline, "a4"), "sw");
}

TEST(Trypsylon, TRY_7_the_nearest_vacancy_is_filled) {
  // Both vacancies in column d: from the north d4 is filled first, from the south d2.
  Timeline north = table(kToDouble);
  play(north, {"1: d2 d4 Nd-se \u2026"});
  EXPECT_EQ(insight(north).vacancies(), Texts{"d2"});
  EXPECT_EQ(north.last_transition().size(), 2U) << "one card moves";
  Timeline south = table(kToDouble);
  play(south, {"1: d2 d4 Sd-se \u2026"});
  EXPECT_EQ(insight(south).vacancies(), Texts{"d4"});
  // A vacancy at an end closes it, whatever else is vacant in the line.
  EXPECT_EQ(refused(table(kToDouble), "1: e2 e5 Ne-ne").refusal.reason, "trypsylon.end-vacant");
  EXPECT_TRUE(is_legal(table(kToDouble), "1: e2 e5 Se-ne Se-ne"));
}

TEST(Trypsylon, TRY_7_two_cards_face_down_no_more) {
  const Timeline timeline = table(kToDouble);
  EXPECT_EQ(refused(timeline, "1: d4 a3").refusal.reason, "trypsylon.second-face-up");
  EXPECT_EQ(refused(timeline, "1: d4 e4 e2").refusal.reason, "trypsylon.third-card");
  EXPECT_EQ(refused(timeline, "1: d4 e4 e2").refusal.rule, "TRY-7");
  EXPECT_TRUE(is_legal(timeline, "1: d4 Nd-ne")) << "a simple move is as good";
}

TEST(Trypsylon, TRY_7_the_order_of_taking_does_not_count) {
  Timeline timeline = table(kToDouble);
  play(timeline, {"1: e4 d4 Nd-se Se-sw"});
  EXPECT_EQ(entries_of(timeline).back(), "1: d4 e4 Nd-se Se-sw");
  Timeline rows = table(kToDouble);
  play(rows, {"1: d4 d3 E3-se W4-sw"});
  EXPECT_EQ(entries_of(rows).back(), "1: d3 d4 E3-se W4-sw");
  // Insertions keep their order.
  Timeline turned = table(kToDouble);
  play(turned, {"1: d4 e4 Se-sw Nd-se"});
  EXPECT_EQ(entries_of(turned).back(), "1: d4 e4 Se-sw Nd-se");
}

TEST(Trypsylon, TRY_8_the_lot_decides_who_starts) {
  Timeline timeline = start("trypsylon");
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "setup");
  EXPECT_EQ(timeline.state().legal_steps(), (Texts{"start 1", "start 2"}));
  EXPECT_EQ(refused(timeline, "1: c3 Nc-ne").refusal.reason, "trypsylon.lot-is-due");
  EXPECT_EQ(refused(timeline, "*: start 3").refusal.rule, "notation");
  EXPECT_EQ(timeline.state().perft(2), 640U) << "one sequence for each lot and first turn";
  play(timeline, {"*: start 2"});
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_EQ(refused(timeline, "*: start 2").refusal.reason, "trypsylon.chance-is-not-due");
  EXPECT_EQ(refused(timeline, "1: c3 Nc-ne").refusal.rule, "TRY-8");
  EXPECT_EQ(refused(timeline, "1: c3 Nc-ne").refusal.reason, "trypsylon.wrong-seat");
}

TEST(Trypsylon, TRY_8_the_first_move_is_a_simple_one) {
  EXPECT_EQ(table().state().count_turns(), 320U);
  EXPECT_EQ(refused(table(), "1: c3 d4").refusal.reason, "trypsylon.opening-is-simple");
  EXPECT_EQ(refused(table(), "1: c3 d4").refusal.rule, "TRY-8");
  EXPECT_EQ(insight(table()).refusal_of_move(Move::Simple), std::nullopt);
  EXPECT_EQ(insight(table()).refusal_of_move(Move::Open)->rule, "TRY-8");
  EXPECT_EQ(insight(table()).refusal_of_move(Move::Double)->rule, "TRY-8");
}

TEST(Trypsylon, TRY_8_a_double_move_answers_an_open_one_only) {
  const Timeline allowed = table(kToDouble);
  EXPECT_EQ(insight(allowed).refusal_of_move(Move::Double), std::nullopt);
  EXPECT_FALSE(turns_with(allowed, "d4 e4 ").empty());
  // After a simple move, and after a double one.
  Timeline simple = table({kToDouble.begin(), kToDouble.end() - 1});
  EXPECT_EQ(refused(simple, "2: d4 e4").refusal.reason, "trypsylon.no-open-move-before");
  EXPECT_EQ(insight(simple).refusal_of_move(Move::Double)->rule, "TRY-8");
  EXPECT_EQ(insight(simple).refusal_of_move(Move::Open), std::nullopt);
  Timeline doubled = allowed;
  play(doubled, {"1: d4 e4 Nd-se Se-sw"});
  EXPECT_EQ(refused(doubled, "2: a1 a2").refusal.rule, "TRY-8");
  EXPECT_EQ(insight(table({"1: c3 Nc-ne"})).refusal_of_move(Move::Open)->reason, "trypsylon.none-to-open");
}

// A turn's start in some random game, after an open move and with that many cards face down.
Timeline after_open_move(std::size_t face_down) {
  for (std::uint64_t seed = 1;; ++seed) {
    Timeline timeline =
        random_game(*find_game("trypsylon"), *check_setup(*find_game("trypsylon"), 2, {}), seed);
    for (const std::size_t end : timeline.entry_ends()) {
      timeline.go_to(end);
      if (timeline.to_move() == kNobody || timeline.entries_until(end).size() < 3) {
        continue;
      }
      const std::size_t down = insight(timeline).face_down().size();
      timeline.undo();  // the insertion
      const bool open = timeline.open_steps().size() == 1 && insight(timeline).face_down().size() == down;
      timeline.undo();  // the card taken
      const bool turned = insight(timeline).face_down().size() != down;
      timeline.go_to(end);
      if (open && !turned && down == face_down) {
        return timeline;
      }
    }
  }
}

TEST(Trypsylon, TRY_9_no_double_moves_with_three_cards_face_down) {
  const Timeline timeline = after_open_move(3);
  const Texts down = insight(timeline).face_down();
  EXPECT_EQ(timeline.phase(), "endgame");
  EXPECT_EQ(insight(timeline).until_endgame(), 0);
  const std::string seat = std::to_string(timeline.to_move()) + ": ";
  const Refusal refusal = refused(timeline, seat + down[0] + ' ' + down[1]).refusal;
  EXPECT_EQ(refusal.rule, "TRY-9");
  EXPECT_EQ(refusal.reason, "trypsylon.endgame");
  EXPECT_EQ(refusal.places, down);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Double)->reason, "trypsylon.endgame");
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Simple), std::nullopt);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Open), std::nullopt);
}

TEST(Trypsylon, TRY_9_with_four_face_down_a_double_move_is_allowed) {
  Timeline timeline = after_open_move(4);
  const Texts down = insight(timeline).face_down();
  EXPECT_EQ(timeline.phase(), "play");
  EXPECT_EQ(insight(timeline).until_endgame(), 1);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  const Seat seat = timeline.to_move();
  ASSERT_EQ(timeline.play(seat, down[0]), std::nullopt);
  EXPECT_EQ(timeline.phase(), "play") << "counted when the turn begins";
  ASSERT_EQ(timeline.play(seat, down[1]), std::nullopt);
  EXPECT_EQ(insight(timeline).face_down_at_start(), 4);
}

// --- Expert -----------------------------------------------------------------------------------------

Timeline expert(const Texts& entries = {}) { return table(entries, {{"expert", true}}); }

TEST(TrypsylonExpert, TRY_10_the_first_move_is_a_simple_one) {
  EXPECT_EQ(expert().state().count_turns(), 320U);
  EXPECT_EQ(refused(expert(), "1: c3 d4").refusal.rule, "TRY-10");
  EXPECT_EQ(refused(expert(), "2: c3 Nc-ne").refusal.rule, "TRY-10") << "the wrong seat";
  EXPECT_EQ(insight(expert()).refusal_of_move(Move::Simple), std::nullopt);
}

TEST(TrypsylonExpert, TRY_10_then_double_and_open_moves_are_both_always_open) {
  Timeline timeline = expert({"1: c3 Nc-ne"});
  for (const std::string& turn : turns_with(timeline, "")) {
    ASSERT_EQ(std::count(turn.begin(), turn.end(), ' '), 3) << turn << " is no double move";
  }
  EXPECT_EQ(refused(timeline, "2: d4 Nd-ne").refusal.reason, "trypsylon.second-card-first");
  EXPECT_EQ(refused(timeline, "2: d4 Nd-ne").refusal.rule, "TRY-10");
  EXPECT_EQ(refused(timeline, "2: c5 Sc-ne").refusal.rule, "TRY-6");
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Simple)->reason, "trypsylon.no-simple-move");
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Open)->reason, "trypsylon.none-to-open");
  EXPECT_EQ(insight(timeline).until_endgame(), std::nullopt);
  play(timeline, {"2: d4 e4 Nd-se Se-sw", "1: b2 b3 Nb-se W2-se"});
  EXPECT_TRUE(is_legal(timeline, "2: c5 Sc-ne")) << "an open move after a double one";
  EXPECT_TRUE(is_legal(timeline, "2: a4 b4 Na-se Sb-se")) << "a double move after a double one";
  play(timeline, {"2: c5 Sc-ne"});
  EXPECT_TRUE(is_legal(timeline, "1: a4 b4 Na-se Sb-se")) << "and after an open one";
  EXPECT_EQ(refused(timeline, "1: a4 Na-se").refusal.rule, "TRY-10") << "no simple move after an open one";
}

// A turn's start in some random Expert game with that many cards face down.
Timeline expert_with(const char* board, int face_down) {
  const Setup setup =
      *check_setup(*find_game("trypsylon"), 2, {{"board", board}, {"expert", true}, {"start", 1}});
  for (std::uint64_t seed = 1;; ++seed) {
    Timeline timeline = random_game(*find_game("trypsylon"), setup, seed);
    for (const std::size_t end : timeline.entry_ends()) {
      timeline.go_to(end);
      if (timeline.to_move() != kNobody && insight(timeline).face_down_at_start() == face_down) {
        return timeline;
      }
    }
  }
}

TEST(TrypsylonExpert, TRY_10_the_last_card_face_down_is_a_double_move_alone) {
  const Timeline timeline = expert_with("5x6", 1);
  EXPECT_EQ(timeline.phase(), "play") << "TRY-9 doesn't apply";
  const std::string last = insight(timeline).face_down()[0];
  const Texts turns = turns_with(timeline, last + ' ');
  ASSERT_FALSE(turns.empty());
  for (const std::string& turn : turns) {
    EXPECT_EQ(std::count(turn.begin(), turn.end(), ' '), 1) << turn;
    EXPECT_TRUE(is_legal(timeline, std::to_string(timeline.to_move()) + ": " + turn));
  }
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Simple)->rule, "TRY-10");
}

TEST(TrypsylonExpert, TRY_10_without_cards_face_down_only_open_moves_are_left) {
  const Timeline timeline = expert_with("5x5", 0);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Double)->reason, "trypsylon.none-for-double");
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Open), std::nullopt);
  EXPECT_EQ(insight(timeline).takeable().size(), 24U) << "all but the card inserted last";
}

TEST(TrypsylonExpert, TRY_9_three_cards_face_down_make_no_difference) {
  const Timeline timeline = expert_with("6x6", 3);
  EXPECT_EQ(insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  const Texts down = insight(timeline).face_down();
  EXPECT_FALSE(turns_with(timeline, down[0] + ' ' + down[1] + ' ').empty());
}

}  // namespace
}  // namespace byways::test
