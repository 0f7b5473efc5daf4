// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/refusals.h"

#include "engine/hex/grid.h"
#include "engine/highway/control.h"

namespace byways::highway {

namespace {

std::optional<Cell> find_cell(const std::string& name) { return hex::Grid(Hexes::kSide).find(name); }

Seat seat_on(const Position& position, Cell cell) {
  Seat seat = kNobody;
  for (int player = 0; player < position.players(); ++player) {
    // Players about to return no longer stand there (HWY-15).
    if (!position.awaits_return(player) && position.cell(player) == cell) {
      seat = player + 1;
    }
  }
  return seat;
}

Places with_cell(const Set& cells, Cell cell) {
  Places places{cell_name(cell)};
  for (const std::string& other : cell_names(cells)) {
    if (other != places.front()) {
      places.push_back(other);
    }
  }
  return places;
}

// HWY-2: the limit for each kind.
std::optional<Refusal> refusal_of_number(const Submission& so_far, Part part) {
  switch (part.kind) {
    case PartKind::Left:
    case PartKind::Right: {
      const Set direction_tiles = so_far.cells(PartKind::Left) | so_far.cells(PartKind::Right);
      return direction_tiles.count() == Submission::kMostDirectionTiles
                 ? std::optional(third_direction_tile(with_cell(direction_tiles, part.place)))
                 : std::nullopt;
    }
    case PartKind::Blockade: {
      const Set blockades = so_far.cells(PartKind::Blockade);
      return blockades.count() == Submission::kMostBlockades
                 ? std::optional(second_blockade(with_cell(blockades, part.place)))
                 : std::nullopt;
    }
    case PartKind::Robber: {
      const Set robbers = so_far.cells(PartKind::Robber);
      return robbers.count() == Submission::kMostRobbers
                 ? std::optional(third_robber(with_cell(robbers, part.place)))
                 : std::nullopt;
    }
    case PartKind::Go:
      break;
  }
  return so_far.has_direction() ? std::optional(second_direction()) : std::nullopt;
}

// Round 3: refuses `cell` because a player blocks the line of sight to it, or because no line leads there.
Refusal refusal_of_sight(const Position& position, Cell own, Cell cell) {
  for (int d = 0; d < kDirections; ++d) {
    const auto direction = static_cast<Direction>(d);
    if (Hexes::kTables.ray[own][direction].has(cell)) {
      const Cell blocker = first_seen(position.occupied(), own, direction);
      return behind_player(cell_name(cell), cell_name(blocker), seat_on(position, blocker));
    }
  }
  return out_of_line(cell_name(cell), cell_name(own));
}

// Round 5: refuses `cell`, and names the nearest to it of the other players, who is as near as `player` or
// nearer.
Refusal refusal_of_closeness(const Position& position, int player, Cell cell) {
  int rival = player;
  for (int other = 0; other < position.players(); ++other) {
    const auto distance = [&](int from) {
      return hex::distance(Hexes::kTables.axial[position.cell(from)], Hexes::kTables.axial[cell]);
    };
    const bool closer = distance(other) < distance(rival);
    if (other != player && (rival == player || closer)) {
      rival = other;
    }
  }
  return not_closest(cell_name(cell), cell_name(position.cell(rival)), rival + 1);
}

// HWY-4: controlled cells only.
std::optional<Refusal> refusal_of_control(const Position& position, Cell cell) {
  const int player = position.player();
  if (controlled_cells(position, player).has(cell)) {
    return std::nullopt;
  }
  const Cell own = position.cell(player);
  switch (position.round()) {
    case 3:
      return refusal_of_sight(position, own, cell);
    case 5:
      return refusal_of_closeness(position, player, cell);
    default:
      return too_far(cell_name(cell), cell_name(own));
  }
}

// HWY-5: where tiles may lie.
std::optional<Refusal> refusal_of_tile(const Position& position, const Submission& so_far, Part part) {
  const std::string cell = cell_name(part.place);
  if (part.place == position.cell(position.player())) {
    return own_cell(cell);
  }
  if (const Seat seat = seat_on(position, part.place); seat != kNobody) {
    return player_there(cell, seat);
  }
  if (part.kind == PartKind::Blockade && kGeometry.corners.has(part.place)) {
    return blockade_on_corner(cell);
  }
  return so_far.tiles().has(part.place) ? std::optional(own_tile_there(cell)) : std::nullopt;
}

// HWY-13: when and where there may be robbers.
std::optional<Refusal> refusal_of_robber(const Position& position, const Submission& so_far, Part part) {
  const std::string cell = cell_name(part.place);
  if (position.round() != 5) {
    return no_robbers_now(position.round());
  }
  if (const Seat seat = seat_on(position, part.place); seat != kNobody) {
    return robber_on_player(cell, seat);
  }
  return so_far.cells(PartKind::Robber).has(part.place) ? std::optional(robber_twice(cell)) : std::nullopt;
}

}  // namespace

std::optional<Refusal> refusal_of_actor(const Position& position, Seat actor) {
  switch (position.phase()) {
    case Phase::Setup:
      return corners_are_due();
    case Phase::Return:
      return return_is_due(position.player() + 1);
    case Phase::Over:
      return game_is_over();
    case Phase::Submit:
      break;
  }
  const Seat to_move = position.player() + 1;
  if (actor == to_move) {
    return std::nullopt;
  }
  return actor == kChance ? chance_is_not_due() : wrong_seat(to_move);
}

std::optional<Refusal> refusal_of_step(const Position& position, Seat actor, const WrittenStep& written) {
  Part part{written.kind, written.direction};
  if (written.kind != PartKind::Go) {
    const std::optional<Cell> cell = find_cell(written.cell);
    if (!cell) {
      return no_such_cell(shorten(written.cell));
    }
    part.place = static_cast<std::uint8_t>(*cell);
  }
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  const Submission& so_far = position.submission(position.player());
  if (auto refused = refusal_of_number(so_far, part)) {
    return refused;
  }
  if (part.kind == PartKind::Go) {
    return std::nullopt;
  }
  if (auto refused = refusal_of_control(position, part.place)) {
    return refused;
  }
  return part.kind == PartKind::Robber ? refusal_of_robber(position, so_far, part)
                                       : refusal_of_tile(position, so_far, part);
}

std::optional<Refusal> refusal_of_end(const Position& position, Seat actor) {
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  return position.submission(position.player()).has_direction() ? std::nullopt
                                                                : std::optional(direction_missing());
}

std::optional<Refusal> refusal_of_corners(const Position& position, const std::vector<std::string>& corners) {
  for (const std::string& corner : corners) {
    if (!find_cell(corner)) {
      return no_such_cell(shorten(corner));
    }
  }
  if (position.phase() != Phase::Setup) {
    return position.phase() == Phase::Over ? game_is_over() : corners_are_settled();
  }
  if (corners.size() != static_cast<std::size_t>(position.players())) {
    return wrong_number_of_corners(static_cast<int>(corners.size()), position.players());
  }
  Set given;
  for (const std::string& corner : corners) {
    const Cell cell = *find_cell(corner);
    if (!kGeometry.corners.has(cell)) {
      return not_a_corner(corner);
    }
    if (given.has(cell)) {
      return corner_twice(corner);
    }
    given.add(cell);
  }
  return std::nullopt;
}

std::optional<Refusal> refusal_of_return(const Position& position, const WrittenReturn& written) {
  const std::optional<Cell> cell = find_cell(written.cell);
  if (!cell) {
    return no_such_cell(shorten(written.cell));
  }
  if (position.phase() == Phase::Over) {
    return game_is_over();
  }
  if (position.phase() == Phase::Setup) {
    return corners_are_due();
  }
  if (position.phase() != Phase::Return) {
    return no_return_is_due();
  }
  if (written.seat != position.player() + 1) {
    return wrong_return(position.player() + 1);
  }
  if (!kGeometry.corners.has(*cell)) {
    return not_a_starting_hex(written.cell);
  }
  return position.free_homes().has(*cell)
             ? std::nullopt
             : std::optional(starting_hex_taken(written.cell, seat_on(position, *cell)));
}

}  // namespace byways::highway
