// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sample/game_module.h"

#include "engine/sample/sample_game.h"
#include "engine/sample/state.h"

namespace byways::sample {

const GameModule& game_module() {
  static const GameModule all{.game = game(), .reasons = reasons()};
  return all;
}

}  // namespace byways::sample
