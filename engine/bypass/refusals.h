// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/bypass/reasons.h"
#include "engine/bypass/texts.h"
#include "engine/bypass/witness.h"

// Why a step or the end of a turn isn't possible, in the order of the rules' numbers (TURN-5).

namespace byways::bypass {

namespace detail {

template <int Side>
Seat owner_of(const Position<Side>& position, Link link) {
  Seat owner = kNobody;
  for (int player = 0; player < position.players(); ++player) {
    if ((position.paths(player) | position.walls(player)).has(link)) {
      owner = player + 1;
    }
  }
  return owner;
}

// BYP-1: paths and walls need open links. By BYP-6, nothing else restricts where they are drawn.
template <int Side>
std::optional<Refusal> refusal_of_drawing(const Position<Side>& position, Step step) {
  const bool path = step.kind == StepKind::Path;
  if ((!path && step.kind != StepKind::Wall) || position.open().has(step.link)) {
    return std::nullopt;
  }
  const std::string& place = place_of<Side>(step.link);
  const Seat owner = owner_of(position, step.link);
  if (position.all_paths().has(step.link)) {
    return path ? path_on_path(place, owner) : wall_across_path(place, owner);
  }
  return path ? path_across_wall(place, owner) : wall_on_wall(place, owner);
}

// BYP-4: a turn has one path and one wall, and only then one swap.
template <int Side>
std::optional<Refusal> refusal_of_order(const Turn& turn, Step step) {
  const bool drawing = step.kind == StepKind::Path || step.kind == StepKind::Wall;
  const std::string& place = place_of<Side>(step.link);
  if (!drawing && !turn.has_path_and_wall()) {
    return swap_before_drawing({place});
  }
  if (!turn.has(step.kind)) {
    return std::nullopt;
  }
  const Places places{place, place_of<Side>(turn.link(step.kind))};
  if (!drawing) {
    return second_swap(places);
  }
  return step.kind == StepKind::Path ? second_path(places) : second_wall(places);
}

// BYP-5: only the player's own paths and walls can be swapped, and the second half of a swap can't use the
// link that the first half has changed. Steps that draw pass, because refusal_of_drawing and refusal_of_order
// have checked them.
template <int Side>
std::optional<Refusal> refusal_of_change(const Position<Side>& position, Step step) {
  if (position.legal(step.kind).has(step.link)) {
    return std::nullopt;
  }
  const Turn& turn = position.turn();
  const std::string& place = place_of<Side>(step.link);
  if (turn.link(StepKind::ToWall) == step.link || turn.link(StepKind::ToPath) == step.link) {
    return swapped_already(place);
  }
  return step.kind == StepKind::ToWall ? no_path_of_yours(place) : no_wall_of_yours(place);
}

}  // namespace detail

/// BYP-3, BYP-11: why `actor`, which may be any number, may not make or end a turn now. In Phase::Lot this
/// refuses chance, too: for the lot itself, ask refusal_of_lot.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_actor(const Position<Side>& position, Seat actor) {
  if (position.phase() == Phase::Over) {
    return game_is_over();
  }
  if (position.phase() == Phase::Lot) {
    return lot_is_due();
  }
  const Seat to_move = position.player() + 1;
  if (actor == to_move) {
    return std::nullopt;
  }
  return actor == kChance ? chance_is_not_due() : wrong_seat(to_move);
}

/// Why the lot may not name `starter`. Precondition: the seat exists.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_lot(const Position<Side>& position, Seat starter) {
  if (position.phase() != Phase::Lot) {
    return refusal_of_actor(position, kChance);
  }
  return position.has_left(starter - 1) ? std::optional(starter_has_left(starter)) : std::nullopt;
}

/// Why `actor` may not make a step.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_step(const Position<Side>& position, Seat actor,
                                                     const WrittenStep& written) {
  const hex::Grid grid(Side);
  const std::optional<hex::Cell> first = grid.find(written.first);
  const std::optional<hex::Cell> second = grid.find(written.second);
  if (!first || !second) {
    return no_such_hex(shorten(first ? written.second : written.first), Side);
  }
  if (position.phase() == Phase::Over) {
    return game_is_over();
  }
  const Step step{written.kind, Links<Side>::between(*first, *second)};
  if (step.link == kNoLink) {
    return not_adjacent(written.first, written.second);
  }
  if (auto refused = detail::refusal_of_drawing(position, step)) {
    return refused;
  }
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  if (auto refused = detail::refusal_of_order<Side>(position.turn(), step)) {
    return refused;
  }
  return detail::refusal_of_change(position, step);
}

/// Why `actor` may not end the turn.
template <int Side>
[[nodiscard]] std::optional<Refusal> refusal_of_end(const Position<Side>& position, Seat actor) {
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  const Turn& turn = position.turn();
  if (!turn.has_path_and_wall()) {
    if (turn.has(StepKind::Path)) {
      return wall_missing();
    }
    return turn.has(StepKind::Wall) ? path_missing() : nothing_drawn();
  }
  if (turn.is_half_swapped()) {
    const bool wall_is_missing = turn.has(StepKind::ToPath);
    const Link done = turn.link(wall_is_missing ? StepKind::ToPath : StepKind::ToWall);
    return half_a_swap(wall_is_missing, {place_of<Side>(done)});
  }
  if (position.has_loop()) {
    return loop(places_of<Side>(loop_links(position)));
  }
  if (position.has_isolation()) {
    return isolated(hex_names<Side>(cut_off_hexes(position)), places_of<Side>(wall_chain(position)));
  }
  return std::nullopt;
}

}  // namespace byways::bypass
