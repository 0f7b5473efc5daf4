// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/byg_game.h"

#include "engine/byg/arrange.h"
#include "engine/byg/playout.h"
#include "engine/byg/reasons.h"
#include "engine/byg/state.h"

namespace byways::byg {

namespace {

constexpr int kSmallest = 3;
constexpr int kLargest = 8;
constexpr int kUsual = 6;

// Calls `use.template operator()<Side>()` with `side` as Side.
template <class Use, int Side = kSmallest>
auto with_side(int side, Use use) {
  if constexpr (Side < kLargest) {
    if (side != Side) {
      return with_side<Use, Side + 1>(side, use);
    }
  }
  return use.template operator()<Side>();
}

class BygGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "byg"; }
  [[nodiscard]] std::string_view title() const override { return "Byg"; }
  [[nodiscard]] const std::vector<OptionSpec>& options() const override { return options_; }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    const Start start{setup.options.number("priority"), setup.options.number("first")};
    return with_side(setup.options.number("size"), [&]<int Side>() -> std::unique_ptr<State> {
      return std::make_unique<BygState<Side>>(start);
    });
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return with_side(setup.options.number("size"),
                     [&]<int Side>() { return byg::arranged_state<Side>(setup); });
  }

  [[nodiscard]] Refusal after_end() const override { return game_is_over(); }

  [[nodiscard]] std::vector<std::string> split_turn(std::string_view text) const override {
    if (text.starts_with("first ") || text.starts_with("priority ")) {
      return {std::string(text)};
    }
    return Game::split_turn(text);
  }

  [[nodiscard]] bool is_in_words(std::string_view step) const override { return step.starts_with("first "); }

  [[nodiscard]] OptionMap perft_options(OptionMap chosen) const override {
    chosen.insert_or_assign("priority", 1);
    chosen.insert_or_assign("first", 1);
    return chosen;
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    return with_side(setup.options.number("size"), [&]<int Side>() {
      PlayoutCount done;
      for (; done.playouts < playouts; ++done.playouts) {
        Position<Side> position({1, 1});
        done.steps += static_cast<std::uint64_t>(play_out(position, random));
      }
      return done;
    });
  }

 private:
  std::vector<OptionSpec> options_{
      number_option("size", kSmallest, kLargest, kUsual),
      seat_option("priority", 2),
      seat_option("first", 2),
      switch_option("clock", false),
  };
};

}  // namespace

const Game& game() {
  static const BygGame byg;
  return byg;
}

}  // namespace byways::byg
