// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/search/watch.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"
#include "engine/trypsylon/winning_turn.h"

namespace byways::trypsylon {

/// Whether the turn is legal and wins at once for the player to move. Precondition: Phase::Play, no turn in
/// progress.
[[nodiscard]] constexpr bool wins_with(const Position& position, const FullTurn& turn) {
  Position next = position;
  return try_play(next, turn) && next.phase() == Phase::Over && next.winner() == position.player();
}

/// Calls `visit(after, moves)` for each way to end the turn that begins or is open in `position`, until
/// `visit` returns false. Several orders of steps may lead to the same position. `moves` are the moves made
/// so far. `Rules` is SearchRules or derived from it. Precondition: Phase::Play.
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

/// Finds turns after which the other player can't win at once. `known` are the other player's turns that won
/// after some other turn; newly found ones are added.
template <class Rules>
class SafeTurns {
 public:
  using Position = typename Rules::Position;
  struct SafeTurn {
    std::vector<typename Rules::Move> moves;
    Position after;
  };

  SafeTurns(std::vector<FullTurn> known, search::Watch& watch) : known_(std::move(known)), watch_(&watch) {}

  /// Finds up to `most` turns after which the other player can't win at once. Precondition: Phase::Play, no
  /// turn of the player to move wins at once.
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
    // Try the reply that won against the last turn first.
    for (FullTurn& reply : known_) {
      if (wins_with(after, reply)) {
        std::swap(known_.front(), reply);
        return true;
      }
    }
    const std::optional<FullTurn> reply = winning_turn(after, [this] { return watch_->poll(); });
    if (reply) {
      known_.push_back(*reply);
    }
    return reply.has_value();
  }

  std::vector<FullTurn> known_;
  search::Watch* watch_;
};

}  // namespace byways::trypsylon
