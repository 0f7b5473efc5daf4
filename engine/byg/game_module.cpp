// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/game_module.h"

#include "engine/byg/byg_game.h"
#include "engine/byg/lesson_words.h"
#include "engine/byg/reasons.h"
#include "engine/byg/searcher.h"

namespace byways::byg {

const GameModule& game_module() {
  static const GameModule all{
      .game = game(), .reasons = reasons(), .searcher = &searcher(), .lesson_words = &lesson_words()};
  return all;
}

}  // namespace byways::byg
