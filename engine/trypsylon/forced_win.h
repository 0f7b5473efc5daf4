// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/search/watch.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/replies.h"
#include "engine/trypsylon/turns.h"
#include "engine/trypsylon/winning_turn.h"

namespace byways::trypsylon {

/// Looks for a turn after which every reply can be answered by a win. Tries everything, so what it finds is a
/// fact; what it doesn't find in time may still be there.
class ForcedWin {
 public:
  /// `most` is how many turns to try. `watch` must outlive it.
  ForcedWin(std::uint64_t most, search::Watch& watch) : left_(most), watch_(&watch) {}

  /// Such a turn; nothing if none was found, and where a turn wins at once. Positions for which
  /// `is_repeated` holds aren't relied on, as they may be a draw. Precondition: Phase::Play, no turn in
  /// progress.
  template <class IsRepeated>
  [[nodiscard]] std::optional<FullTurn> find(const Position& root, IsRepeated is_repeated);

  /// Whether the turn, which may not fit there at all, is such a turn; also false once it was enough.
  /// Precondition: as for find.
  template <class IsRepeated>
  [[nodiscard]] bool wins_by(const Position& position, const FullTurn& turn, IsRepeated is_repeated);

  /// Turns tried so far.
  [[nodiscard]] std::uint64_t tried() const { return tried_; }

 private:
  /// Counts a turn; false once it was enough.
  bool count() {
    constexpr std::uint64_t kNowAndThen = 63;
    left_ = left_ == 0 || ((left_ & kNowAndThen) == 0 && !watch_->may_go_on()) ? 0 : left_ - 1;
    ++tried_;
    return left_ > 0;
  }
  /// Whether the player to move can win with this turn; also false once it was enough.
  [[nodiscard]] bool wins_at_once(const Position& position);
  /// Whether every reply leaves `me` with a win at once.
  template <class IsRepeated>
  [[nodiscard]] bool survives_replies(const Position& next, int me, IsRepeated is_repeated);
  /// Whether the reply leaves `me` without a win at once.
  template <class IsRepeated>
  [[nodiscard]] bool refutes(const Position& position, const FullTurn& reply, int me, IsRepeated is_repeated);

  std::uint64_t left_;
  std::uint64_t tried_ = 0;
  search::Watch* watch_;
  // What was right in the last position often is in the next.
  std::optional<FullTurn> last_win_;
  std::optional<FullTurn> last_refutation_;
};

inline bool ForcedWin::wins_at_once(const Position& position) {
  if (last_win_ && count() && wins_with(position, *last_win_)) {
    return true;
  }
  const std::optional<FullTurn> turn = winning_turn(position, [this] { return count(); });
  if (turn) {
    last_win_ = turn;
  }
  return turn.has_value();
}

template <class IsRepeated>
bool ForcedWin::refutes(const Position& position, const FullTurn& reply, int me, IsRepeated is_repeated) {
  Position after = position;
  play(after, reply);
  if (!count()) {
    return true;
  }
  const bool is_refuted =
      after.phase() == Phase::Over ? after.winner() != me : is_repeated(after) || !wins_at_once(after);
  if (is_refuted) {
    last_refutation_ = reply;
  }
  return is_refuted;
}

template <class IsRepeated>
bool ForcedWin::survives_replies(const Position& next, int me, IsRepeated is_repeated) {
  if (last_refutation_ && fits(next, *last_refutation_) &&
      refutes(next, *last_refutation_, me, is_repeated)) {
    return false;
  }
  for (const bool opens : {false, true}) {
    bool is_refuted = false;
    visit_turns(next, [&](const FullTurn& reply) {
      if (has(next.cards().face_up, reply.cells.front()) == opens) {
        is_refuted = refutes(next, reply, me, is_repeated);
      }
      return !is_refuted;
    });
    if (is_refuted) {
      return false;
    }
  }
  return true;
}

template <class IsRepeated>
bool ForcedWin::wins_by(const Position& position, const FullTurn& turn, IsRepeated is_repeated) {
  if (!fits(position, turn) || !count()) {
    return false;
  }
  Position next = position;
  play(next, turn);
  return next.phase() == Phase::Play && !is_repeated(next) &&
         survives_replies(next, position.player(), is_repeated);
}

template <class IsRepeated>
std::optional<FullTurn> ForcedWin::find(const Position& root, IsRepeated is_repeated) {
  const int me = root.player();
  if (wins_at_once(root)) {
    return std::nullopt;
  }
  std::optional<FullTurn> found;
  // First the turns that give the other player no double move: they leave few replies.
  for (const bool is_open : {false, true}) {
    visit_turns(root, [&](const FullTurn& turn) {
      Position next = root;
      play(next, turn);
      if (!count()) {
        return false;
      }
      if (next.phase() == Phase::Over || next.may_double() != is_open || is_repeated(next) ||
          !survives_replies(next, me, is_repeated)) {
        return true;
      }
      found = turn;
      return false;
    });
    if (found || left_ == 0) {
      break;
    }
  }
  return found;
}

}  // namespace byways::trypsylon
