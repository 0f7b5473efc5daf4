// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_notation.h"

#include "engine/overpass/drawing.h"

namespace byways::overpass {

std::optional<WrittenPlacement> read_placement(std::string_view text) {
  const std::size_t slash = text.find('/');
  WrittenPlacement written{std::string(text.substr(0, slash)), kNoColour};
  if (slash != std::string_view::npos) {
    const std::optional<Colour> colour = colour_named(text.substr(slash + 1));
    if (!colour) {
      return std::nullopt;
    }
    written.colour = *colour;
  }
  return is_place_id(written.node, 'A') ? std::optional(written) : std::nullopt;
}

std::string write_placement(const WrittenPlacement& placement) {
  return placement.colour == kNoColour ? placement.node
                                       : (placement.node + '/').append(name_of(placement.colour));
}

}  // namespace byways::overpass
