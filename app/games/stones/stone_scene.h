// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QMap>
#include <QString>

#include <nlohmann/json_fwd.hpp>
#include <utility>

#include "app/board/hex_shapes.h"
#include "app/board/marks.h"
#include "engine/core/seat.h"

namespace byways::app {

class Look;
class Match;

/// Everything that a picture of stones on hexagonal cells shows, without saying how. A plain value: the
/// table, thumbnails and the rules page fill in what they need. A rule set that shows more derives a scene
/// from it.
struct StoneScene {
  /// The empty board. `boardPicture` is the name of its picture in boards/.
  StoneScene(const hex::Grid& board, QString boardPicture)
      : grid(board), picture(std::move(boardPicture)), stones(static_cast<std::size_t>(board.cells()), 0) {}

  hex::Grid grid;
  QString picture;
  std::vector<Seat> stones;  ///< the seat of the stone on each cell; 0 on empty cells
  QList<QColor> colours;     ///< by seat from 0
  Cells openTurn;            ///< stones that can still be taken back
  bool over = false;

  BoardMarks marks;                   ///< `pointed` gets a ghost stone
  Seat ghostSeat = 0;                 ///< the seat of the ghost stone, which is to move; 0 for none
  QMap<hex::Cell, double> appearing;  ///< stones being placed, from 0 to 1

  [[nodiscard]] Seat at(hex::Cell cell) const { return stones[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] const QColor& colour(Seat seat) const { return colours[seat - 1]; }
};

/// The position at the match's cursor on the board `empty`, with nothing that depends on mouse, keys or
/// preferences. Precondition: State::position has a member "cells" with the seats by the names of cells, and
/// a turn is written as the cells of its stones.
[[nodiscard]] StoneScene stoneScene(const Match& match, const Look& look, const StoneScene& empty);
/// Sets the scene's stones to those in the position's "cells".
void placeStones(StoneScene& scene, const nlohmann::json& position);

}  // namespace byways::app
