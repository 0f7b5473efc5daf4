// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/game_module.h"

#include "engine/overpass/dice_searcher.h"
#include "engine/overpass/lesson_words.h"
#include "engine/overpass/mono_searcher.h"
#include "engine/overpass/overpass_games.h"

namespace byways::overpass {

const GameModule& over_pass_module() {
  static const GameModule all{.game = over_pass_game(),
                              .searcher = &over_pass_searcher(),
                              .evaluate = pieces_progress,
                              .lesson_words = &lesson_words()};
  return all;
}

const GameModule& groups_module() {
  static const GameModule all{.game = groups_game(),
                              .searcher = &groups_searcher(),
                              .evaluate = pieces_progress,
                              .lesson_words = &lesson_words()};
  return all;
}

const GameModule& mono_module() {
  static const GameModule all{.game = mono_game(),
                              .searcher = &mono_searcher(),
                              .evaluate = mono_room,
                              .lesson_words = &lesson_words()};
  return all;
}

}  // namespace byways::overpass
