// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/overpass/colours.h"

namespace byways::overpass {

/// A placement as written; its node needn't exist.
struct WrittenPlacement {
  std::string node;
  Colour colour = kNoColour;  ///< kNoColour if none was named
};

/// "F3", "F3/red"; nothing for other texts.
[[nodiscard]] std::optional<WrittenPlacement> read_placement(std::string_view text);
[[nodiscard]] std::string write_placement(const WrittenPlacement& placement);

}  // namespace byways::overpass
