// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_scene.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

// The latest finished turn that placed stones: lots, choices and resignations leave no trace on the board.
Cells lastTurn(const Timeline& timeline, const hex::Grid& grid) {
  const Entries entries = timeline.entries_until(timeline.cursor());
  const auto turn = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
    return !entry.unfinished && !cellsNamed(grid, split_words(entry.text)).empty();
  });
  return turn != entries.rend() ? cellsNamed(grid, split_words(turn->text)) : Cells();
}

}  // namespace

StoneScene stoneScene(const Match& match, const Look& look, const hex::Grid& grid, const QString& picture) {
  const Timeline& timeline = match.timeline();
  StoneScene scene(grid, picture);
  placeStones(scene, timeline.state().position());
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    scene.colours.append(look.seatColour(match.colourIndex(seat)));
  }
  scene.openTurn = timeline.state().turn_is_open() ? cellsNamed(grid, timeline.open_steps()) : Cells();
  scene.lastTurn = lastTurn(timeline, grid);
  scene.over = timeline.outcome().has_value();
  return scene;
}

void placeStones(StoneScene& scene, const nlohmann::json& position) {
  for (const auto& [name, seat] : position.at("cells").items()) {
    if (const std::optional<hex::Cell> cell = scene.grid.find(name)) {
      scene.stones[static_cast<std::size_t>(*cell)] = seat.get<Seat>();
    }
  }
}

}  // namespace byways::app
