// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games.h"

#include <array>

#include "engine/byg/byg_game.h"
#include "engine/bypass/bypass_game.h"
#include "engine/challenges/challenge_games.h"
#include "engine/highway/highway_game.h"
#include "engine/overpass/overpass_games.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways {

std::span<const Game* const> all_games() {
  static const std::array games{
      &bypass::game(),
      &byg::game(),
      &highway::game(),
      &trypsylon::game(),
      &overpass::over_pass_game(),
      &overpass::groups_game(),
      &overpass::mono_game(),
      &challenges::full_house_game(),
      &challenges::crooked_game(),
      &challenges::spiral_game(),
  };
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

}  // namespace byways
