// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/trypsylon_boards.h"

// TRY-8 to TRY-10: which kinds of move are possible.

namespace byways::test {
namespace {

using trypsylon::Move;
using Texts = std::vector<std::string>;

// Seat 2 has made an open move, so seat 1 may make a double move.
const Texts kToDouble{"1: c3 Nc-ne", "2: b3 W3-nw", "1: d2 Nd-ne", "2: c5 Sc-ne"};

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
  EXPECT_EQ(trypsylon_table().state().count_turns(), 320U);
  EXPECT_EQ(refused(trypsylon_table(), "1: c3 d4").refusal.reason, "trypsylon.opening-is-simple");
  EXPECT_EQ(refused(trypsylon_table(), "1: c3 d4").refusal.rule, "TRY-8");
  EXPECT_EQ(trypsylon_insight(trypsylon_table()).refusal_of_move(Move::Simple), std::nullopt);
  EXPECT_EQ(trypsylon_insight(trypsylon_table()).refusal_of_move(Move::Open)->rule, "TRY-8");
  EXPECT_EQ(trypsylon_insight(trypsylon_table()).refusal_of_move(Move::Double)->rule, "TRY-8");
}

TEST(Trypsylon, TRY_8_a_double_move_answers_an_open_one_only) {
  const Timeline allowed = trypsylon_table(kToDouble);
  EXPECT_EQ(trypsylon_insight(allowed).refusal_of_move(Move::Double), std::nullopt);
  EXPECT_FALSE(trypsylon_turns(allowed, "d4 e4 ").empty());
  // After a simple move, and after a double one.
  Timeline simple = trypsylon_table({kToDouble.begin(), kToDouble.end() - 1});
  EXPECT_EQ(refused(simple, "2: d4 e4").refusal.reason, "trypsylon.no-open-move-before");
  EXPECT_EQ(trypsylon_insight(simple).refusal_of_move(Move::Double)->rule, "TRY-8");
  EXPECT_EQ(trypsylon_insight(simple).refusal_of_move(Move::Open), std::nullopt);
  Timeline doubled = allowed;
  play(doubled, {"1: d4 e4 Nd-se Se-sw"});
  EXPECT_EQ(refused(doubled, "2: a1 a2").refusal.rule, "TRY-8");
  EXPECT_EQ(trypsylon_insight(trypsylon_table({"1: c3 Nc-ne"})).refusal_of_move(Move::Open)->reason,
            "trypsylon.none-to-open");
}

// The start of a turn in a random game, after an open move and with `face_down` cards face down.
Timeline after_open_move(std::size_t face_down) {
  for (std::uint64_t seed = 1;; ++seed) {
    Timeline timeline =
        random_game(*find_game("trypsylon"), *check_setup(*find_game("trypsylon"), 2, {}), seed);
    for (const std::size_t end : timeline.entry_ends()) {
      timeline.go_to(end);
      if (timeline.to_move() == kNobody || timeline.entries_until(end).size() < 3) {
        continue;
      }
      const std::size_t down = trypsylon_insight(timeline).face_down().size();
      timeline.undo();  // undoes the insertion
      const bool open =
          timeline.open_steps().size() == 1 && trypsylon_insight(timeline).face_down().size() == down;
      timeline.undo();  // undoes taking the card
      const bool turned = trypsylon_insight(timeline).face_down().size() != down;
      timeline.go_to(end);
      if (open && !turned && down == face_down) {
        return timeline;
      }
    }
  }
}

TEST(Trypsylon, TRY_9_no_double_moves_with_three_cards_face_down) {
  const Timeline timeline = after_open_move(3);
  const Texts down = trypsylon_insight(timeline).face_down();
  EXPECT_EQ(timeline.phase(), "endgame");
  EXPECT_EQ(trypsylon_insight(timeline).until_endgame(), 0);
  const std::string seat = std::to_string(timeline.to_move()) + ": ";
  const Refusal refusal = refused(timeline, seat + down[0] + ' ' + down[1]).refusal;
  EXPECT_EQ(refusal.rule, "TRY-9");
  EXPECT_EQ(refusal.reason, "trypsylon.endgame");
  EXPECT_EQ(refusal.places, down);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Double)->reason, "trypsylon.endgame");
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Simple), std::nullopt);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Open), std::nullopt);
}

TEST(Trypsylon, TRY_9_with_four_face_down_a_double_move_is_allowed) {
  Timeline timeline = after_open_move(4);
  const Texts down = trypsylon_insight(timeline).face_down();
  EXPECT_EQ(timeline.phase(), "play");
  EXPECT_EQ(trypsylon_insight(timeline).until_endgame(), 1);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  const Seat seat = timeline.to_move();
  ASSERT_EQ(timeline.play(seat, down[0]), std::nullopt);
  EXPECT_EQ(timeline.phase(), "play") << "counted when the turn begins";
  ASSERT_EQ(timeline.play(seat, down[1]), std::nullopt);
  EXPECT_EQ(trypsylon_insight(timeline).face_down_at_start(), 4);
}

