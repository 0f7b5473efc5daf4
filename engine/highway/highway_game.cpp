// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/highway_game.h"

#include "engine/highway/arrange.h"
#include "engine/highway/notation.h"
#include "engine/highway/playout.h"
#include "engine/highway/reasons.h"
#include "engine/highway/state.h"

namespace byways::highway {

namespace {

class HighwayGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "highway"; }
  [[nodiscard]] std::string_view title() const override { return "Hexagonal Highway"; }
  [[nodiscard]] int most_players() const override { return kMostPlayers; }
  [[nodiscard]] int usual_players() const override { return kMostPlayers; }

  [[nodiscard]] bool has_secret_turns() const override { return true; }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return highway::arranged_state(setup);
  }

  [[nodiscard]] Refusal after_end() const override { return game_is_over(); }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    return std::make_unique<HighwayState>(setup.players);
  }

  [[nodiscard]] std::string write_turn(const std::vector<std::string>& steps) const override {
    return highway::write_turn(steps);
  }
  [[nodiscard]] std::vector<std::string> places_of(std::string_view step) const override {
    const std::optional<WrittenStep> written = read_step(step);
    return written && written->kind != PartKind::Go ? std::vector{written->cell} : std::vector<std::string>();
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      Position position(setup.players);
      const PlayoutWork work = play_out(position, random);
      done.turns += work.submissions;
      done.steps += work.steps;
    }
    return done;
  }
};

}  // namespace

const Game& game() {
  static const HighwayGame highway;
  return highway;
}

}  // namespace byways::highway
