// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game.h"

#include "engine/core/entry.h"

namespace byways {

std::vector<int> State::scores() const { return {}; }

bool State::turn_is_open() const { return false; }

std::optional<Refusal> State::end_refusal(Seat) const { return turn_ends_itself(); }

Transition State::end_turn() { return {}; }

bool State::lists_turns() const { return true; }

void State::visit_turns(const TurnVisitor& visit) const {
  for (const std::string& step : legal_steps()) {
    if (!visit(step)) {
      return;
    }
  }
}

std::uint64_t State::count_turns() const { return legal_steps().size(); }

std::uint64_t State::perft(int depth) const {
  if (depth < 2) {
    return depth == 0 ? 1 : count_turns();
  }
  std::uint64_t total = 0;
  for (const std::string& step : legal_steps()) {
    const std::unique_ptr<State> next = clone();
    next->play(step);
    total += next->perft(depth - 1);
  }
  return total;
}

std::vector<std::string> State::random_turn(Random&) const { return {}; }

std::optional<Arrangement> State::arrangement() const { return std::nullopt; }

std::optional<bool> State::centre() const { return std::nullopt; }

bool State::has_secrets() const { return false; }

Seat State::to_roll() const { return kNobody; }

// Defaults for rule sets for at most two players, in which a player resigns instead of leaving.
bool State::has_left(Seat) const { return false; }
Transition State::leave(Seat) { return {}; }

std::optional<Refusal> State::claim_refusal(Seat) const { return not_notation("claim"); }
Transition State::claim(Seat) { return {}; }

int Game::fewest_players() const { return 2; }

int Game::most_players() const { return fewest_players(); }

int Game::usual_players() const { return fewest_players(); }

double Game::place_at_table(Seat seat, int players) const { return static_cast<double>(seat - 1) / players; }

const std::vector<OptionSpec>& Game::options() const {
  static const std::vector<OptionSpec> none;
  return none;
}

OptionMap Game::perft_options(OptionMap chosen) const { return chosen; }

PlayoutCount Game::run_playouts(const Setup& setup, std::uint64_t playouts, Random& random) const {
  PlayoutCount done;
  for (; done.playouts < playouts; ++done.playouts) {
    const std::unique_ptr<State> state = new_state(setup);
    while (state->to_move() != kNobody) {
      const std::vector<std::string> steps = state->legal_steps();
      const std::uint64_t turns = state->to_move() == kChance ? 0 : 1;
      state->play(steps[random.below(static_cast<unsigned>(steps.size()))]);
      done.steps += turns;
      done.turns += turns;
    }
  }
  return done;
}

bool Game::has_secret_turns() const { return false; }

std::vector<std::string> Game::split_turn(std::string_view text) const { return split_words(text); }

std::string Game::write_turn(const std::vector<std::string>& steps) const { return join_words(steps); }

std::vector<std::string> Game::places_of(std::string_view step) const {
  std::vector<std::string> words;
  bool is_within = false;
  for (const char sign : step) {
    const bool is_part =
        (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
    if (is_part && !is_within) {
      words.emplace_back();
    }
    if (is_part) {
      words.back() += sign;
    }
    is_within = is_part;
  }
  return words;
}

bool Game::is_in_words(std::string_view) const { return false; }

bool Game::rolls_dice() const { return false; }

}  // namespace byways
