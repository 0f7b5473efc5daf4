// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QHash>
#include <QString>

#include <array>
#include <optional>

#include "app/board/hex_shapes.h"
#include "engine/core/seat.h"

namespace byways::app {

class Look;
class Match;

/// Stones of one colour that hang together (BYG-4).
struct BygGroup {
  Seat seat = 0;
  Cells cells;
};

/// Everything that a picture of Byg shows, without saying how. A plain value: the table, thumbnails and the
/// rules page fill in what they need.
struct BygScene {
  explicit BygScene(int side) : grid(side), stones(static_cast<std::size_t>(grid.cells()), 0) {}

  hex::Grid grid;
  std::vector<Seat> stones;  ///< by cell, 0 where it is empty
  std::array<QColor, 2> colours;
  Cells lastTurn;  ///< the stones of the turn before
  Cells openTurn;  ///< stones that can still be taken back
  bool over = false;

  Cells legal;                         ///< places to show with a dot
  Cells closed;                        ///< empty places that the turn in progress has closed
  std::optional<hex::Cell> ghost;      ///< where `ghostSeat` would place a stone
  Seat ghostSeat = 0;                  ///
  std::optional<hex::Cell> refused;    ///< the place of a step that isn't possible
  Cells provingStones;                 ///< the stones that make it so
  Cells provingGroups;                 ///< and the groups
  bool softly = false;                 ///< it is only pointed at: no signs
  double shake = 0;                    ///< how far the refused mark is pushed aside, from -1 to 1
  std::optional<hex::Cell> pointed;    ///< a stone whose group stands out
  std::optional<hex::Cell> cursor;     ///< the keyboard's
  QHash<hex::Cell, double> appearing;  ///< stones on their way, from 0 to 1

  [[nodiscard]] Seat at(hex::Cell cell) const { return stones[static_cast<std::size_t>(cell)]; }
};

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences.
[[nodiscard]] BygScene bygScene(const Match& match, const Look& look);
/// A made-up position: cells of both seats by name, with spaces between. Precondition: they exist.
[[nodiscard]] BygScene bygScene(int side, const QString& first, const QString& second, const Look& look);

/// Cells by name, with spaces between; what is no cell is left out.
[[nodiscard]] Cells bygCells(const hex::Grid& grid, const QString& names);

/// All groups on the board, in reading order of their first stones.
[[nodiscard]] std::vector<BygGroup> bygGroups(const BygScene& scene);
/// Empty cells beside a group, in reading order (BYG-4).
[[nodiscard]] Cells bygLiberties(const BygScene& scene, const BygGroup& group);

}  // namespace byways::app
