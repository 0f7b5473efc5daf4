// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_scene.h"

#include <nlohmann/json.hpp>

#include "app/board/facing.h"
#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

StoneScene stoneScene(const Match& match, const Look& look, const StoneScene& empty) {
  const Timeline& timeline = match.timeline();
  const hex::Grid& grid = empty.grid;
  StoneScene scene(grid.facing(hexFacing(match, look)), empty.picture);
  placeStones(scene, timeline.state().position());
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    scene.colours.append(look.seatColour(match.colourIndex(seat)));
  }
  scene.openTurn = timeline.state().turn_is_open() ? cellsNamed(grid, timeline.open_steps()) : Cells();
  scene.marks.lastTurn = placesOfLastTurn(
      match, [&grid](const QString& place) { return grid.find(place.toStdString()).has_value(); });
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
