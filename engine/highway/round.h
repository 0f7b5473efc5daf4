// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/highway/position.h"

// A round once all have submitted: placing, travelling, points (HWY-3, HWY-6 to HWY-11, HWY-13, HWY-14).

namespace byways::highway {

/// Places tiles and settles conflicts (HWY-6, HWY-7).
struct Placing {
  Set left;  ///< cells on which somebody places a left tile, even if it fails; `right`, `blockades` likewise
  Set right;
  Set blockades;
  Set failed;   ///< cells for which different tiles were submitted
  Tiles after;  ///< the board on which everybody travels

  /// Ignores robbers and directions.
  constexpr void add(const Submission& submission) {
    left |= submission.cells(PartKind::Left);
    right |= submission.cells(PartKind::Right);
    blockades |= submission.cells(PartKind::Blockade);
  }
  /// Computes `failed` and `after`; to be called once all submissions are added. `before` is the board before
  /// the round.
  constexpr void settle(const Tiles& before) {
    failed = (left & right) | ((left | right) & blockades);
    const Set covered = (left | right | blockades) - failed;
    after.left = (before.left - covered) | (left - failed);
    after.right = (before.right - covered) | (right - failed);
    after.blockades = blockades - failed;
  }
};

/// All tiles of all players, placed at once. Precondition: is_complete().
[[nodiscard]] constexpr Placing place_tiles(const Position& position) {
  Placing placing;
  for (int player = 0; player < position.players(); ++player) {
    placing.add(position.submission(player));
  }
  placing.settle(position.tiles());
  return placing;
}

/// Why a traveller stops (HWY-8, HWY-9, HWY-14).
enum class Stop : std::uint8_t {
  NoDirection,  ///< it never set out
  Edge,         ///< the board ends
  Corner,       ///< a rubber wall was met head-on
  Blockade,
  Trail  ///< it has already been on the cell ahead in this round
};

/// What the rules need to know about a journey.
struct Trip {
  Cell end = 0;
  Set visited;                     ///< cells moved onto
  Direction heading = hex::kEast;  ///< when it stopped; meaningless with Stop::NoDirection
  Cell ahead = kOff;               ///< the cell that it would have entered; kOff for Edge and Corner
  Stop stop = Stop::NoDirection;
};

/// Observes a journey step by step. Derive from it to learn more than Trip has.
struct Companion {
  /// The rubber wall reflects the traveller on `cell`.
  constexpr void bounce([[maybe_unused]] Cell cell) {}
  /// The traveller moves onto `cell`.
  constexpr void enter([[maybe_unused]] Cell cell, [[maybe_unused]] Direction heading) {}
  /// The tile on the cell just entered turns the traveller.
  constexpr void turn([[maybe_unused]] bool left) {}
};

/// Sends a traveller out. `rubber`: the walls reflect (HWY-14). `direction` may be kStay.
template <class Company>
[[nodiscard]] constexpr Trip travel(const Tiles& tiles, bool rubber, Cell start, std::uint8_t direction,
                                    Company& company) {
  Trip trip;
  trip.end = start;
  if (direction == kStay) {
    return trip;
  }
  auto heading = static_cast<Direction>(direction);
  Set closed = tiles.blockades;
  closed.add(start);
  while (true) {
    Cell ahead = Hexes::kTables.neighbour[trip.end][heading];
    if (ahead == kOff && rubber && kGeometry.mirrored[trip.end][heading] != kStraightOut) {
      heading = static_cast<Direction>(kGeometry.mirrored[trip.end][heading]);
      ahead = Hexes::kTables.neighbour[trip.end][heading];
      company.bounce(trip.end);
    }
    if (ahead == kOff || closed.has(ahead)) {
      trip.heading = heading;
      trip.ahead = ahead;
      trip.stop = ahead == kOff                ? (rubber ? Stop::Corner : Stop::Edge)
                  : tiles.blockades.has(ahead) ? Stop::Blockade
                                               : Stop::Trail;
      return trip;
    }
    closed.add(ahead);
    trip.visited.add(ahead);
    trip.end = ahead;
    company.enter(ahead, heading);
    if (tiles.left.has(ahead)) {
      heading = turned(heading, 1);
      company.turn(true);
    } else if (tiles.right.has(ahead)) {
      heading = turned(heading, -1);
      company.turn(false);
    }
  }
}

[[nodiscard]] constexpr bool has_rubber_walls(int round) { return round == 6; }

/// Points for moving onto these cells (HWY-10, HWY-11).
[[nodiscard]] constexpr int points_for(int round, const Set& cells) {
  if (round != 2) {
    return cells.count();
  }
  return (cells - kGeometry.edge).count() + (cells & kGeometry.centre).count();
}

/// Each player's net gain by robbers (HWY-13). `visited`: cells moved onto, by player. Precondition:
/// is_complete().
[[nodiscard]] constexpr std::array<int, kMostPlayers> robberies(
    const Position& position, const std::array<Set, kMostPlayers>& visited) {
  constexpr int kLoot = 2;
  std::array<int, kMostPlayers> gains{};
  for (std::size_t owner = 0; owner < static_cast<std::size_t>(position.players()); ++owner) {
    const Set robbers = position.submission(static_cast<int>(owner)).cells(PartKind::Robber);
    for (std::size_t mover = 0; mover < static_cast<std::size_t>(position.players()); ++mover) {
      const int loot = mover == owner ? 0 : kLoot * (visited[mover] & robbers).count();
      gains[owner] += loot;
      gains[mover] -= loot;
    }
  }
  return gains;
}

/// The result of the round. Precondition: is_complete().
[[nodiscard]] constexpr RoundEnd round_end(const Position& position) {
  RoundEnd end;
  end.tiles = place_tiles(position).after;
  std::array<Set, kMostPlayers> visited{};
  Companion alone;
  for (int player = 0; player < position.players(); ++player) {
    const auto i = static_cast<std::size_t>(player);
    const Trip trip = travel(end.tiles, has_rubber_walls(position.round()), position.cell(player),
                             position.submission(player).direction(), alone);
    end.cells[i] = trip.end;
    end.points[i] = points_for(position.round(), trip.visited);
    visited[i] = trip.visited;
  }
  if (position.round() == 5) {
    const auto gains = robberies(position, visited);
    for (std::size_t i = 0; i < gains.size(); ++i) {
      end.points[i] += gains[i];
    }
  }
  return end;
}

/// HWY-16: whether the player wins, alone or with others. Precondition: Phase::Over.
[[nodiscard]] constexpr bool wins(const Position& position, int player) {
  for (int other = 0; other < position.players(); ++other) {
    if (!position.has_left(other) && position.score(other) > position.score(player)) {
      return false;
    }
  }
  return !position.has_left(player);
}

}  // namespace byways::highway
