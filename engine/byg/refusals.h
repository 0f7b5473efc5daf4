// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/byg/position.h"
#include "engine/byg/reasons.h"
#include "engine/byg/texts.h"

// Which rule of Byg a step breaks. The rules themselves are those of Position.

namespace byways::byg {

/// BYG-1 to BYG-3 and BYG-9: why `actor` may not act at all now. `due` is the seat to move.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_actor(const Position<Side>& position, Seat due, Seat actor) {
  if (position.phase() == Phase::Over) {
    return game_is_over();
  }
  if (actor == due) {
    return std::nullopt;
  }
  switch (position.phase()) {
    case Phase::Lot:
      return lot_is_due();
    case Phase::Choice:
      return wrong_seat_to_choose(due);
    case Phase::Opening:
      return actor == kChance ? chance_is_not_due(true) : wrong_seat_to_open(due);
    default:
      return actor == kChance ? chance_is_not_due(false) : wrong_seat(due);
  }
}

/// The cells of the stones placed in this turn.
template <int Side>
[[nodiscard]] typename Position<Side>::Set turn_stones(const Position<Side>& position) {
  typename Position<Side>::Set stones;
  for (int i = 0; i < position.placed(); ++i) {
    stones.add(position.placed_at(i));
  }
  return stones;
}

/// BYG-2 and BYG-5 to BYG-8: why the next stone may not go on `cell`. `turn_start` is the position without
/// the stones of this turn. Precondition: Phase::Opening or Phase::Play.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_cell(const Position<Side>& position,
                                                     const Position<Side>& turn_start, hex::Cell cell) {
  using Set = typename Position<Side>::Set;
  const auto& neighbours = hex::Board<Side>::kTables.neighbours;
  const std::string name = name_of(Side, cell);
  const bool opening = position.phase() == Phase::Opening;
  if (!position.empty().has(cell)) {
    return filled(name, opening);
  }
  if (position.placed() == position.limit()) {
    return opening ? second_opening_stone(name) : too_many(name, position.limit());
  }
  if (position.placeable().has(cell)) {
    return std::nullopt;
  }
  const Set beside = turn_stones(position) & neighbours[cell];
  if (!beside.empty()) {
    Set places = beside;
    places.add(cell);
    return adjacent(name, names_of(Side, beside).front(), names_of(Side, places));
  }
  // The only remaining reason is BYG-7: some group from before the turn touches both this cell and a stone of
  // the turn.
  const Set before = turn_start.stones(position.player());
  Set places;
  (before & neighbours[cell]).for_each([&](hex::Cell stone) {
    const Set group = hex::connected<Side>(stone, before);
    turn_stones(position).for_each([&](hex::Cell grown_by) {
      if (!(group & neighbours[grown_by]).empty()) {
        places |= group;
        places.add(grown_by);
      }
    });
  });
  places.add(cell);
  return grows_twice(name, names_of(Side, places));
}

}  // namespace byways::byg