// --- Expert -----------------------------------------------------------------------------------------

Timeline expert(const Texts& entries = {}) { return trypsylon_table(entries, {{"expert", true}}); }

TEST(TrypsylonExpert, TRY_10_the_first_move_is_a_simple_one) {
  EXPECT_EQ(expert().state().count_turns(), 320U);
  EXPECT_EQ(refused(expert(), "1: c3 d4").refusal.rule, "TRY-10");
  EXPECT_EQ(refused(expert(), "2: c3 Nc-ne").refusal.rule, "TRY-10") << "the wrong seat";
  EXPECT_EQ(trypsylon_insight(expert()).refusal_of_move(Move::Simple), std::nullopt);
}

TEST(TrypsylonExpert, TRY_10_then_double_and_open_moves_are_both_always_open) {
  Timeline timeline = expert({"1: c3 Nc-ne"});
  for (const std::string& turn : trypsylon_turns(timeline, "")) {
    ASSERT_EQ(std::count(turn.begin(), turn.end(), ' '), 3) << turn << " is no double move";
  }
  EXPECT_EQ(refused(timeline, "2: d4 Nd-ne").refusal.reason, "trypsylon.second-card-first");
  EXPECT_EQ(refused(timeline, "2: d4 Nd-ne").refusal.rule, "TRY-10");
  EXPECT_EQ(refused(timeline, "2: c5 Sc-ne").refusal.rule, "TRY-6");
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Simple)->reason, "trypsylon.no-simple-move");
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Open)->reason, "trypsylon.none-to-open");
  EXPECT_EQ(trypsylon_insight(timeline).until_endgame(), std::nullopt);
  play(timeline, {"2: d4 e4 Nd-se Se-sw", "1: b2 b3 Nb-se W2-se"});
  EXPECT_TRUE(is_legal(timeline, "2: c5 Sc-ne")) << "an open move after a double one";
  EXPECT_TRUE(is_legal(timeline, "2: a4 b4 Na-se Sb-se")) << "a double move after a double one";
  play(timeline, {"2: c5 Sc-ne"});
  EXPECT_TRUE(is_legal(timeline, "1: a4 b4 Na-se Sb-se")) << "and after an open one";
  EXPECT_EQ(refused(timeline, "1: a4 Na-se").refusal.rule, "TRY-10") << "no simple move after an open one";
}

// The start of a turn in a random Expert game with `face_down` cards face down.
Timeline expert_with(const char* board, int face_down) {
  const Setup setup =
      *check_setup(*find_game("trypsylon"), 2, {{"board", board}, {"expert", true}, {"start", 1}});
  for (std::uint64_t seed = 1;; ++seed) {
    Timeline timeline = random_game(*find_game("trypsylon"), setup, seed);
    for (const std::size_t end : timeline.entry_ends()) {
      timeline.go_to(end);
      if (timeline.to_move() != kNobody && trypsylon_insight(timeline).face_down_at_start() == face_down) {
        return timeline;
      }
    }
  }
}

TEST(TrypsylonExpert, TRY_10_the_last_card_face_down_is_a_double_move_alone) {
  const Timeline timeline = expert_with("5x6", 1);
  EXPECT_EQ(timeline.phase(), "play") << "TRY-9 doesn't apply";
  const std::string last = trypsylon_insight(timeline).face_down()[0];
  const Texts turns = trypsylon_turns(timeline, last + ' ');
  ASSERT_FALSE(turns.empty());
  for (const std::string& turn : turns) {
    EXPECT_EQ(std::count(turn.begin(), turn.end(), ' '), 1) << turn;
    EXPECT_TRUE(is_legal(timeline, std::to_string(timeline.to_move()) + ": " + turn));
  }
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Simple)->rule, "TRY-10");
}

TEST(TrypsylonExpert, TRY_10_without_cards_face_down_only_open_moves_are_left) {
  const Timeline timeline = expert_with("5x5", 0);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Double)->reason, "trypsylon.none-for-double");
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Open), std::nullopt);
  EXPECT_EQ(trypsylon_insight(timeline).takeable().size(), 24U) << "all but the card inserted last";
}

TEST(TrypsylonExpert, TRY_9_three_cards_face_down_make_no_difference) {
  const Timeline timeline = expert_with("6x6", 3);
  EXPECT_EQ(trypsylon_insight(timeline).refusal_of_move(Move::Double), std::nullopt);
  const Texts down = trypsylon_insight(timeline).face_down();
  EXPECT_FALSE(trypsylon_turns(timeline, down[0] + ' ' + down[1] + ' ').empty());
}

}  // namespace
}  // namespace byways::test
