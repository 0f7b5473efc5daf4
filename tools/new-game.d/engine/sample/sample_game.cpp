// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sample/sample_game.h"

#include "engine/sample/state.h"

namespace byways::sample {

namespace {

// Each cell drawn uniformly from the empty ones; returns the number of stones.
int play_out(Position position, Random& random) {
  int stones = 0;
  for (; !position.is_over(); ++stones) {
    auto skip = random.below(static_cast<unsigned>(position.empty()));
    hex::Cell cell = 0;
    while (position.at(cell) != 0 || skip-- > 0) {
      ++cell;
    }
    position.place(cell);
  }
  return stones;
}

class SampleGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "sample-id"; }
  [[nodiscard]] std::string_view title() const override { return "Sample Title"; }
  [[nodiscard]] Refusal after_end() const override { return game_is_over(); }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& /*setup*/) const override {
    return std::make_unique<SampleState>();
  }
  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return sample::arranged_state(setup);
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& /*setup*/, std::uint64_t playouts,
                                          Random& random) const override {
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      done.steps += static_cast<std::uint64_t>(play_out({}, random));
    }
    done.turns = done.steps;
    return done;
  }
};

}  // namespace

const Game& game() {
  static const SampleGame sample;
  return sample;
}

}  // namespace byways::sample
