// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/challenges/crooked_position.h"

namespace byways::challenges {

/// A jump or leap as written; its nodes needn't exist.
struct WrittenJump {
  std::string from;
  std::string removed;
  std::string to;
};

/// "D7>C7>B0": start, removed piece, landing; nothing for other texts.
[[nodiscard]] std::optional<WrittenJump> read_jump(std::string_view text);

[[nodiscard]] std::string write_jump(const WrittenJump& written);

/// The place of the piece that a step of any challenge moves; empty if `step` isn't such a step.
[[nodiscard]] std::string moved_by(std::string_view step);

/// The jump that is meant; nothing if a node doesn't exist.
[[nodiscard]] std::optional<Jump> jump_of(const WrittenJump& written);

/// The jump as the record writes it.
[[nodiscard]] std::string text_of(const Jump& jump);

}  // namespace byways::challenges
