// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/trypsylon/board.h"

namespace byways::trypsylon {

/// The cards on all cells, as four bit sets. A cell of the board in neither `face_down` nor `face_up` is
/// vacant.
struct Cards {
  Set face_down = 0;
  Set face_up = 0;
  Set low = 0;   ///< the cards face up whose Corner has its lower bit set
  Set high = 0;  ///< the cards face up whose Corner has its upper bit set

  constexpr bool operator==(const Cards&) const = default;

  /// The cards face up whose pathway leads into `corner`.
  [[nodiscard]] constexpr Set with(Corner corner) const {
    const auto number = static_cast<unsigned>(corner);
    return face_up & ((number & 1U) != 0 ? low : ~low) & ((number & 2U) != 0 ? high : ~high);
  }
  /// Precondition: the card on `cell` is face up.
  [[nodiscard]] constexpr Corner corner(Cell cell) const {
    return static_cast<Corner>((has(low, cell) ? 1U : 0U) | (has(high, cell) ? 2U : 0U));
  }

  constexpr void clear(Cell cell) {
    face_down &= ~bit(cell);
    face_up &= ~bit(cell);
    low &= ~bit(cell);
    high &= ~bit(cell);
  }
  /// Precondition: the cell is vacant.
  constexpr void put_face_down(Cell cell) { face_down |= bit(cell); }
  /// Precondition: the cell is vacant.
  constexpr void put(Cell cell, Corner corner) {
    const auto number = static_cast<std::uint64_t>(corner);
    face_up |= bit(cell);
    low |= (number & 1U) << static_cast<unsigned>(cell);
    high |= (number >> 1U) << static_cast<unsigned>(cell);
  }
};

/// The ends where a card may be pushed in with these vacancies, as bits by End (TRY-3).
[[nodiscard]] constexpr std::uint32_t open_ends(Board board, Set vacancies) {
  std::uint32_t lines = 0;
  std::uint32_t closed = 0;
  for_each(vacancies, [&](Cell cell) {
    lines |= board.tables().ends[static_cast<std::size_t>(cell)];
    closed |= board.tables().ends_here[static_cast<std::size_t>(cell)];
  });
  return lines & ~closed;
}

/// The vacancy that a push at `end` fills: the nearest one in its row or column. Precondition: there is one.
[[nodiscard]] constexpr Cell filled_by(Board board, Set vacancies, End end) {
  const Set in_line = vacancies & board.tables().line[static_cast<std::size_t>(end)];
  const Side side = side_of(end);
  return side == Side::North || side == Side::East ? 63 - std::countl_zero(in_line)
                                                   : std::countr_zero(in_line);
}

/// Pushes a card in (TRY-3). Precondition: `end` is in open_ends of the vacancies of `cards`.
constexpr void push(Board board, Cards& cards, End end, Corner corner) {
  // By side, how far a cell's bit rotates left when its card moves away from that side.
  constexpr std::array<int, 4> kTurn{64 - kNorthStep, 64 - kEastStep, kNorthStep, kEastStep};
  const Set vacancies = board.tables().all & ~(cards.face_down | cards.face_up);
  const auto side = static_cast<std::size_t>(side_of(end));
  const auto filled = static_cast<std::size_t>(filled_by(board, vacancies, end));
  const Cell entry = board.tables().entry[static_cast<std::size_t>(end)];
  const Set span = board.tables().span[side][filled];
  const Set moved = span & ~bit(entry);
  for (Set* const plane : {&cards.face_down, &cards.face_up, &cards.low, &cards.high}) {
    *plane = (*plane & ~span) | (std::rotl(*plane, kTurn[side]) & moved);
  }
  cards.put(entry, corner);
}

}  // namespace byways::trypsylon
