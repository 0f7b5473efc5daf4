// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/opponents.h"

#include <array>

#include "engine/byg/byg_game.h"
#include "engine/byg/searcher.h"
#include "engine/bypass/bypass_game.h"
#include "engine/bypass/searcher.h"
#include "engine/core/entry.h"
#include "engine/highway/highway_game.h"
#include "engine/highway/searcher.h"
#include "engine/overpass/dice_searcher.h"
#include "engine/overpass/mono_searcher.h"
#include "engine/overpass/overpass_games.h"
#include "engine/search/state_searcher.h"
#include "engine/trypsylon/searcher.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways {

namespace {

struct Own {
  const Game* game;
  const search::Searcher* searcher;
  search::Eye eye;
};

const Own* own_of(const Game& game) {
  static const std::array own{
      Own{&byg::game(), &byg::searcher(), nullptr},
      Own{&highway::game(), &highway::searcher(), nullptr},
      Own{&trypsylon::game(), &trypsylon::searcher(), trypsylon::nearness},
      Own{&bypass::game(), &bypass::searcher(), bypass::points_in_sight},
      Own{&overpass::mono_game(), &overpass::mono_searcher(), overpass::mono_room},
      Own{&overpass::over_pass_game(), &overpass::over_pass_searcher(), overpass::pieces_progress},
      Own{&overpass::groups_game(), &overpass::groups_searcher(), overpass::pieces_progress},
  };
  for (const Own& one : own) {
    if (one.game == &game) {
      return &one;
    }
  }
  return nullptr;
}

}  // namespace

bool has_opponents(const Game& game) { return game.most_players() > 1; }

const search::Searcher& searcher_for(const Game& game) {
  static const search::StateSearcher any;
  const Own* const own = own_of(game);
  return own != nullptr && own->searcher != nullptr ? *own->searcher : any;
}

search::Eye eye_for(const Game& game) {
  const Own* const own = own_of(game);
  return own != nullptr ? own->eye : nullptr;
}

std::unique_ptr<search::Player> player_named(const Game& game, std::string_view name, std::uint64_t seed) {
  const std::size_t colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  const int number = colon == std::string_view::npos ? 0 : parse_number(name.substr(colon + 1)).value_or(0);
  if (kind == "level" && number >= 1 && number <= search::kLevels) {
    return search::level_player(searcher_for(game), number, seed);
  }
  if (kind == "plain" && number >= 1) {
    return search::plain_player(static_cast<std::uint64_t>(number), seed);
  }
  if (name == "random") {
    return search::random_player(seed);
  }
  if (name == "novice") {
    return search::novice_player(eye_for(game), seed);
  }
  return name == "greedy" ? search::greedy_player(eye_for(game), seed) : nullptr;
}

}  // namespace byways
