// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/overpass_games.h"

#include <array>
#include <limits>

#include "engine/overpass/arrange.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/groups_playout.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/mono_notation.h"
#include "engine/overpass/mono_state.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_playout.h"
#include "engine/overpass/over_pass_state.h"

namespace byways::overpass {

namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

/// What the three rule sets share: who starts, and the empty turn.
class SetGame : public Game {
 public:
  [[nodiscard]] const std::vector<OptionSpec>& options() const override { return options_; }
  [[nodiscard]] Refusal after_end() const override { return game_is_over(book_); }

  [[nodiscard]] std::vector<std::string> split_turn(std::string_view text) const override {
    return text == kEmptyTurn ? std::vector<std::string>() : Game::split_turn(text);
  }
  [[nodiscard]] std::string write_turn(const std::vector<std::string>& steps) const override {
    return steps.empty() ? std::string(kEmptyTurn) : Game::write_turn(steps);
  }
  [[nodiscard]] std::vector<std::string> places_of(std::string_view step) const override {
    if (const std::optional<WrittenMove> move = read_move(step)) {
      return move->kind == MoveKind::Exit ? std::vector{move->first} : std::vector{move->first, move->second};
    }
    if (const std::optional<WrittenGroupsStep> move = read_groups_step(step)) {
      return {move->from, move->to};
    }
    const std::optional<WrittenPlacement> placed = read_placement(step);
    return placed ? std::vector{placed->node} : Game::places_of(step);
  }

  [[nodiscard]] OptionMap perft_options(OptionMap chosen) const override {
    chosen.insert_or_assign("start", 1);
    return chosen;
  }

 protected:
  SetGame(const RuleBook& book, std::vector<OptionSpec> options)
      : book_(book), options_(std::move(options)) {}

  /// The player who begins, as the option says; -1 for a lot.
  [[nodiscard]] static int starter_of(const Setup& setup) { return setup.options.number("start") - 1; }

 private:
  static constexpr std::string_view kEmptyTurn = "-";

  const RuleBook& book_;
  std::vector<OptionSpec> options_;
};

/// Over-Pass or Groups-of-Three.
template <class Position, class PositionState>
class DiceGame final : public SetGame {
 public:
  using ArrangedState = arranged::Answer (*)(const Setup& setup);

  using Corners = std::array<int, kColours>;

  DiceGame(std::string_view id, std::string_view title, const RuleBook& book, const std::string& usual_goal,
           const Corners& corners, ArrangedState arrange)
      : SetGame(book, {seat_option("start", kMostPlayers), word_option("goal", {"one", "both"}, usual_goal)}),
        id_(id),
        title_(title),
        corners_(corners),
        arrange_(arrange) {}

  [[nodiscard]] std::string_view id() const override { return id_; }
  [[nodiscard]] std::string_view title() const override { return title_; }
  [[nodiscard]] int most_players() const override { return kMostPlayers; }
  [[nodiscard]] bool rolls_dice() const override { return true; }

  /// With two players, each has the colours of two opposite corners, so no side of the board is theirs alone.
  [[nodiscard]] double place_at_table(Seat seat, int players) const override {
    return players == 2 ? SetGame::place_at_table(seat, players)
                        : static_cast<double>(corners_.at(static_cast<std::size_t>(seat - 1))) / kColours;
  }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    return std::make_unique<PositionState>(setup.players, starter_of(setup), wants_both(setup));
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override { return arrange_(setup); }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      Position position(setup.players, 0, wants_both(setup));
      const auto work = play_out(position, random, kNoLimit);
      done.steps += work.steps;
      done.turns += work.turns;
    }
    return done;
  }

 private:
  // With three or four players, each has only one colour.
  static bool wants_both(const Setup& setup) { return setup.options.word("goal") == "both"; }

  std::string_view id_;
  std::string_view title_;
  Corners corners_;
  ArrangedState arrange_;
};

class MonoGame final : public SetGame {
 public:
  MonoGame() : SetGame(kMonoRules, {seat_option("start", 2), switch_option("strict", false)}) {}

  [[nodiscard]] std::string_view id() const override { return "mono-line"; }
  [[nodiscard]] std::string_view title() const override { return "Mono-Line"; }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const override {
    return std::make_unique<MonoState>(setup.options.is_on("strict"), starter_of(setup));
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup& setup) const override {
    return arranged_mono(setup);
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const override {
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      MonoPosition position(setup.options.is_on("strict"), 0);
      done.steps += static_cast<std::uint64_t>(play_out(position, random));
    }
    return done;
  }
};

}  // namespace

const Game& over_pass_game() {
  static const DiceGame<OverPassPosition, OverPassState> game("over-pass", "Over-Pass", kOverPassRules, "one",
                                                              kOverPassCorners, arranged_over_pass);
  return game;
}

const Game& groups_game() {
  static const DiceGame<GroupsPosition, GroupsState> game("groups-of-three", "Groups-of-Three", kGroupsRules,
                                                          "both", kGroupsCorners, arranged_groups);
  return game;
}

const Game& mono_game() {
  static const MonoGame game;
  return game;
}

}  // namespace byways::overpass
