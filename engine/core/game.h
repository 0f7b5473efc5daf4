// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/arrangement.h"
#include "engine/core/expected.h"
#include "engine/core/options.h"
#include "engine/core/outcome.h"
#include "engine/core/random.h"
#include "engine/core/refusal.h"
#include "engine/core/seat.h"
#include "engine/core/transition.h"

// The narrow interface through which app and command line handle every game without knowing it. Steps, turns
// and chance outcomes are text in the notation of docs/file-format.md; the numbers of rules stand in
// docs/rules. Search and benchmarks use the concrete positions instead.

namespace byways {

/// Receives legal turns one by one; answers false to stop the enumeration.
using TurnVisitor = std::function<bool(std::string_view turn)>;

/// A position of some game together with the steps of an unfinished turn.
class State {
 public:
  virtual ~State() = default;

  /// An independent copy, owned by the caller.
  [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

  /// The seat to move, kChance when an outcome is due, kNobody when the rules have ended the game.
  [[nodiscard]] virtual Seat to_move() const = 0;
  /// The seat that is to roll the dice while that outcome is due (Game::rolls_dice); kNobody elsewhere.
  [[nodiscard]] virtual Seat to_roll() const;
  /// "setup", "play", "over" and what else the game has, as `byways-cli show` prints it.
  [[nodiscard]] virtual std::string_view phase() const = 0;
  /// How the rules ended the game; nothing while it is on.
  [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
  /// The scores as they stand, in seat order; empty (the default) where the game keeps none.
  [[nodiscard]] virtual std::vector<int> scores() const;
  /// What a result would say of the centre as the board stands (Outcome::centre); nothing for most games.
  [[nodiscard]] virtual std::optional<bool> centre() const;

  /// Why `actor` may not play `step` now (TURN-4, TURN-5); nothing if it is legal. `step` may be any
  /// text. `actor` may be any number.
  [[nodiscard]] virtual std::optional<Refusal> refusal(Seat actor, std::string_view step) const = 0;
  /// Plays a step. Precondition: !refusal(to_move(), step).
  virtual Transition play(std::string_view step) = 0;

  /// True while steps of an unfinished turn are on the board. Some steps end their turn by
  /// themselves (chance, choices before play): then this stays false. The defaults of these three are for
  /// games whose every step ends its turn.
  [[nodiscard]] virtual bool turn_is_open() const;
  /// Why `actor` may not end the turn now.
  [[nodiscard]] virtual std::optional<Refusal> end_refusal(Seat actor) const;
  /// Ends the turn. Precondition: !end_refusal(to_move()).
  virtual Transition end_turn();

  /// Every legal next step or chance outcome, each once, in the order of the board; without the end
  /// of the turn.
  [[nodiscard]] virtual std::vector<std::string> legal_steps() const = 0;

  /// The steps of a random legal turn of the seat to move, for games whose turns are drawn part by part;
  /// empty (the default) where steps are drawn one by one. No turn is open.
  [[nodiscard]] virtual std::vector<std::string> random_turn(Random& random) const;

  /// Whether the position holds something that not everybody may see: parts of turns that are made in secret.
  [[nodiscard]] virtual bool has_secrets() const;

  /// Whether the seat has left the game (TURN-6). Only games of more than two players can be left.
  [[nodiscard]] virtual bool has_left(Seat seat) const;
  /// Takes the seat out of the game: it never moves again and can't win. Timeline ends the game when only one
  /// seat is left. Precondition: !has_left(seat), no turn is open, others are left.
  virtual Transition leave(Seat seat);

  /// Why `actor` may not enter `claim` now: a draw by repetition (TRY-17), a shared line (MON-4). Games
  /// without claims refuse the word as no notation. `actor` may be any number.
  [[nodiscard]] virtual std::optional<Refusal> claim_refusal(Seat actor) const;
  /// Enters a claim; outcome() tells whether it has ended the game. Precondition: !claim_refusal(actor), no
  /// turn is open.
  virtual Transition claim(Seat actor);

  /// Whether the game lists complete turns. If not (there are too many, or they are too long), the functions
  /// below that are about turns must not be called, but see Game::rolls_dice. The defaults of these four are
  /// for games in which every step is a turn: plain, and as slow as that.
  [[nodiscard]] virtual bool lists_turns() const;
  /// Visits every legal complete turn of the side to move once, canonical, in any order. An open turn
  /// is ignored: turns start where it started.
  virtual void visit_turns(const TurnVisitor& visit) const;
  /// The number of turns that visit_turns would visit, counted without storing them.
  [[nodiscard]] virtual std::uint64_t count_turns() const;
  /// The number of sequences of exactly `depth` legal complete turns (0 gives 1). Precondition: lots and
  /// choices before play are settled.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const;

  /// The "position" object that `byways-cli show` prints, the unfinished turn included.
  [[nodiscard]] virtual nlohmann::json position() const = 0;

  /// The arrangement from which a game could go on here: the needed part of position(), and what that doesn't
  /// show. Nothing (the default) except where a new turn begins: not while a turn or a round is open, while a
  /// lot or a choice before play is due, once a seat has left, or after the end.
  [[nodiscard]] virtual std::optional<Arrangement> arrangement() const;

 protected:
  State() = default;
  State(const State&) = default;
  State& operator=(const State&) = default;
};

/// What a game starts from.
struct Setup {
  int players = 2;
  Options options;
  /// Where the game begins, if not where its rules say.
  std::optional<Arrangement> arranged = std::nullopt;
};

/// Work done by random playouts.
struct PlayoutCount {
  std::uint64_t playouts = 0;
  std::uint64_t steps = 0;  ///< placements, draws, pushes…; ends of turns not counted
  std::uint64_t turns = 0;  ///< complete ones; 0 where the game doesn't count them
};

/// A rule set: what it is called, how it can be set up. Immutable, one object for each game.
class Game {
 public:
  virtual ~Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  /// The name in records: "byg".
  [[nodiscard]] virtual std::string_view id() const = 0;
  /// The publisher's name of the game.
  [[nodiscard]] virtual std::string_view title() const = 0;
  /// 1 for a solitaire; 2 unless the game says otherwise.
  [[nodiscard]] virtual int fewest_players() const;
  /// At least fewest_players(), which is the default.
  [[nodiscard]] virtual int most_players() const;
  /// The number of players if nobody chooses one; the fewest unless the game is made for more.
  [[nodiscard]] virtual int usual_players() const;
  /// The options that a set-up may choose, in the order in which people are asked. None by default.
  [[nodiscard]] virtual const std::vector<OptionSpec>& options() const;

  /// Whether players make their turns in secret, so that a window that several people look at has to hide
  /// them. See State::has_secrets.
  [[nodiscard]] virtual bool has_secret_turns() const;

  /// How the game's end rule refuses whatever comes after the end (TURN-5).
  [[nodiscard]] virtual Refusal after_end() const = 0;

  /// The position before anything has happened, whatever `setup` has arranged: see first_state.
  /// Precondition: `setup` comes from check_setup.
  [[nodiscard]] virtual std::unique_ptr<State> new_state(const Setup& setup) const = 0;
  /// The arranged position, or why no game can begin there: it holds something that isn't in the game, it
  /// breaks a rule, the game is over by the rules, or might come to a point where nobody can move. Anything
  /// else may be arranged, whether play could lead there or not; lots and choices before play are no part of
  /// it. Keys of the position that the game doesn't know are passed over. Precondition: the players and
  /// options of `setup` come from check_setup, and it has an arrangement, which may hold anything.
  [[nodiscard]] virtual Expected<std::unique_ptr<State>, Refusal> arranged_state(
      const Setup& setup) const = 0;
  /// The steps that a turn's text consists of, in order; none for the text of an empty turn. Most games write
  /// one word a step.
  [[nodiscard]] virtual std::vector<std::string> split_turn(std::string_view text) const;
  /// The canonical text of a finished turn made of `steps`; they may be none only if State lets a turn end
  /// without any. Most games keep their order.
  [[nodiscard]] virtual std::string write_turn(const std::vector<std::string>& steps) const;

  /// Whether a step is a choice in words rather than a move ("first 2"), so that people would not call it
  /// notation. None is by default.
  [[nodiscard]] virtual bool is_in_words(std::string_view step) const;

  /// Whether each turn begins with a roll of two dice, "roll 3 2". Such a game's turns are too many to list
  /// (State::lists_turns), but once rolled State's functions may be asked for those of that roll, perft at
  /// depth 0 and 1.
  [[nodiscard]] virtual bool rolls_dice() const;
  /// `chosen` with lots and choices before play settled in the way that perft needs; by default there are
  /// none.
  [[nodiscard]] virtual OptionMap perft_options(OptionMap chosen) const;

  /// Plays `playouts` random games from the rules' start, steps drawn uniformly. The default does so on
  /// State, for games whose every step ends its turn; on the concrete position it is many times as fast.
  [[nodiscard]] virtual PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                                  Random& random) const;

 protected:
  Game() = default;
};

}  // namespace byways
