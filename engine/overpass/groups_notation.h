// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/overpass/groups_position.h"

namespace byways::overpass {

/// A step as written; its spaces needn't exist.
struct WrittenGroupsStep {
  std::string from;
  std::string to;
  std::vector<std::string> brought_in;
};

/// "h0>k1", "m1>k1+h0"; nothing for other texts. Full House uses the same notation.
[[nodiscard]] std::optional<WrittenGroupsStep> read_groups_step(std::string_view text);

/// The step as the record writes it. Pieces that are brought in are in the order of the board.
[[nodiscard]] std::string write_groups_step(WrittenGroupsStep written);

/// The step that is meant; nothing if a space doesn't exist, or if the spaces of the pieces brought in are
/// out of order.
[[nodiscard]] std::optional<GroupsStep> step_of(const WrittenGroupsStep& written);

/// The step as the record writes it.
[[nodiscard]] std::string text_of(const GroupsStep& step);

}  // namespace byways::overpass
