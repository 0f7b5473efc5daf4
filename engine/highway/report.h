// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/transition.h"
#include "engine/highway/notation.h"
#include "engine/highway/round.h"

// A round described by place ids and seats, for the race in the window, score tables and logs.

namespace byways::highway {

/// The twists of the six rounds; Theme is the round without a twist (HWY-4, HWY-11 to HWY-14, HWY-17).
enum class Twist : std::uint8_t {
  Theme,
  CenterControl,
  LineOfSight,
  ReverseTheWorld,
  HighwayRobbery,
  RubberWalls
};

/// Precondition: 1 <= round <= kRounds.
[[nodiscard]] constexpr Twist twist_of(int round) { return static_cast<Twist>(round - 1); }

/// A cell that a traveller moved onto.
struct JourneyCell {
  std::string cell;
  std::string heading;   ///< the direction in which it was entered
  std::string tile;      ///< the tile that turned the traveller there: "L", "R" or nothing
  bool bounced = false;  ///< reflected there by the rubber wall, after the tile (HWY-14)
  int points = 0;        ///< for this cell, without robberies
  bool operator==(const JourneyCell&) const = default;
};

/// One player's journey, with every turn and why it ended.
struct JourneyReport {
  Seat seat = kNobody;
  std::string start;
  std::string direction;          ///< as submitted, "-" for none
  bool bounced_at_start = false;  ///< reflected by the rubber wall before setting out
  std::vector<JourneyCell> cells;
  /// Why the journey ended; nothing if this is secret: see RoundReport.
  std::optional<Stop> stop;
  std::string heading;  ///< the direction when the traveller stopped
  std::string ahead;    ///< the cell that it would have entered; empty at the end of the board
  int points = 0;       ///< for the cells moved onto, without robberies
  bool operator==(const JourneyReport&) const = default;
};

/// A tile that was placed.
struct PlacedTile {
  std::string cell;
  std::string kind;      ///< "L", "R" or "X"
  std::string replaced;  ///< the tile that was there: "L", "R" or nothing (HWY-7)
  bool operator==(const PlacedTile&) const = default;
};

/// A cell for which different tiles were submitted, so that all of them failed (HWY-6).
struct FailedTiles {
  std::string cell;
  std::vector<std::string> kinds;  ///< "L", "R", "X", each once
  bool operator==(const FailedTiles&) const = default;
};

/// Players who ended the round on one cell (HWY-15).
struct Collision {
  std::string cell;
  std::vector<Seat> seats;
  bool operator==(const Collision&) const = default;
};

/// A player sent back to a starting hex (HWY-15).
struct HomeComing {
  Seat seat = kNobody;
  std::string from;
  std::string to;       ///< empty while the lot is due
  bool by_lot = false;  ///< its own starting hex was taken
  bool operator==(const HomeComing&) const = default;
};

/// The public part of a completed round. Submissions stay secret for good (HWY-2, HWY-13), so it has no
/// owners of tiles, no submitted tiles that were already on the board, and no cells of robbers. Of journeys
/// it has what anybody can see: `direction` is the one in which the player set out, `bounced_at_start` is
/// never set, and a player who hasn't moved has neither direction nor stop.
struct RoundReport {
  int round = 1;
  std::vector<PlacedTile> placed;        ///< in reading order
  std::vector<FailedTiles> failed;       ///< in reading order
  std::vector<JourneyReport> journeys;   ///< by seat
  std::vector<int> robberies;            ///< by seat: net gain by robbers
  std::vector<int> points;               ///< by seat: what the round has added to the score
  std::vector<int> scores;               ///< by seat, after the round
  Places blockades;                      ///< removed at the end of the round (HWY-7)
  std::vector<Collision> collisions;     ///< in reading order; nobody is sent back after the last round
  std::vector<HomeComing> home_comings;  ///< first those who went home directly, then those by lot, by seat
  bool operator==(const RoundReport&) const = default;
};

/// The whole journey of a player who sets out in `direction` (kStay: not at all) with `tiles` on the board.
[[nodiscard]] JourneyReport journey_of(const Position& position, int player, const Tiles& tiles,
                                       std::uint8_t direction);

/// The public report of the round that turns `before` into `after`. Precondition: before.is_complete(), and
/// `after` is `before` finished.
[[nodiscard]] RoundReport report_of(const Position& before, const Position& after);

/// What the round changes on the board, in order: tiles, everybody's first cell, second cell…, blockades,
/// players who go home directly.
[[nodiscard]] Transition changes_of(const RoundReport& report);

/// What the reversal changes on the board (HWY-12): every direction tile has Turned. `position` is the
/// position after the reversal.
[[nodiscard]] Transition reversal_of(const Position& position);

/// The change for a player who moves, as in all transitions of the rule set.
[[nodiscard]] Change moved_player(Seat seat, const std::string& from, const std::string& to);

}  // namespace byways::highway
