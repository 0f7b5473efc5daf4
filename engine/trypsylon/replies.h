// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/search/watch.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

/// Whether the player to move wins at once with this turn, if it can be played there at all. Precondition:
/// Phase::Play, no turn in progress.
template <class Board>
[[nodiscard]] constexpr bool wins_with(const Position<Board>& position, const FullTurn& turn) {
  if (!fits(position, turn)) {
    return false;
  }
  Position<Board> next = position;
  play(next, turn);
  return next.phase() == Phase::Over && next.winner() == position.player();
}

/// A turn with which the player to move wins at once, double moves included; nothing if there is none, or if
/// `watch` says to stop before one was found. Precondition: Phase::Play, no turn in progress.
template <class Board>
[[nodiscard]] std::optional<FullTurn> winning_turn(const Position<Board>& position, search::Watch& watch) {
  // A pathway crosses every row or every column, and a turn adds two cards face up at most.
  constexpr int kFewest = Board::kColumns < Board::kRows ? Board::kColumns : Board::kRows;
  if (std::popcount(position.cards().face_up) + (position.may_double() ? 2 : 1) < kFewest) {
    return std::nullopt;
  }
  constexpr std::uint64_t kNowAndThen = 63;
  std::uint64_t tried = 0;
  std::optional<FullTurn> found;
  visit_turns(position, [&](const FullTurn& turn) {
    Position<Board> next = position;
    play(next, turn);
    if (next.phase() == Phase::Over && next.winner() == position.player()) {
      found = turn;
    }
    return !found && ((++tried & kNowAndThen) != 0 || watch.may_go_on());
  });
  return found;
}

/// Calls `visit(after, moves)` for each way to end the turn that begins or is open in `position`, until it
/// answers false; several orders of steps may lead to one end. `moves` are made so far. `Rules` are
/// SearchRules. Precondition: Phase::Play.
template <class Rules, class Visit>
bool visit_ends_of_turn(const typename Rules::Position& position, std::vector<typename Rules::Move>& moves,
                        Visit& visit) {
  typename Rules::Moves list;
  Rules::moves(position, list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    typename Rules::Position next = position;
    moves.push_back(list[i]);
    const bool has_ended = Rules::play(next, list[i]);
    const bool go_on = has_ended ? visit(next, moves) : visit_ends_of_turn<Rules>(next, moves, visit);
    moves.pop_back();
    if (!go_on) {
      return false;
    }
  }
  return true;
}

/// Of turns after which the other player can't win at once, those first come upon: their moves and what is
/// behind them. `known` are turns that win for the other player after some turns here; those that are found
/// on the way are added.
template <class Rules>
class SafeTurns {
 public:
  using Position = typename Rules::Position;
  struct SafeTurn {
    std::vector<typename Rules::Move> moves;
    Position after;
  };

  SafeTurns(std::vector<FullTurn> known, search::Watch& watch) : known_(std::move(known)), watch_(&watch) {}

  /// At most `most`. Precondition: Phase::Play, no turn wins at once.
  [[nodiscard]] std::vector<SafeTurn> find(const Position& position, std::size_t most) {
    std::vector<SafeTurn> safe;
    std::vector<typename Rules::Move> moves;
    auto look = [&](const Position& after, const std::vector<typename Rules::Move>& made) {
      if (after.phase() == Phase::Play && !is_answered(after) && !watch_->is_cut()) {
        safe.push_back({made, after});
      }
      return safe.size() < most && watch_->may_go_on();
    };
    visit_ends_of_turn<Rules>(position, moves, look);
    return safe;
  }

 private:
  bool is_answered(const Position& after) {
    // What answered the last turn comes first.
    for (FullTurn& reply : known_) {
      if (wins_with(after, reply)) {
        std::swap(known_.front(), reply);
        return true;
      }
    }
    const std::optional<FullTurn> reply = winning_turn(after, *watch_);
    if (reply) {
      known_.push_back(*reply);
    }
    return reply.has_value();
  }

  std::vector<FullTurn> known_;
  search::Watch* watch_;
};

}  // namespace byways::trypsylon
