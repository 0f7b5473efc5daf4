// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "engine/highway/submission.h"

// Steps as records write them: `B2=L` and `C3=R` place tiles that turn left and right, `D4=X` a blockade,
// `E5=$` a robber; `ne` is the direction of travel, `-` none. Lots: `corners E9 A1`, `return 4 I1`.

namespace byways::highway {

using Places = std::vector<std::string>;

/// "A1" (HEX-1).
[[nodiscard]] std::string cell_name(Cell cell);
/// The names of the cells in reading order.
[[nodiscard]] Places cell_names(const Set& cells);
/// "e", "ne", "nw", "w", "sw", "se" (HEX-2); "-" for kStay.
[[nodiscard]] std::string direction_name(std::uint8_t direction);
/// The Direction with this name, or kStay for "-"; nothing for any other text.
[[nodiscard]] std::optional<std::uint8_t> find_direction(std::string_view name);
/// "L", "R", "X" or "$". Precondition: `kind` isn't PartKind::Go.
[[nodiscard]] std::string kind_name(PartKind kind);
/// The kind with this name; nothing if there is none.
[[nodiscard]] std::optional<PartKind> find_kind(char name);

/// A step as written. The cell needn't exist.
struct WrittenStep {
  PartKind kind = PartKind::Go;
  std::string cell = {};           ///< empty for Go
  std::uint8_t direction = kStay;  ///< for Go only
};

/// Nothing if `text` doesn't have the form of a step.
[[nodiscard]] std::optional<WrittenStep> read_step(std::string_view text);
[[nodiscard]] std::string write_step(const WrittenStep& step);
[[nodiscard]] std::string write_part(Part part);
/// The part that `text` means. Precondition: read_step can read `text`, and its cell exists.
[[nodiscard]] Part part_of(std::string_view text);

/// The parts in the order in which they were added.
[[nodiscard]] std::vector<std::string> write_parts(const Submission& submission);
/// The canonical text of a whole submission with these steps: the direction tiles in reading order, the
/// blockade, the robbers in reading order, the direction of travel.
[[nodiscard]] std::string write_turn(std::vector<std::string> steps);

/// The corners that the text of a lot names, by seat; the cells needn't exist. Nothing if `text` doesn't have
/// the form of this lot.
[[nodiscard]] std::optional<std::vector<std::string>> read_corners(std::string_view text);
[[nodiscard]] std::string write_corners(const std::vector<std::string>& corners);

/// The lot of a starting hex to return to.
struct WrittenReturn {
  Seat seat = kNobody;
  std::string cell;  ///< needn't exist
};

/// Nothing if `text` doesn't have the form of this lot.
[[nodiscard]] std::optional<WrittenReturn> read_return(std::string_view text);
[[nodiscard]] std::string write_return(Seat seat, const std::string& cell);

}  // namespace byways::highway
