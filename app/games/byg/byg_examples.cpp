// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/games/byg/byg_board.h"
#include "app/look/look.h"
#include "engine/byg/byg_game.h"
#include "engine/core/entry.h"
#include "engine/core/setup.h"

namespace byways::app {

namespace {

constexpr int kSide = 4;     // small enough to take in at a glance
constexpr int kEndSide = 3;  // and to count on

/// A picture: a position with violet to move, and what violet does then. Cells are named, with spaces
/// between.
struct Example {
  const char* name = "";
  int side = kSide;
  const char* violet = "";
  const char* amber = "";
  const char* played = "";   ///< in the turn shown, which ends where the board is full
  const char* pointed = "";  ///< a stone whose group stands out
  const char* tried = "";    ///< a cell where no other stone may go
  bool showClosed = false;
};

// What each shows is said by its text in byg_rules.cpp.
constexpr std::array kExamples{
    Example{.name = "byg-groups", .violet = "B2 C3 D4 F4", .amber = "C5 D6 E1 F1", .pointed = "C3"},
    Example{.name = "byg-count", .violet = "A2 D2 D3 F4", .amber = "C1 D7 E4 E5", .played = "A3 E2 C5"},
    Example{.name = "byg-adjacent", .violet = "B2 F4", .amber = "C5 E2 E3", .played = "D4", .tried = "D5"},
    Example{
        .name = "byg-once", .violet = "C2 C3 D4 F1", .amber = "A1 D6 E6 F3", .played = "B3", .tried = "E4"},
    Example{.name = "byg-join",
            .violet = "B2 C2 D4 E4 F1",
            .amber = "A4 D6 E6 E1",
            .played = "C3",
            .showClosed = true},
    Example{.name = "byg-end",
            .side = kEndSide,
            .violet = "A1 B1 B2 C2 C3 D2 D3 E2",
            .amber = "A2 A3 B3 B4 C4 D4 E3 C1 D1 E1",
            .played = "C5"},
};

std::vector<std::string> wordsOf(const char* words) {
  return *words == '\0' ? std::vector<std::string>() : split_words(words);
}

/// The position after what was played, checked by the engine; null if it is none of the game.
std::unique_ptr<State> stateOf(const Example& example) {
  nlohmann::json cells = nlohmann::json::object();
  for (const auto& [names, seat] : {std::pair(example.violet, 1), std::pair(example.amber, 2)}) {
    for (const std::string& name : split_words(names)) {
      cells[name] = seat;
    }
  }
  const auto setup = check_setup(byg::game(), 2, {{"size", example.side}},
                                 Arrangement{.to_move = 1, .position = {{"cells", cells}, {"priority", 1}}});
  if (!setup) {
    return nullptr;
  }
  std::unique_ptr<State> state = first_state(byg::game(), *setup);
  for (const std::string& step : wordsOf(example.played)) {
    if (state->refusal(1, step)) {
      return nullptr;
    }
    state->play(step);
  }
  return state;
}

}  // namespace

std::optional<BygScene> bygExample(const QString& name, const Look& look) {
  const auto* const example = std::find_if(kExamples.begin(), kExamples.end(), [&](const Example& candidate) {
    return name == QLatin1String(candidate.name);
  });
  const std::unique_ptr<State> state = example != kExamples.end() ? stateOf(*example) : nullptr;
  if (!state) {
    return std::nullopt;
  }
  StoneScene stones(hex::Grid(example->side), bygPicture(example->side));
  placeStones(stones, state->position());
  stones.colours = {look.seatColour(0), look.seatColour(1)};
  stones.over = std::find(stones.stones.begin(), stones.stones.end(), 0) == stones.stones.end();
  if (!stones.over) {
    stones.openTurn = cellsNamed(stones.grid, wordsOf(example->played));
  }
  if (const auto refusal = state->refusal(1, example->tried)) {
    stones.refuse(*refusal);
  }
  BygScene scene(std::move(stones));
  scene.pointed = scene.grid.find(example->pointed);
  if (example->showClosed) {
    scene.closed = bygClosed(*state, scene.grid);
  }
  return scene;
}

}  // namespace byways::app
