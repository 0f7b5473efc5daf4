// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bypass/step.h"

// Steps as records write them: `A1-A2` draws a path, `B2|C3` a wall, `D4-E5>|` changes a path into a wall,
// `E2|E3>-` a wall into a path. As a place on the board, a link is always written `A1-A2`.

namespace byways::bypass {

/// A step as written. The hexes needn't exist.
struct WrittenStep {
  StepKind kind = StepKind::Path;
  std::string first;
  std::string second;
};

/// Nothing if `text` does not have the form of a step, or if its hexes aren't in reading order.
[[nodiscard]] std::optional<WrittenStep> read_step(std::string_view text);

/// The text of a step on the link between the hexes `first` and `second`.
[[nodiscard]] std::string write_step(StepKind kind, std::string_view first, std::string_view second);

/// The canonical text of a whole turn with these steps: path, wall, `>|`, `>-`.
[[nodiscard]] std::string write_turn(std::vector<std::string> steps);

}  // namespace byways::bypass
