// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/trypsylon_game.h"

#include "engine/trypsylon/arrange.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/playout.h"
#include "engine/trypsylon/reasons.h"
#include "engine/trypsylon/state.h"

namespace byways::trypsylon {

namespace {

// The board that the options choose, as columns x rows.
Board board_of(const Options& options) {
  const std::string& board = options.word("board");
  return {board.front() - '0', board.back() - '0'};
}

Rules rules_of(const Options& options) {
  return {.expert = options.is_on("expert"),
          .beach = options.number("beach") - 1,
          .start = options.number("start") - 1};
}

// The seat that joins the beaches; unlike other seat options, never 0.
OptionSpec beach_option() {
  OptionSpec spec = number_option("beach", 1, 2, 1);
  spec.names_seat = true;
  return spec;
}

class TrypsylonGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "trypsylon"; }
  [[nodiscard]] std::string_view title() const override { return "TRYPSYLON"; }
  [[nodiscard]] const std::vector<OptionSpec>& options() const override { return options_; }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    return std::make_unique<TrypsylonState>(board_of(setup.options), rules_of(setup.options));
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return trypsylon::arranged_state(board_of(setup.options), setup, rules_of(setup.options));
  }

  [[nodiscard]] Refusal after_end() const override { return game_is_over(); }

  [[nodiscard]] std::string write_turn(const std::vector<std::string>& steps) const override {
    return trypsylon::write_turn(steps);
  }
  [[nodiscard]] std::vector<std::string> places_of(std::string_view step) const override {
    return is_insertion(step) ? std::vector{std::string(step.substr(0, step.find('-')))}
                              : Game::places_of(step);
  }

  [[nodiscard]] OptionMap perft_options(OptionMap chosen) const override {
    chosen.insert_or_assign("start", 1);
    return chosen;
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    Rules rules = rules_of(setup.options);
    rules.start = 0;
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      Position position(board_of(setup.options), rules);
      const PlayoutWork work = play_out(position, random);
      done.turns += work.turns;
      done.steps += work.pushes;
    }
    return done;
  }

 private:
  std::vector<OptionSpec> options_{
      word_option("board", {"5x5", "5x6", "6x5", "6x6"}, "5x5"),
      switch_option("expert", false),
      beach_option(),
      seat_option("start", 2),
      switch_option("touch-move", true),
  };
};

}  // namespace

const Game& game() {
  static const TrypsylonGame trypsylon;
  return trypsylon;
}

}  // namespace byways::trypsylon
