// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "engine/byg/game_module.h"
#include "engine/bypass/game_module.h"
#include "engine/challenges/game_module.h"
#include "engine/highway/game_module.h"
#include "engine/overpass/game_module.h"
#include "engine/trypsylon/game_module.h"

namespace byways {

namespace {

std::span<const GameModule* const> all_modules() {
  static const std::array modules{
      &bypass::game_module(),        &byg::game_module(),
      &highway::game_module(),       &trypsylon::game_module(),
      &overpass::over_pass_module(), &overpass::groups_module(),
      &overpass::mono_module(),      &challenges::full_house_module(),
      &challenges::crooked_module(), &challenges::spiral_module(),
  };
  return modules;
}

}  // namespace

std::span<const Game* const> all_games() {
  static const std::vector<const Game*> games = [] {
    std::vector<const Game*> list;
    for (const GameModule* const one : all_modules()) {
      list.push_back(&one->game);
    }
    return list;
  }();
  return games;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games()) {
    if (game->id() == id) {
      return game;
    }
  }
  return nullptr;
}

const GameModule& module_of(const Game& game) {
  const auto all = all_modules();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const GameModule* one) { return &one->game == &game; });
  assert(found != all.end());
  return **found;
}

}  // namespace byways
