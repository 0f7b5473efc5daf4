// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/game_module.h"

#include "engine/overpass/dice_searcher.h"
#include "engine/overpass/lesson_words.h"
#include "engine/overpass/mono_searcher.h"
#include "engine/overpass/overpass_games.h"
#include "engine/overpass/reasons.h"

namespace byways::overpass {

const GameModule& over_pass_module() {
  static const GameModule all{.game = over_pass_game(),
                              .reasons = kOverPassReasons,
                              .searcher = &over_pass_searcher(),
                              .evaluate = pieces_progress,
                              .lesson_words = &lesson_words()};
  return all;
}

const GameModule& groups_module() {
  static const GameModule all{.game = groups_game(),
                              .reasons = kGroupsReasons,
                              .searcher = &groups_searcher(),
                              .evaluate = pieces_progress,
                              .lesson_words = &lesson_words()};
  return all;
}

const GameModule& mono_module() {
  static const GameModule all{.game = mono_game(),
                              .reasons = kMonoReasons,
                              .searcher = &mono_searcher(),
                              .evaluate = mono_room,
                              .lesson_words = &lesson_words()};
  return all;
}

}  // namespace byways::overpass
