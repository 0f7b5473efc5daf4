// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/overpass/over_pass_position.h"

namespace byways::overpass {

/// A move as written; its nodes needn't exist.
struct WrittenMove {
  MoveKind kind = MoveKind::OverPass;
  std::string first;
  std::string second;  ///< empty for an exit
};

/// "C0>E1", "C0-D0", "C0=F2", "J3>home"; nothing for other texts.
[[nodiscard]] std::optional<WrittenMove> read_move(std::string_view text);

/// The move as the record writes it. For a trade, the node that comes first on the board is written first.
[[nodiscard]] std::string write_move(const WrittenMove& written);

/// The move; nothing if a node doesn't exist or a trade's nodes are in the wrong order.
[[nodiscard]] std::optional<Move> move_of(const WrittenMove& written);

/// The move as the record writes it.
[[nodiscard]] std::string text_of(const Move& move);

}  // namespace byways::overpass
