// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sample/game_module.h"

#include "engine/sample/sample_game.h"

namespace byways::sample {

const GameModule& game_module() {
  static const GameModule all{.game = game()};
  return all;
}

}  // namespace byways::sample
