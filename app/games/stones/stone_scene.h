// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QMap>
#include <QString>

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <utility>

#include "app/board/hex_shapes.h"
#include "engine/core/refusal.h"
#include "engine/core/seat.h"

namespace byways::app {

class Look;
class Match;

/// Everything that a picture of stones on hexagonal cells shows, without saying how. A plain value: the
/// table, thumbnails and the rules page fill in what they need. A game that shows more derives from it.
struct StoneScene {
  /// The empty board. `boardPicture` is the name of its picture in boards/.
  StoneScene(const hex::Grid& board, QString boardPicture)
      : grid(board), picture(std::move(boardPicture)), stones(static_cast<std::size_t>(board.cells()), 0) {}

  hex::Grid grid;
  QString picture;
  std::vector<Seat> stones;  ///< by cell, 0 where it is empty
  QList<QColor> colours;     ///< by seat from 0
  Cells lastTurn;            ///< the stones of the turn before
  Cells openTurn;            ///< stones that can still be taken back
  bool over = false;

  Cells legal;                        ///< places to show with a dot
  std::optional<hex::Cell> ghost;     ///< where `ghostSeat` would place a stone
  Seat ghostSeat = 0;                 ///< the seat to move
  std::optional<hex::Cell> refused;   ///< the place of a step that isn't possible
  Cells provingStones;                ///< the stones of this turn that make it so
  Cells provingGroups;                ///< and those that lay there before
  bool softly = false;                ///< it is only pointed at: no signs
  double shake = 0;                   ///< how far the refused mark is pushed aside, from -1 to 1
  std::optional<hex::Cell> cursor;    ///< the keyboard's
  QMap<hex::Cell, double> appearing;  ///< stones on their way, from 0 to 1

  [[nodiscard]] Seat at(hex::Cell cell) const { return stones[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] const QColor& colour(Seat seat) const { return colours[seat - 1]; }
  /// Shows a refusal: its first empty cell as the place, its stones as the reason. Returns whether there is
  /// an empty cell; without one nothing changes.
  bool refuse(const Refusal& refusal);
};

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences. The game's State
/// has "cells" in its position, seats by the cell's name, and writes a turn as the cells of its stones.
[[nodiscard]] StoneScene stoneScene(const Match& match, const Look& look, const hex::Grid& grid,
                                    const QString& picture);
/// Puts the stones there that a position has in its "cells".
void placeStones(StoneScene& scene, const nlohmann::json& position);

}  // namespace byways::app
