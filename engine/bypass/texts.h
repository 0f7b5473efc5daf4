// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/bypass/notation.h"
#include "engine/bypass/turns.h"
#include "engine/hex/grid.h"

// Hexes, links and steps of a board as text.

namespace byways::bypass {

using Places = std::vector<std::string>;

[[nodiscard]] inline std::string hex_name(int side, hex::Cell cell) { return hex::Grid(side).name(cell); }

/// A step as records write it. The reference stays valid: texts are cached, since turns are listed by the
/// million.
template <int Side>
[[nodiscard]] const std::string& text_of(StepKind kind, Link link) {
  static const auto texts_by_kind = [] {
    std::array<std::vector<std::string>, kStepKinds.size()> texts;
    for (const StepKind each : kStepKinds) {
      for (const Ends& hexes : Links<Side>::kTables.hexes) {
        texts[static_cast<std::size_t>(each)].push_back(
            write_step(each, hex_name(Side, hexes[0]), hex_name(Side, hexes[1])));
      }
    }
    return texts;
  }();
  return texts_by_kind[static_cast<std::size_t>(kind)][static_cast<std::size_t>(link)];
}

/// A whole turn as written.
template <int Side>
[[nodiscard]] std::string text_of(const FullTurn& turn) {
  std::string text = text_of<Side>(StepKind::Path, turn.path);
  text.append(" ").append(text_of<Side>(StepKind::Wall, turn.wall));
  if (turn.to_wall != kNoLink) {
    text.append(" ").append(text_of<Side>(StepKind::ToWall, turn.to_wall));
    text.append(" ").append(text_of<Side>(StepKind::ToPath, turn.to_path));
  }
  return text;
}

/// A link as a place on the board.
template <int Side>
[[nodiscard]] const std::string& place_of(Link link) {
  return text_of<Side>(StepKind::Path, link);
}

template <int Side>
[[nodiscard]] Places places_of(const typename Links<Side>::Set& links) {
  Places places;
  links.for_each([&](Link link) { places.push_back(place_of<Side>(link)); });
  return places;
}

template <int Side>
[[nodiscard]] Places hex_names(const typename hex::Board<Side>::Set& hexes) {
  Places names;
  hexes.for_each([&](hex::Cell cell) { names.push_back(hex_name(Side, cell)); });
  return names;
}

/// Parses a step. Precondition: read_step can read it, and its link exists.
template <int Side>
[[nodiscard]] Step step_of(std::string_view text) {
  const WrittenStep written = *read_step(text);
  const hex::Grid grid(Side);
  return {written.kind, Links<Side>::between(*grid.find(written.first), *grid.find(written.second))};
}

}  // namespace byways::bypass
