// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/report.h"

#include <algorithm>

namespace byways::highway {

namespace {

struct Recorder : Companion {
  int round = 1;
  bool bounced_at_start = false;
  std::vector<JourneyCell> cells;

  void bounce(Cell) { (cells.empty() ? bounced_at_start : cells.back().bounced) = true; }
  void enter(Cell cell, Direction heading) {
    Set one;
    one.add(cell);
    cells.push_back({cell_name(cell), direction_name(heading), "", false, points_for(round, one)});
  }
  void turn(bool left) { cells.back().tile = kind_name(left ? PartKind::Left : PartKind::Right); }
};

// Removes what only the traveller may know.
void keep_secrets(JourneyReport& journey) {
  journey.bounced_at_start = false;
  if (!journey.cells.empty()) {
    journey.direction = journey.cells.front().heading;
    return;
  }
  journey.direction.clear();
  journey.stop.reset();
  journey.heading.clear();
  journey.ahead.clear();
}

std::string tile_on(const Tiles& tiles, Cell cell) {
  if (tiles.left.has(cell)) {
    return kind_name(PartKind::Left);
  }
  return tiles.right.has(cell) ? kind_name(PartKind::Right) : "";
}

void report_tiles(const Position& before, const Placing& placing, RoundReport& report) {
  const Tiles& was = before.tiles();
  const Tiles& is = placing.after;
  ((is.left - was.left) | (is.right - was.right) | is.blockades).for_each([&](Cell cell) {
    const std::string kind = is.blockades.has(cell) ? kind_name(PartKind::Blockade) : tile_on(is, cell);
    report.placed.push_back({cell_name(cell), kind, tile_on(was, cell)});
  });
  placing.failed.for_each([&](Cell cell) {
    FailedTiles failed{cell_name(cell), {}};
    const auto add = [&](const Set& cells, PartKind kind) {
      if (cells.has(cell)) {
        failed.kinds.push_back(kind_name(kind));
      }
    };
    add(placing.left, PartKind::Left);
    add(placing.right, PartKind::Right);
    add(placing.blockades, PartKind::Blockade);
    report.failed.push_back(failed);
  });
  report.blockades = cell_names(is.blockades);
}

// A player's last cell in a round, which `after` no longer has for those sent back.
Cell end_of(const Position& before, const Tiles& tiles, int player) {
  Companion alone;
  return travel(tiles, has_rubber_walls(before.round()), before.cell(player),
                before.submission(player).direction(), alone)
      .end;
}

void report_collisions(const Position& before, const Position& after, const Tiles& tiles,
                       RoundReport& report) {
  std::array<std::vector<Seat>, kCells> seats_on;
  for (int player = 0; player < before.players(); ++player) {
    seats_on.at(static_cast<std::size_t>(end_of(before, tiles, player))).push_back(player + 1);
  }
  for (std::size_t cell = 0; cell < seats_on.size(); ++cell) {
    if (seats_on.at(cell).size() < 2) {
      continue;
    }
    const std::string name = cell_name(static_cast<Cell>(cell));
    report.collisions.push_back({name, seats_on.at(cell)});
    for (const Seat seat : after.phase() == Phase::Over ? std::vector<Seat>() : seats_on.at(cell)) {
      const bool by_lot = after.awaits_return(seat - 1);
      report.home_comings.push_back({seat, name, by_lot ? "" : cell_name(after.home(seat - 1)), by_lot});
    }
  }
  std::sort(report.home_comings.begin(), report.home_comings.end(),
            [](const HomeComing& a, const HomeComing& b) {
              return a.by_lot == b.by_lot ? a.seat < b.seat : b.by_lot;
            });
}

std::string piece_of(const std::string& kind) {
  if (kind == kind_name(PartKind::Blockade)) {
    return "blockade";
  }
  return kind == kind_name(PartKind::Left) ? "left" : "right";
}

Change turned_tile(const std::string& kind, const std::string& cell) {
  return {.kind = Change::Kind::Turned, .piece = piece_of(kind), .from = cell, .to = cell};
}

Change appeared(const std::string& kind, const std::string& cell) {
  return {.kind = Change::Kind::Appeared, .piece = piece_of(kind), .from = "", .to = cell};
}

Change vanished(const std::string& kind, const std::string& cell) {
  return {.kind = Change::Kind::Vanished, .piece = piece_of(kind), .from = cell, .to = ""};
}

}  // namespace

JourneyReport journey_of(const Position& position, int player, const Tiles& tiles, std::uint8_t direction) {
  Recorder recorder;
  recorder.round = position.round();
  const Trip trip =
      travel(tiles, has_rubber_walls(position.round()), position.cell(player), direction, recorder);
  JourneyReport journey;
  journey.seat = player + 1;
  journey.start = cell_name(position.cell(player));
  journey.direction = direction_name(direction);
  journey.bounced_at_start = recorder.bounced_at_start;
  journey.cells = std::move(recorder.cells);
  journey.stop = trip.stop;
  journey.heading = trip.stop == Stop::NoDirection ? "" : direction_name(trip.heading);
  journey.ahead = trip.ahead == kOff ? "" : cell_name(trip.ahead);
  journey.points = points_for(position.round(), trip.visited);
  return journey;
}

RoundReport report_of(const Position& before, const Position& after) {
  const Placing placing = place_tiles(before);
  RoundReport report;
  report.round = before.round();
  report_tiles(before, placing, report);
  for (int player = 0; player < before.players(); ++player) {
    JourneyReport journey = journey_of(before, player, placing.after, before.submission(player).direction());
    keep_secrets(journey);
    report.scores.push_back(after.score(player));
    report.points.push_back(after.score(player) - before.score(player));
    report.robberies.push_back(report.points.back() - journey.points);
    report.journeys.push_back(std::move(journey));
  }
  report_collisions(before, after, placing.after, report);
  return report;
}

Transition changes_of(const RoundReport& report) {
  Transition changes;
  for (const PlacedTile& tile : report.placed) {
    if (!tile.replaced.empty() && tile.kind != kind_name(PartKind::Blockade)) {
      changes.push_back(turned_tile(tile.kind, tile.cell));
      continue;
    }
    if (!tile.replaced.empty()) {
      changes.push_back(vanished(tile.replaced, tile.cell));
    }
    changes.push_back(appeared(tile.kind, tile.cell));
  }
  bool moving = true;
  for (std::size_t i = 0; moving; ++i) {
    moving = false;
    for (const JourneyReport& journey : report.journeys) {
      if (i < journey.cells.size()) {
        moving = true;
        const std::string& from = i == 0 ? journey.start : journey.cells[i - 1].cell;
        changes.push_back(moved_player(journey.seat, from, journey.cells[i].cell));
      }
    }
  }
  for (const std::string& cell : report.blockades) {
    changes.push_back(vanished(kind_name(PartKind::Blockade), cell));
  }
  for (const HomeComing& home : report.home_comings) {
    if (!home.by_lot && home.from != home.to) {
      changes.push_back(moved_player(home.seat, home.from, home.to));
    }
  }
  return changes;
}

Transition reversal_of(const Position& position) {
  Transition changes;
  (position.tiles().left | position.tiles().right).for_each([&](Cell cell) {
    changes.push_back(turned_tile(tile_on(position.tiles(), cell), cell_name(cell)));
  });
  return changes;
}

Change moved_player(Seat seat, const std::string& from, const std::string& to) {
  return {.kind = Change::Kind::Moved, .piece = "player", .from = from, .to = to, .owner = seat};
}

}  // namespace byways::highway
