// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/game_module.h"

#include "engine/bypass/bypass_game.h"
#include "engine/bypass/endings.h"
#include "engine/bypass/lesson_words.h"
#include "engine/bypass/reasons.h"
#include "engine/bypass/searcher.h"

namespace byways::bypass {

const GameModule& game_module() {
  static const GameModule all{.game = game(),
                              .reasons = reasons(),
                              .searcher = &searcher(),
                              .evaluate = points_in_sight,
                              .lesson_words = &lesson_words(),
                              .ends_the_same = bypass::ends_the_same,
                              .winning_line = bypass::winning_line};
  return all;
}

}  // namespace byways::bypass
