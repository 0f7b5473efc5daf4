// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/seat.h"

namespace byways::overpass {

/// One of the four colours, 0…3 in the order of their turns.
using Colour = int;

inline constexpr int kColours = 4;
inline constexpr int kPiecesEach = 10;
inline constexpr Colour kNoColour = -1;
inline constexpr int kMostPlayers = 4;
static_assert(kMostPlayers <= kMostSeats,
              "Over-Pass: a table has at most kMostSeats seats (engine/core/seat.h)");
inline constexpr std::array<std::string_view, kColours> kColourNames{"white", "black", "red", "blue"};

/// The name of a colour. Precondition: it isn't kNoColour.
[[nodiscard]] constexpr std::string_view name_of(Colour colour) {
  return kColourNames[static_cast<std::size_t>(colour)];
}

[[nodiscard]] constexpr std::optional<Colour> colour_named(std::string_view name) {
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (name_of(colour) == name) {
      return colour;
    }
  }
  return std::nullopt;
}

/// The number of colours in a game of `players` players; with two players, each has two colours.
[[nodiscard]] constexpr int colours_of(int players) { return players == 3 ? 3 : kColours; }

/// The corner in which the pieces of each colour start. Corners are numbered clockwise from the lower left
/// one.
/// @{
inline constexpr std::array<int, kColours> kOverPassCorners{0, 1, 2, 3};
inline constexpr std::array<int, kColours> kGroupsCorners{2, 1, 0, 3};
/// @}

/// The player who owns a colour: 0…players-1.
[[nodiscard]] constexpr int owner_of(Colour colour, int players) {
  return players == 2 ? colour % 2 : colour;
}

}  // namespace byways::overpass
