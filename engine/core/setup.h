// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/expected.h"
#include "engine/core/game.h"

namespace byways {

/// What is wrong with chosen options or the number of players.
struct SetupError {
  /// What kind of thing is wrong.
  enum class Fault { Players, UnknownOption, NotAllowed };

  Fault fault = Fault::Players;
  std::string option;   ///< its name; empty for Players
  std::string message;  ///< in English
};

/// Fills in defaults and checks everything, so that Game::new_state can rely on it.
[[nodiscard]] Expected<Setup, SetupError> check_setup(const Game& game, int players, const OptionMap& chosen);

}  // namespace byways
