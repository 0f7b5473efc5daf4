// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/byg/reasons.h"
#include "engine/core/game.h"

namespace byways::byg {

/// What a state of Byg offers beyond State, for views, hints and lessons.
class Insight {
 public:
  virtual ~Insight() = default;

  /// Cells along each side of the board.
  [[nodiscard]] virtual int side() const = 0;
  /// The most stones of the current turn, including those already placed (BYG-2, BYG-5); 0 if there is no
  /// turn.
  [[nodiscard]] virtual int limit() const = 0;
  /// The most stones that the current turn can reach on this board: those already placed, and as many more as
  /// fit (BYG-5 to BYG-8); at most limit().
  [[nodiscard]] virtual int most_stones() const = 0;
  /// The most stones in a turn of `seat` that begins on the current board (BYG-5).
  [[nodiscard]] virtual int stones_for(Seat seat) const = 0;
  /// The empty cells that the stones of the turn have closed for the rest of it (BYG-6, BYG-7), in reading
  /// order. Empty once the last stone of the turn is placed.
  [[nodiscard]] virtual Places closed() const = 0;
  /// Whether every cell has a stone, so that the game ends with this turn (BYG-9).
  [[nodiscard]] virtual bool is_full() const = 0;

 protected:
  Insight() = default;
  Insight(const Insight&) = default;
  Insight& operator=(const Insight&) = default;
};

/// The insight into a state of Byg; null for other rule sets. Lives as long as the state.
[[nodiscard]] const Insight* insight_into(const State& state);

}  // namespace byways::byg
