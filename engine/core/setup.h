// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/expected.h"
#include "engine/core/game.h"

namespace byways {

/// What is wrong with chosen options, the number of players or an arranged position.
struct SetupError {
  /// What is wrong.
  enum class Fault { Players, UnknownOption, NotAllowed, Arrangement };

  Fault fault = Fault::Players;
  std::string option;   ///< its name; empty for Players and Arrangement
  std::string message;  ///< in English
  Refusal refusal;      ///< for Arrangement only: why the game can't begin there
};

/// Fills in defaults and checks everything, so that Game::new_state can rely on it.
[[nodiscard]] Expected<Setup, SetupError> check_setup(const Game& game, int players, const OptionMap& chosen);
/// Like check_setup above, but for a game that begins from `arranged`, if this isn't empty. Takes a few
/// milliseconds at most.
[[nodiscard]] Expected<Setup, SetupError> check_setup(const Game& game, int players, const OptionMap& chosen,
                                                      const std::optional<Arrangement>& arranged);

/// The first position of a game: the arranged one, or the usual one. Precondition: `setup` comes from
/// check_setup(game, …).
[[nodiscard]] std::unique_ptr<State> first_state(const Game& game, const Setup& setup);

}  // namespace byways
