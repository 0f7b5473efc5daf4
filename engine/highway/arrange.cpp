// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/arrange.h"

#include "engine/hex/grid.h"
#include "engine/highway/notation.h"
#include "engine/highway/reasons.h"
#include "engine/highway/state.h"

namespace byways::highway {

namespace {

using Json = nlohmann::json;
using Cells = std::array<Cell, kMostPlayers>;

constexpr int kMostPoints = 9999;

// One cell for each player, all different; `shared` makes the refusal for a cell that two players have.
std::optional<Refusal> read_cells(const Setup& setup, const char* key, Cells& cells,
                                  Refusal (*shared)(const std::string& cell)) {
  const auto list = setup.arranged->position.find(key);
  if (list == setup.arranged->position.end() || !list->is_array() ||
      list->size() != static_cast<std::size_t>(setup.players)) {
    return arranged::wrong_form(key);
  }
  Set taken;
  for (std::size_t player = 0; player < list->size(); ++player) {
    if (!(*list)[player].is_string()) {
      return arranged::wrong_form(key);
    }
    const std::string name = arranged::text((*list)[player]);
    const std::optional<Cell> cell = hex::Grid(Hexes::kSide).find(name);
    if (!cell) {
      return arranged::no_such_place(name);
    }
    if (taken.has(*cell)) {
      return shared(name);
    }
    taken.add(*cell);
    cells[player] = *cell;
  }
  return std::nullopt;
}

std::optional<Refusal> read_homes(const Setup& setup, Cells& homes) {
  if (!setup.arranged->position.contains("homes")) {
    const hex::Grid grid(Hexes::kSide);
    homes = {*grid.find("A1"), *grid.find("A5"), *grid.find("E9"),
             *grid.find("I5"), *grid.find("I1"), *grid.find("E1")};
    return std::nullopt;
  }
  if (auto refused = read_cells(setup, "homes", homes, home_is_shared)) {
    return refused;
  }
  for (std::size_t player = 0; player < static_cast<std::size_t>(setup.players); ++player) {
    if (!kGeometry.corners.has(homes[player])) {
      return home_not_a_corner(cell_name(homes[player]));
    }
  }
  return std::nullopt;
}

std::optional<Refusal> read_tiles(const Json& position, Tiles& tiles) {
  return arranged::for_each_member(
      position, "tiles", [&](const std::string& name, const Json& value) -> std::optional<Refusal> {
        const std::optional<Cell> cell = hex::Grid(Hexes::kSide).find(name);
        if (!cell) {
          return arranged::no_such_place(name);
        }
        const std::string tile = arranged::text(value);
        if (tile != kind_name(PartKind::Left) && tile != kind_name(PartKind::Right)) {
          return arranged::wrong_piece(name, value);
        }
        (tile == kind_name(PartKind::Left) ? tiles.left : tiles.right).add(*cell);
        return std::nullopt;
      });
}

std::optional<Refusal> read_scores(const Setup& setup, std::array<int, kMostPlayers>& scores) {
  const auto list = setup.arranged->position.find("scores");
  if (list == setup.arranged->position.end()) {
    return std::nullopt;
  }
  if (!list->is_array() || list->size() != static_cast<std::size_t>(setup.players)) {
    return arranged::wrong_form("scores");
  }
  for (std::size_t player = 0; player < list->size(); ++player) {
    const std::optional<int> score = arranged::whole((*list)[player], -kMostPoints, kMostPoints);
    if (!score) {
      return no_such_score(kMostPoints);
    }
    scores[player] = *score;
  }
  return std::nullopt;
}

std::optional<Refusal> read_round(const Setup& setup, RoundStart& start) {
  if (setup.arranged->to_move != 1) {
    return first_player_must_submit();
  }
  const std::optional<int> round = arranged::whole_at(setup.arranged->position, "round", 1, kRounds);
  if (!round) {
    return no_such_round(kRounds);
  }
  start.round = *round;
  return std::nullopt;
}

}  // namespace

arranged::Answer arranged_state(const Setup& setup) {
  RoundStart start;
  std::optional<Refusal> refused = arranged::refusal_of_seat_and_form(setup);
  const auto read_next = [&refused](const auto& read) {
    if (!refused) {
      refused = read();
    }
  };
  read_next([&] { return read_round(setup, start); });
  read_next([&] { return read_homes(setup, start.homes); });
  read_next([&] { return read_cells(setup, "players", start.cells, cell_is_shared); });
  read_next([&] { return read_tiles(setup.arranged->position, start.tiles); });
  read_next([&] { return read_scores(setup, start.scores); });
  if (refused) {
    return *refused;
  }
  return {std::make_unique<HighwayState>(Position(setup.players, start))};
}

std::optional<Arrangement> arrangement_of(const Position& position) {
  bool is_between =
      position.phase() == Phase::Submit && position.player() == 0 && position.submission(0) == Submission();
  Json cells = Json::array();
  Json homes = Json::array();
  Json scores = Json::array();
  for (int player = 0; is_between && player < position.players(); ++player) {
    is_between = !position.has_left(player);
    cells.push_back(cell_name(position.cell(player)));
    homes.push_back(cell_name(position.home(player)));
    scores.push_back(position.score(player));
  }
  if (!is_between) {
    return std::nullopt;
  }
  Json tiles = Json::object();
  position.tiles().left.for_each([&](Cell cell) { tiles[cell_name(cell)] = kind_name(PartKind::Left); });
  position.tiles().right.for_each([&](Cell cell) { tiles[cell_name(cell)] = kind_name(PartKind::Right); });
  return Arrangement{1,
                     {{"round", position.round()},
                      {"players", cells},
                      {"homes", homes},
                      {"tiles", tiles},
                      {"scores", scores}}};
}

}  // namespace byways::highway
