// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>
#include <set>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "tests/engine/battery.h"

// A game that begins with the position of another game continues like that game.

namespace byways::test {
namespace {

constexpr std::uint64_t kFewTurns = 3000;

Setup setup_at(const Game& game, const Setup& setup, const Arrangement& arrangement) {
  const auto arranged = check_setup(game, setup.players, setup.options.values(), arrangement);
  EXPECT_TRUE(arranged) << arranged.error().message << '\n' << arrangement.position.dump();
  return arranged ? *arranged : setup;
}

// What a board shows, without journeys: those belong to a round that the arranged game hasn't had.
nlohmann::json shown_by(const State& state) {
  nlohmann::json position = state.position();
  position.erase("journeys");
  return position;
}

std::set<std::string> turns_of(const State& state) {
  std::set<std::string> turns;
  state.visit_turns([&](std::string_view turn) { return turns.emplace(turn).second; });
  return turns;
}

void expect_alike(const State& arranged, const State& real) {
  EXPECT_EQ(shown_by(arranged), shown_by(real));
  EXPECT_EQ(arranged.phase(), real.phase());
  EXPECT_EQ(arranged.to_move(), real.to_move());
  EXPECT_EQ(arranged.to_roll(), real.to_roll());
  EXPECT_EQ(arranged.scores(), real.scores());
  EXPECT_EQ(arranged.outcome(), real.outcome());
  EXPECT_EQ(arranged.legal_steps(), real.legal_steps());
  EXPECT_EQ(arranged.end_refusal(real.to_move()), real.end_refusal(real.to_move()));
  EXPECT_EQ(arranged.arrangement(), real.arrangement());
  EXPECT_FALSE(arranged.turn_is_open());
  if (!real.lists_turns()) {
    return;
  }
  ASSERT_EQ(arranged.count_turns(), real.count_turns());
  EXPECT_EQ(arranged.perft(1), real.perft(1));
  if (real.count_turns() <= kFewTurns) {
    EXPECT_EQ(turns_of(arranged), turns_of(real));
  }
  constexpr std::uint64_t kVeryFewTurns = 60;
  if (real.count_turns() <= kVeryFewTurns) {
    EXPECT_EQ(arranged.perft(2), real.perft(2));
  }
}

// Arrangements of all positions of the game that can be arranged.
std::vector<Arrangement> arrangements_of(const Timeline& timeline) {
  std::vector<Arrangement> all;
  for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
    if (auto arrangement = timeline.state_at(cursor).arrangement()) {
      all.push_back(*std::move(arrangement));
    }
  }
  return all;
}

bool is_challenge(const Game& game) { return game.most_players() == 1; }

TEST_P(Battery, arranged_as_a_game_stands_is_the_same_position) {
  std::size_t seen = 0;
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    Timeline timeline = beginning(seed);
    const std::size_t stride = stride_of(timeline, 40);
    for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
      const State& real = timeline.state_at(cursor);
      const auto arrangement = real.arrangement();
      // Counted by arrangements, since in some games turns begin at every other cursor only.
      if (arrangement && seen++ % stride == 0) {
        const byways::Setup at = setup_at(game(), setup(), *arrangement);
        ASSERT_NO_FATAL_FAILURE(expect_alike(*first_state(game(), at), real)) << arrangement->position.dump();
      }
    }
  }
  EXPECT_EQ(seen > 0, !is_challenge(game()));
}

TEST_P(Battery, a_turn_that_is_to_begin_can_be_arranged_and_nothing_else) {
  const Timeline timeline = beginning(3);
  for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
    const State& state = timeline.state_at(cursor);
    const std::string phase(state.phase());
    bool begins = !state.turn_is_open() && phase != "over" && phase != "setup" && phase != "return" &&
                  !is_challenge(game());
    begins = begins && (game().rolls_dice() ? state.to_roll() > 0 : state.to_move() > 0);
    begins = begins && (!game().has_secret_turns() || state.to_move() == 1);
    EXPECT_EQ(state.arrangement().has_value(), begins) << phase;
  }
}

