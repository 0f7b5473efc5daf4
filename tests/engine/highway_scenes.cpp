// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/highway_scenes.h"

#include <stdexcept>

#include "engine/core/entry.h"
#include "engine/hex/grid.h"

namespace byways::test {

using highway::Cell;
using highway::HighwayState;
using highway::Position;
using highway::RoundEnd;
using highway::Set;

namespace {

void throw_if_refused(const std::optional<Refusal>& refused, const std::string& step) {
  if (refused) {
    throw std::invalid_argument(step + ": " + refused->message);
  }
}

}  // namespace

Cell cell_at(const std::string& name) {
  const auto cell = hex::Grid(highway::Hexes::kSide).find(name);
  if (!cell) {
    throw std::invalid_argument("no cell " + name);
  }
  return *cell;
}

Set cells_at(const Texts& names) {
  Set cells;
  for (const std::string& name : names) {
    cells.add(cell_at(name));
  }
  return cells;
}

Position position_of(const HighwayScene& scene) {
  Position position(static_cast<int>(scene.cells.size()));
  std::array<Cell, highway::kMostPlayers> homes = highway::Hexes::kTables.corners;
  for (std::size_t i = 0; i < scene.homes.size(); ++i) {
    homes.at(i) = cell_at(scene.homes[i]);
  }
  // Rounds before the scene, with arbitrary outcomes; the scene's round itself hasn't begun.
  position.place(homes);
  RoundEnd end_on_cells;
  for (std::size_t i = 0; i < scene.cells.size(); ++i) {
    end_on_cells.cells.at(i) = cell_at(scene.cells[i]);
  }
  if (scene.round == 1) {
    // There is no earlier round to play: just puts everybody on their cells.
    position.place(end_on_cells.cells);
  }
  while (position.round() < scene.round) {
    const bool reversed_next = position.round() == 3;
    end_on_cells.tiles.left = cells_at(reversed_next ? scene.right : scene.left);
    end_on_cells.tiles.right = cells_at(reversed_next ? scene.left : scene.right);
    position.finish(end_on_cells);
  }
  return position;
}

HighwayState state_of(const HighwayScene& scene) { return HighwayState(position_of(scene)); }

void draw(HighwayState& state, const std::string& steps) {
  for (const std::string& step : split_words(steps)) {
    throw_if_refused(state.refusal(state.to_move(), step), step);
    state.play(step);
  }
}

Transition submit(HighwayState& state, const std::string& steps) {
  draw(state, steps);
  throw_if_refused(state.end_refusal(state.to_move()), "end");
  return state.end_turn();
}

Transition play_round(HighwayState& state, const Texts& submissions) {
  Transition last;
  for (const std::string& submission : submissions) {
    last = submit(state, submission);
  }
  return last;
}

Texts path_of(const HighwayState& state, Seat seat) {
  Texts cells;
  for (const auto& step : state.reports().back()->journeys.at(static_cast<std::size_t>(seat) - 1).cells) {
    cells.push_back(step.cell);
  }
  return cells;
}

}  // namespace byways::test
