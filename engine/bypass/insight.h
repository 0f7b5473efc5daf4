// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/bypass/reasons.h"
#include "engine/core/game.h"

namespace byways::bypass {

/// The two steps of a swap as the record writes them: "D4-E5>|" and "E2|E3>-".
struct SwapText {
  std::string to_wall;
  std::string to_path;
  bool operator==(const SwapText&) const = default;
};

/// What a Bypass state offers beyond State, for views, hints and lessons. Unless stated otherwise, functions
/// are about the current board, including the steps of an unfinished turn.
///
/// Place ids: a hex is "A1", a link "A1-A2" with its hexes in reading order, whether it is open, a path or a
/// wall.
class Insight {
 public:
  virtual ~Insight() = default;

  /// The links of the paths that lie on a loop (BYP-7); empty if there is none.
  [[nodiscard]] virtual Places loop_links() const = 0;
  /// The hexes that walls cut off from the largest part of the board (BYP-8).
  [[nodiscard]] virtual Places cut_off_hexes() const = 0;
  /// The links of the walls that cut hexes off.
  [[nodiscard]] virtual Places wall_chain() const = 0;
  /// The open links where a path would close a loop (BYP-7).
  [[nodiscard]] virtual Places looping_links() const = 0;
  /// The open links where a wall would cut hexes off (BYP-8).
  [[nodiscard]] virtual Places isolating_links() const = 0;
  /// Every swap after which the turn may end; if one half of a swap is already drawn, only swaps with this
  /// half. Empty before path and wall are drawn, and after a whole swap.
  [[nodiscard]] virtual std::vector<SwapText> mending_swaps() const = 0;

  /// The two hexes of a letter, 0 for A to 2 for C, in the order of BYP-2.
  [[nodiscard]] virtual Places letter_hexes(int letter) const = 0;
  /// The hexes of a letter's route, from one end to the other; empty while its hexes aren't connected
  /// (BYP-12). Ignores the unfinished turn.
  [[nodiscard]] virtual Places route(int letter) const = 0;
  /// The number of each seat's paths on route(letter), in seat order.
  [[nodiscard]] virtual std::vector<int> points(int letter) const = 0;
  /// The fewest new paths that can connect the letter's hexes, given the current walls; 0 if they are
  /// connected.
  [[nodiscard]] virtual int missing_paths(int letter) const = 0;
  /// Points on the score track of each letter; higher scores wrap around (BYP-14).
  [[nodiscard]] virtual int track_length() const = 0;

 protected:
  Insight() = default;
  Insight(const Insight&) = default;
  Insight& operator=(const Insight&) = default;
};

/// The insight into a state of Bypass; null for other rule sets. Lives as long as the state.
[[nodiscard]] const Insight* insight_into(const State& state);

}  // namespace byways::bypass
