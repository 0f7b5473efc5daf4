// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/trypsylon_truth.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/winning_turn.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

using trypsylon::FullTurn;
using trypsylon::Phase;
using trypsylon::Position;

bool wins_now(const Position& position) {
  return winning_turn(position, [] { return true; }).has_value();
}

std::vector<FullTurn> single_turns(const Position& position) {
  std::vector<FullTurn> turns;
  // visit_turns visits the turns with a single card first.
  visit_turns(position, [&](const FullTurn& turn) {
    if (turn.count == 1) {
      turns.push_back(turn);
    }
    return turn.count == 1;
  });
  return turns;
}

// Moves the turn to the front of a short list.
void note(std::vector<FullTurn>& turns, const FullTurn& turn) {
  constexpr std::size_t kMost = 12;
  const auto found = std::find(turns.begin(), turns.end(), turn);
  if (found == turns.end()) {
    turns.insert(turns.begin(), turn);
    turns.resize(std::min(turns.size(), kMost));
  } else {
    std::rotate(turns.begin(), found, found + 1);
  }
}

// A game between random levels from 3 to 5 to its end, or for 60 turns.
Timeline game_of(std::uint64_t seed, bool expert) {
  constexpr int kLongest = 60;
  Random lot(search::mix(seed, 0x7472757468));
  const Game& game = *find_game("trypsylon");
  Timeline timeline = start(game, {{"start", 1 + static_cast<int>(lot.below(2))}, {"expert", expert}});
  std::array<std::unique_ptr<search::Player>, 2> players;
  for (auto& player : players) {
    player = player_named(game, "level:" + std::to_string(3 + lot.below(3)), lot.next());
  }
  for (int turn = 0; turn < kLongest && timeline.to_move() > 0; ++turn) {
    const Seat seat = timeline.to_move();
    const std::string text = players[static_cast<std::size_t>(seat) - 1]->choose(timeline, seat);
    if (timeline.play_entry({seat, text, false})) {
      break;
    }
  }
  return timeline;
}

Timeline after_entries(const Timeline& game, std::size_t count) {
  std::vector<std::string> entries = entries_of(game);
  entries.resize(count);
  Timeline timeline(game.game(), game.setup());
  play(timeline, entries);
  return timeline;
}

// How many turns before the end of a game the search for positions begins.
constexpr std::size_t kEarliest = 9;

}  // namespace

bool TrypsylonTruth::wins(const Position& position, int turns) {
  if (wins_now(position)) {
    return true;
  }
  if (turns == 1) {
    return false;
  }
  const auto is_won_by = [&](const FullTurn& turn) {
    Position next = position;
    if (turn.count > 1 || !try_play(next, turn) || !wins_by(position, turn, turns)) {
      return false;
    }
    note(attacks_[turns], turn);
    return true;
  };
  const std::vector<FullTurn> lately = attacks_[turns];
  const std::vector<FullTurn> all = single_turns(position);
  return std::any_of(lately.begin(), lately.end(), is_won_by) ||
         std::any_of(all.begin(), all.end(), is_won_by);
}

bool TrypsylonTruth::wins_by(const Position& position, const FullTurn& turn, int turns) {
  Position next = position;
  play(next, turn);
  return next.phase() == Phase::Over ? next.winner() == position.player() : wins_after(next, turns - 1);
}

bool TrypsylonTruth::wins_after(const Position& position, int turns) {
  const auto defends = [&](const FullTurn& reply) {
    Position next = position;
    if (!try_play(next, reply) ||
        (next.phase() == Phase::Over ? next.winner() != position.player() : turns > 0 && wins(next, turns))) {
      return false;
    }
    note(defences_[turns], reply);
    return true;
  };
  const std::vector<FullTurn> lately = defences_[turns];
  bool wins_always = std::none_of(lately.begin(), lately.end(), defends);
  if (wins_always) {
    visit_turns(position, [&](const FullTurn& reply) {
      wins_always = !defends(reply);
      return wins_always;
    });
  }
  return wins_always;
}

const Position& trypsylon_position(const Timeline& timeline) {
  return dynamic_cast<const trypsylon::TrypsylonState&>(timeline.state()).concrete();
}

std::optional<Timeline> win_in_three_of(std::uint64_t seed, bool expert) {
  const Timeline game = game_of(seed, expert);
  const std::size_t entries = entries_of(game).size();
  for (std::size_t back = 3; back <= std::min(kEarliest, entries - 1); back += 2) {
    Timeline timeline = after_entries(game, entries - back);
    const Position& position = trypsylon_position(timeline);
    TrypsylonTruth truth;
    if (timeline.to_move() > 0 && !(position.may_double() && !expert) && !truth.wins(position, 2) &&
        truth.wins(position, 3)) {
      return timeline;
    }
  }
  return std::nullopt;
}

std::optional<Timeline> avoidable_loss_before(const Timeline& win) {
  constexpr int kOthers = 12;
  constexpr int kFewest = 4;
  Timeline timeline = after_entries(win, entries_of(win).size() - 1);
  const Position& position = trypsylon_position(timeline);
  TrypsylonTruth truth;
  if (truth.wins(position, 2)) {
    return std::nullopt;
  }
  Random lot(position.cards().face_up);
  const std::vector<FullTurn> all = single_turns(position);
  int lost = 0;
  for (int i = 0; i < kOthers; ++i) {
    Position other = position;
    play(other, all[lot.below(static_cast<std::uint32_t>(all.size()))]);
    lost += other.phase() == Phase::Play ? (truth.wins(other, 3) ? 1 : 0)
                                         : (other.winner() != position.player() ? 1 : 0);
  }
  return lost >= kFewest && lost < kOthers ? std::optional(timeline) : std::nullopt;
}

}  // namespace byways::test