TEST_P(Battery, a_game_goes_on_alike_from_where_it_is_arranged) {
  const Timeline timeline = beginning(2);
  const std::vector<Entry> entries = timeline.entries();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  for (std::size_t from = entries.size() / 4; from < entries.size(); from += 1 + entries.size() / 4) {
    const auto arrangement = timeline.state_at(ends[from]).arrangement();
    if (!arrangement) {
      continue;
    }
    Timeline arranged(game(), setup_at(game(), setup(), *arrangement));
    for (std::size_t i = from + 1; i < entries.size(); ++i) {
      const auto refused = arranged.play_entry(entries[i]);
      ASSERT_FALSE(refused) << write_entry(entries[i]) << ": " << refused->refusal.message;
      ASSERT_EQ(shown_by(arranged.state()), shown_by(timeline.state_at(ends[i]))) << write_entry(entries[i]);
    }
    EXPECT_EQ(arranged.to_move(), timeline.to_move());
    EXPECT_EQ(arranged.outcome(), timeline.outcome());
    EXPECT_EQ(arranged.state().legal_steps(), timeline.state().legal_steps());
  }
}

TEST_P(Battery, records_of_arranged_games_are_written_read_and_replayed_alike) {
  const std::vector<Arrangement> all = arrangements_of(beginning(4));
  for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 5) {
    const Arrangement& arrangement = all[i];
    Timeline played(game(), setup_at(game(), setup(), arrangement));
    Random random(i);
    play_random_turns(played, random, 6);
    const std::string record = record_of(played);
    const Timeline again = replayed(record);
    EXPECT_EQ(again.setup().arranged, arrangement);
    EXPECT_EQ(view_of(again), view_of(played));
    EXPECT_EQ(record_of(again), record);
    EXPECT_EQ(write_record(*read_record(record)), record);
  }
}

// Damages each part of a valid arrangement in turn: the result is either refused or can be played.
TEST_P(Battery, spoilt_arrangements_are_refused_or_played) {
  const Timeline timeline = beginning(5);
  const std::vector<nlohmann::json> rubbish{nullptr,
                                            true,
                                            -1,
                                            0,
                                            3,
                                            1'000'000'000,
                                            std::uint64_t{18446744073709551615U},
                                            std::int64_t{-9223372036854775807},
                                            1e300,
                                            "",
                                            "?",
                                            "ne",
                                            "red",
                                            "L",
                                            "A1",
                                            "O",
                                            nlohmann::json::array(),
                                            {1, 2},
                                            nlohmann::json::object(),
                                            {{"A1", 1}}};
  std::size_t refused = 0;
  const auto try_out = [&](const Arrangement& arrangement) {
    const auto spoilt = check_setup(game(), setup().players, setup().options.values(), arrangement);
    if (!spoilt) {
      EXPECT_EQ(spoilt.error().fault, SetupError::Fault::Arrangement);
      EXPECT_FALSE(spoilt.error().refusal.reason.empty() || spoilt.error().refusal.rule.empty());
      EXPECT_LT(spoilt.error().message.size(), 300U);
      ++refused;
      return;
    }
    Timeline played(game(), *spoilt);
    EXPECT_FALSE(played.outcome());
    Random random(1);
    play_random_turns(played, random, 3);
    EXPECT_GT(played.length(), 0U) << arrangement.position.dump();
  };
  const std::vector<Arrangement> all = arrangements_of(timeline);
  for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 3) {
    const Arrangement& good = all[i];
    for (const auto& value : rubbish) {
      for (const auto& [key, part] : good.position.items()) {
        Arrangement spoilt = good;
        spoilt.position[key] = value;
        try_out(spoilt);
        for (const auto& inner : part.items()) {
          spoilt = good;
          auto& member = spoilt.position[key];
          (member.is_object() ? member[inner.key()] : member.is_array() ? member[0] : member) = value;
          try_out(spoilt);
        }
      }
      try_out({good.to_move, value});
    }
    for (const Seat seat : {-1, 0, setup().players + 1, 1'000'000'000}) {
      const std::size_t before = refused;
      try_out({seat, good.position});
      EXPECT_EQ(refused, before + 1);
    }
  }
  EXPECT_EQ(refused > 0, !is_challenge(game()));
}

}  // namespace
}  // namespace byways::test
