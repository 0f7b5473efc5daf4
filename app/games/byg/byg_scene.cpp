// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_scene.h"

#include <algorithm>

#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

template <class Names>
Cells cellsOf(const hex::Grid& grid, const Names& names) {
  Cells cells;
  for (const std::string& name : names) {
    if (const std::optional<hex::Cell> cell = grid.find(name)) {
      cells.push_back(*cell);
    }
  }
  return cells;
}

// The latest finished turn that placed stones: lots, choices and resignations leave no trace on the board.
Cells lastTurn(const Timeline& timeline, const hex::Grid& grid) {
  const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
  const auto turn = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
    return !entry.unfinished && !cellsOf(grid, split_words(entry.text)).empty();
  });
  return turn != entries.rend() ? cellsOf(grid, split_words(turn->text)) : Cells();
}

}  // namespace

BygScene bygScene(const Match& match, const Look& look) {
  const Timeline& timeline = match.timeline();
  BygScene scene(timeline.setup().options.number("size"));
  const nlohmann::json position = timeline.state().position();
  for (const auto& [name, seat] : position.at("cells").items()) {
    if (const std::optional<hex::Cell> cell = scene.grid.find(name)) {
      scene.stones[static_cast<std::size_t>(*cell)] = seat.get<Seat>();
    }
  }
  scene.colours = {look.seatColour(match.colourIndex(1)), look.seatColour(match.colourIndex(2))};
  scene.openTurn = timeline.state().turn_is_open() ? cellsOf(scene.grid, timeline.open_steps()) : Cells();
  scene.lastTurn = lastTurn(timeline, scene.grid);
  scene.over = timeline.outcome().has_value();
  return scene;
}

BygScene bygScene(int side, const QString& first, const QString& second, const Look& look) {
  BygScene scene(side);
  scene.colours = {look.seatColour(0), look.seatColour(1)};
  for (const hex::Cell cell : bygCells(scene.grid, first)) {
    scene.stones[static_cast<std::size_t>(cell)] = 1;
  }
  for (const hex::Cell cell : bygCells(scene.grid, second)) {
    scene.stones[static_cast<std::size_t>(cell)] = 2;
  }
  return scene;
}

Cells bygCells(const hex::Grid& grid, const QString& names) {
  return cellsOf(grid, split_words(names.toStdString()));
}

std::vector<BygGroup> bygGroups(const BygScene& scene) {
  std::vector<BygGroup> groups;
  std::vector<bool> seen(scene.stones.size());
  for (hex::Cell start = 0; start < scene.grid.cells(); ++start) {
    const Seat seat = scene.at(start);
    if (seat == 0 || seen[static_cast<std::size_t>(start)]) {
      continue;
    }
    BygGroup group{seat, {start}};
    seen[static_cast<std::size_t>(start)] = true;
    for (std::size_t i = 0; i < group.cells.size(); ++i) {
      for (int d = 0; d < hex::kDirections; ++d) {
        const auto next = scene.grid.neighbour(group.cells[i], static_cast<hex::Direction>(d));
        if (next && scene.at(*next) == seat && !seen[static_cast<std::size_t>(*next)]) {
          seen[static_cast<std::size_t>(*next)] = true;
          group.cells.push_back(*next);
        }
      }
    }
    std::sort(group.cells.begin(), group.cells.end());
    groups.push_back(std::move(group));
  }
  return groups;
}

Cells bygLiberties(const BygScene& scene, const BygGroup& group) {
  Cells liberties;
  for (const hex::Cell cell : group.cells) {
    for (int d = 0; d < hex::kDirections; ++d) {
      const auto next = scene.grid.neighbour(cell, static_cast<hex::Direction>(d));
      if (next && scene.at(*next) == 0) {
        liberties.push_back(*next);
      }
    }
  }
  std::sort(liberties.begin(), liberties.end());
  liberties.erase(std::unique(liberties.begin(), liberties.end()), liberties.end());
  return liberties;
}

}  // namespace byways::app
