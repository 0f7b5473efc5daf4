// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/game_module.h"

#include "engine/trypsylon/lesson_words.h"
#include "engine/trypsylon/reasons.h"
#include "engine/trypsylon/searcher.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways::trypsylon {

const GameModule& game_module() {
  static const GameModule all{.game = game(),
                              .reasons = reasons(),
                              .searcher = &searcher(),
                              .evaluate = nearness,
                              .lesson_words = &lesson_words()};
  return all;
}

}  // namespace byways::trypsylon
