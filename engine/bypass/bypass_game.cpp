// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/bypass_game.h"

#include <string>
#include <vector>

#include "engine/bypass/arrange.h"
#include "engine/bypass/boards.h"
#include "engine/bypass/notation.h"
#include "engine/bypass/playout.h"
#include "engine/bypass/reasons.h"
#include "engine/bypass/state.h"

namespace byways::bypass {

namespace {

// The names of the boards, as the option "board" offers them.
std::vector<std::string> board_names() {
  std::vector<std::string> names;
  names.reserve(kBoards.size());
  for (const BoardChoice& board : kBoards) {
    names.emplace_back(board.name);
  }
  return names;
}

int side_of(const Options& options) { return board_named(options.word("board")).side; }

class BypassGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "bypass"; }
  [[nodiscard]] std::string_view title() const override { return "Bypass"; }
  [[nodiscard]] int most_players() const override { return kMostPlayers; }
  [[nodiscard]] const std::vector<OptionSpec>& options() const override { return options_; }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    return bypass::new_state(side_of(setup.options), setup.players, setup.options.number("start"));
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return bypass::arranged_state(setup);
  }

  [[nodiscard]] Refusal after_end() const override { return game_is_over(); }

  [[nodiscard]] std::string write_turn(const std::vector<std::string>& steps) const override {
    return bypass::write_turn(steps);
  }
  [[nodiscard]] std::vector<std::string> places_of(std::string_view step) const override {
    const std::optional<WrittenStep> written = read_step(step);
    return written ? std::vector{written->first + '-' + written->second} : std::vector<std::string>();
  }

  [[nodiscard]] OptionMap perft_options(OptionMap chosen) const override {
    chosen.insert_or_assign("start", 1);
    return chosen;
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    return with_side(side_of(setup.options), [&]<int Side>() {
      PlayoutCount done;
      for (; done.playouts < playouts; ++done.playouts) {
        Position<Side> position(setup.players, 0);
        const PlayoutWork work = play_out(position, random);
        done.turns += work.turns;
        done.steps += work.steps;
      }
      return done;
    });
  }

 private:
  std::vector<OptionSpec> options_{
      word_option("board", board_names(), std::string(kUsualBoard)),
      seat_option("start", kMostPlayers),
  };
};

}  // namespace

const Game& game() {
  static const BypassGame bypass;
  return bypass;
}

}  // namespace byways::bypass
