// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "engine/highway/position.h"

// Which cells a player controls, and what may be placed there (HWY-4, HWY-5, HWY-13).

namespace byways::highway {

/// How far control reaches in most rounds (HWY-4).
inline constexpr int kReach = 2;

/// The cells within kReach of the player.
[[nodiscard]] constexpr Set near_cells(const Position& position, int player) {
  return kGeometry.ball[static_cast<std::size_t>(position.cell(player))][kReach];
}

/// The nearest cell with a player in `direction` from `cell`; kOff if there is none. `players`: the cells
/// on which players stand.
[[nodiscard]] constexpr Cell first_seen(const Set& players, Cell cell, Direction direction) {
  static_assert(std::tuple_size_v<decltype(Set::words)> == 1);
  const std::uint64_t seen = (Hexes::kTables.ray[cell][direction] & players).words[0];
  if (seen == 0) {
    return kOff;
  }
  // Cells are numbered in reading order, so these three directions count up, the others down.
  const bool up = direction == hex::kEast || direction == hex::kSouthWest || direction == hex::kSouthEast;
  return up ? std::countr_zero(seen) : 63 - std::countl_zero(seen);
}

/// The cells in straight lines, up to and including the first cell with another player; tiles don't block
/// sight. Includes the player's own cell.
[[nodiscard]] constexpr Set cells_in_sight(const Position& position, int player) {
  const Set players = position.occupied();
  const Cell from = position.cell(player);
  Set cells;
  cells.add(from);
  for (int d = 0; d < kDirections; ++d) {
    const auto direction = static_cast<Direction>(d);
    Set line = Hexes::kTables.ray[from][direction];
    if (const Cell seen = first_seen(players, from, direction); seen != kOff) {
      line -= Hexes::kTables.ray[seen][direction];
    }
    cells |= line;
  }
  return cells;
}

/// The cells strictly closer to the player than to any other player.
[[nodiscard]] constexpr Set closer_cells(const Position& position, int player) {
  Set cells;
  for (std::size_t reach = 0; reach <= kFarthest; ++reach) {
    Set within = kGeometry.ball[static_cast<std::size_t>(position.cell(player))][reach];
    for (int other = 0; other < position.players(); ++other) {
      if (other != player) {
        within -= kGeometry.ball[static_cast<std::size_t>(position.cell(other))][reach];
      }
    }
    cells |= within;
  }
  return cells;
}

/// The cells that the player controls in this round (HWY-4). Precondition: not Phase::Setup.
[[nodiscard]] constexpr Set controlled_cells(const Position& position, int player) {
  if (position.round() == 3) {
    return cells_in_sight(position, player);
  }
  const Set cells = near_cells(position, player);
  return position.round() == 5 ? cells | closer_cells(position, player) : cells;
}

/// The cells on which the player may add a part of `kind` to the submission so far (HWY-2, HWY-4, HWY-5,
/// HWY-13). Precondition: Phase::Submit, and `kind` isn't PartKind::Go.
[[nodiscard]] constexpr Set legal_cells(const Position& position, int player, PartKind kind) {
  const Submission& so_far = position.submission(player);
  const bool is_direction_tile = kind == PartKind::Left || kind == PartKind::Right;
  const int have =
      is_direction_tile ? so_far.count(PartKind::Left) + so_far.count(PartKind::Right) : so_far.count(kind);
  const int most = is_direction_tile            ? Submission::kMostDirectionTiles
                   : kind == PartKind::Blockade ? Submission::kMostBlockades
                   : position.round() == 5      ? Submission::kMostRobbers
                                                : 0;
  if (have >= most) {
    return {};
  }
  const Set cells = controlled_cells(position, player) - position.occupied();
  if (kind == PartKind::Robber) {
    return cells - so_far.cells(PartKind::Robber);
  }
  const Set free = cells - so_far.tiles();
  return kind == PartKind::Blockade ? free - kGeometry.corners : free;
}

}  // namespace byways::highway
