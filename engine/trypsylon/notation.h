// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/trypsylon/board.h"

// Steps as records write them: `c3` takes the card on that cell; `Nc-ne` pushes a card in from the north end
// of column c, with its pathway leading north-east; `W4-sw` pushes one in from the west end of row 4.

namespace byways::trypsylon {

/// A step as written. Its cell or end needn't exist on the board.
struct WrittenStep {
  enum class Kind { Lift, Insert };

  Kind kind = Kind::Lift;
  int column = 0;  ///< of a cell, or of the end of a column; from 1
  int row = 0;     ///< of a cell, or of the end of a row; from 1
  Side side = Side::North;
  Corner corner = Corner::NorthWest;

  [[nodiscard]] bool is_lift() const { return kind == Kind::Lift; }
  /// Precondition: Kind::Lift, and the cell exists.
  [[nodiscard]] Cell cell() const { return cell_at(column, row); }
  /// Precondition: Kind::Insert, and the end exists.
  [[nodiscard]] End end() const { return end_at(side, is_column(side) ? column : row); }
};

/// Nothing if `text` doesn't have the form of a step.
[[nodiscard]] std::optional<WrittenStep> read_step(std::string_view text);
/// Whether the text is a step that pushes a card in.
[[nodiscard]] bool is_insertion(std::string_view text);

/// "c3".
[[nodiscard]] std::string cell_name(Cell cell);
/// "Nc", "W4".
[[nodiscard]] std::string end_name(End end);
/// "nw", "ne", "se", "sw".
[[nodiscard]] std::string_view corner_name(Corner corner);
/// "Nc-ne".
[[nodiscard]] std::string write_insertion(End end, Corner corner);
[[nodiscard]] std::string write_insertion(std::string_view end, Corner corner);
/// The names in ascending order.
[[nodiscard]] std::vector<std::string> cell_names(Set cells);

/// The canonical text of a whole turn with these steps: first the cells, by column, then row; then the
/// insertions in the order given.
[[nodiscard]] std::string write_turn(std::vector<std::string> steps);

}  // namespace byways::trypsylon
