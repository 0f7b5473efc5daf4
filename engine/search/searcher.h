// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/timeline.h"
#include "engine/search/advice.h"
#include "engine/search/level.h"

namespace byways::search {

/// Searches for turns in one rule set. Stateless: the same question has the same answer.
class Searcher {
 public:
  virtual ~Searcher() = default;
  Searcher(const Searcher&) = delete;
  Searcher& operator=(const Searcher&) = delete;

  /// Looks for a turn of `seat` at the cursor. Uses only what `seat` may see. With secret turns, `seat` may
  /// be a seat that comes later in the round. An open turn is continued. Precondition: no lot or roll is due,
  /// the game isn't over; `seat` is to move, or turns are secret and `seat` has submitted nothing yet.
  [[nodiscard]] virtual Advice think(const Timeline& timeline, Seat seat, const Request& request) const = 0;

  /// The levels for the rule set and the set-up of `timeline`.
  [[nodiscard]] virtual Levels levels(const Timeline& timeline) const = 0;

 protected:
  Searcher() = default;
};

}  // namespace byways::search
