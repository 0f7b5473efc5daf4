// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game.h"

#include "engine/core/entry.h"

namespace byways {

std::vector<std::string> State::random_turn(Random&) const { return {}; }

std::optional<Arrangement> State::arrangement() const { return std::nullopt; }

std::optional<bool> State::centre() const { return std::nullopt; }

bool State::has_secrets() const { return false; }

Seat State::to_roll() const { return kNobody; }

// Games for two are resigned instead.
bool State::has_left(Seat) const { return false; }
Transition State::leave(Seat) { return {}; }

std::optional<Refusal> State::claim_refusal(Seat) const { return not_notation("claim"); }
Transition State::claim(Seat) { return {}; }

int Game::usual_players() const { return fewest_players(); }

bool Game::has_secret_turns() const { return false; }

std::vector<std::string> Game::split_turn(std::string_view text) const { return split_words(text); }

std::string Game::write_turn(const std::vector<std::string>& steps) const { return join_words(steps); }

bool Game::rolls_dice() const { return false; }

}  // namespace byways
