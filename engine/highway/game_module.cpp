// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/game_module.h"

#include "engine/highway/highway_game.h"
#include "engine/highway/lesson_words.h"
#include "engine/highway/reasons.h"
#include "engine/highway/searcher.h"

namespace byways::highway {

const GameModule& game_module() {
  static const GameModule all{
      .game = game(), .reasons = reasons(), .searcher = &searcher(), .lesson_words = &lesson_words()};
  return all;
}

}  // namespace byways::highway
