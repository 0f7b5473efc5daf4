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

// The interface through which the app and the command line handle every rule set without knowing its rules.
// Steps, turns and chance outcomes are text in the notation of docs/file-format.md; docs/rules defines the
// rule numbers. Searches and benchmarks use the concrete positions instead.

namespace byways {

/// Receives legal turns one by one; returns false to stop the enumeration.
using TurnVisitor = std::function<bool(std::string_view turn)>;

/// A position in a game of any rule set, including the steps of an unfinished turn.
class State {
 public:
  virtual ~State() = default;

  /// An independent copy, owned by the caller.
  [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

  /// The seat to move; kChance when a chance outcome is due; kNobody when the rules have ended the game.
  [[nodiscard]] virtual Seat to_move() const = 0;
  /// The seat that is to roll the dice, while a roll is due (Game::rolls_dice); kNobody otherwise.
  [[nodiscard]] virtual Seat to_roll() const;
  /// "setup", "play", "over", or another phase of the rule set, as `byways-cli show` prints it.
  [[nodiscard]] virtual std::string_view phase() const = 0;
  /// How the rules ended the game; nothing while the game is on.
  [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
  /// The scores as they stand, in seat order; empty (the default) if the rule set has no scores.
  [[nodiscard]] virtual std::vector<int> scores() const;
  /// Whether the last piece is in the centre, as in Outcome::centre; nothing (the default) for rule sets
  /// whose results don't say so.
  [[nodiscard]] virtual std::optional<bool> centre() const;

  /// Why `actor` may not play `step` now (TURN-4, TURN-5); nothing if it is legal. `step` may be any
  /// text. `actor` may be any number.
  [[nodiscard]] virtual std::optional<Refusal> refusal(Seat actor, std::string_view step) const = 0;
  /// Plays a step. Precondition: !refusal(to_move(), step).
  virtual Transition play(std::string_view step) = 0;

  /// True while steps of an unfinished turn are on the board. Steps that end their own turn (chance, choices
  /// before play) leave it false. The defaults of turn_is_open, end_refusal and end_turn are for rule sets in
  /// which every step ends its turn.
  [[nodiscard]] virtual bool turn_is_open() const;
  /// Why `actor` may not end the turn now.
  [[nodiscard]] virtual std::optional<Refusal> end_refusal(Seat actor) const;
  /// Ends the turn. Precondition: !end_refusal(to_move()).
  virtual Transition end_turn();

  /// Every legal next step or chance outcome, each once, in board order. Ending the turn isn't listed, even
  /// if it is legal.
  [[nodiscard]] virtual std::vector<std::string> legal_steps() const = 0;

  /// The steps of a random legal turn of the seat to move, for rule sets in which a turn must be drawn as a
  /// whole; empty (the default) if steps can be drawn one by one. Precondition: no turn is open.
  [[nodiscard]] virtual std::vector<std::string> random_turn(Random& random) const;

  /// Whether the position contains parts of secret turns, which not everybody may see.
  [[nodiscard]] virtual bool has_secrets() const;

  /// Whether the seat has left the game (TURN-6). Only games of more than two players can be left.
  [[nodiscard]] virtual bool has_left(Seat seat) const;
  /// Takes the seat out of the game: it never moves again and can't win. Timeline ends the game when only one
  /// seat is left. Precondition: !has_left(seat), no turn is open, other seats remain.
  virtual Transition leave(Seat seat);

  /// Why `actor` may not enter `claim` now. A claim is for a draw by repetition (TRY-17) or a shared line
  /// (MON-4). By default, for rule sets without claims, `claim` is refused as unknown notation. `actor` may
  /// be any number.
  [[nodiscard]] virtual std::optional<Refusal> claim_refusal(Seat actor) const;
  /// Enters a claim; outcome() tells whether it has ended the game. Precondition: !claim_refusal(actor), no
  /// turn is open.
  virtual Transition claim(Seat actor);

  /// Whether the rule set lists complete turns. If not (there are too many turns, or they are too long),
  /// visit_turns, count_turns and perft must not be called, except as Game::rolls_dice says. The defaults of
  /// lists_turns and of these three functions are for rule sets in which every step is a turn; they are
  /// simple and slow.
  [[nodiscard]] virtual bool lists_turns() const;
  /// Visits every legal complete turn of the seat to move once, in canonical notation and any order. If a
  /// turn is open, its steps are ignored: the visited turns begin where the open turn began.
  virtual void visit_turns(const TurnVisitor& visit) const;
  /// The number of turns that visit_turns would visit, counted without storing them.
  [[nodiscard]] virtual std::uint64_t count_turns() const;
  /// The number of sequences of exactly `depth` legal complete turns (for 0, the result is 1). Precondition:
  /// lots and choices before play are settled.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const;

  /// The "position" object that `byways-cli show` prints, the unfinished turn included.
  [[nodiscard]] virtual nlohmann::json position() const = 0;

  /// An arrangement from which a game could continue here: the relevant part of position(), plus anything
  /// that position() doesn't show. Nothing (the default) unless a new turn begins here, so nothing while a
  /// turn or a round is open, while a lot or a choice before play is due, once a seat has left, or after the
  /// end.
  [[nodiscard]] virtual std::optional<Arrangement> arrangement() const;

 protected:
  State() = default;
  State(const State&) = default;
  State& operator=(const State&) = default;
};

/// How a game is set up.
struct Setup {
  int players = 2;
  Options options;
  /// The first position, if not the usual one.
  std::optional<Arrangement> arranged = std::nullopt;
};

/// Work done by random playouts.
struct PlayoutCount {
  std::uint64_t playouts = 0;
  std::uint64_t steps = 0;  ///< placements, draws, pushes…; ends of turns don't count
  std::uint64_t turns = 0;  ///< complete turns; 0 if the rule set doesn't count them
};

/// A rule set: its name and how a game is set up. Immutable; one object for each rule set.
class Game {
 public:
  virtual ~Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  /// The name in records: "byg".
  [[nodiscard]] virtual std::string_view id() const = 0;
  /// The publisher's name of the rule set.
  [[nodiscard]] virtual std::string_view title() const = 0;
  /// The fewest players that the rule set allows: 1 for a solo challenge; 2 by default.
  [[nodiscard]] virtual int fewest_players() const;
  /// The most players that the rule set allows; by default as many as fewest_players().
  [[nodiscard]] virtual int most_players() const;
  /// The number of players if nobody chooses one; by default fewest_players().
  [[nodiscard]] virtual int usual_players() const;
  /// Where a seat sits around the board, clockwise from its lower edge, as a fraction of a full circle: at
  /// least 0 and less than 1. By default the seats sit evenly, seat 1 at the lower edge.
  [[nodiscard]] virtual double place_at_table(Seat seat, int players) const;
  /// The options that a set-up may choose, in the order in which people are asked. None by default.
  [[nodiscard]] virtual const std::vector<OptionSpec>& options() const;

  /// Whether players make their turns in secret, so that a shared window has to hide them. See
  /// State::has_secrets.
  [[nodiscard]] virtual bool has_secret_turns() const;

  /// The refusal of any step after the end of the game (TURN-5).
  [[nodiscard]] virtual Refusal after_end() const = 0;

  /// The usual first position; ignores setup.arranged (see first_state). Precondition: `setup` comes from
  /// check_setup.
  [[nodiscard]] virtual std::unique_ptr<State> new_state(const Setup& setup) const = 0;
  /// The arranged position, or why no game can begin there: the position has places or pieces that the rule
  /// set doesn't have, it breaks a rule, the game would be over in it, or play from it could reach a position
  /// without a legal turn. The position needn't be reachable by play, and lots and choices before play aren't
  /// part of it. Unknown keys are ignored. Precondition: the players and options of `setup` come from
  /// check_setup, and `setup` has an arrangement, which may be unchecked.
  [[nodiscard]] virtual Expected<std::unique_ptr<State>, Refusal> arranged_state(
      const Setup& setup) const = 0;
  /// Splits the text of a turn into its steps; an empty turn has none. By default, each word is a step.
  [[nodiscard]] virtual std::vector<std::string> split_turn(std::string_view text) const;
  /// The canonical text of a finished turn made of `steps`; may be empty only if State lets a turn end
  /// without steps. By default, the steps stay in the given order.
  [[nodiscard]] virtual std::string write_turn(const std::vector<std::string>& steps) const;

  /// The ids of the places that a step names, in the step's order: where a piece goes, or from where to
  /// where. Any text is accepted, and the places needn't exist. The default returns every word in the text
  /// that could be an id, which is enough if a step is a cell or names its cells.
  [[nodiscard]] virtual std::vector<std::string> places_of(std::string_view step) const;

  /// Whether a step is a choice in words ("first 2") rather than a move in board notation. False by default.
  [[nodiscard]] virtual bool is_in_words(std::string_view step) const;

  /// Whether each turn begins with a roll of two dice, "roll 3 2". Such a rule set doesn't list its turns
  /// (State::lists_turns is false), but once the dice are rolled, visit_turns and count_turns cover the turns
  /// for that roll, and perft works with depth 0 and 1.
  [[nodiscard]] virtual bool rolls_dice() const;
  /// `chosen`, with lots and choices before play settled as perft needs them. By default nothing needs
  /// settling.
  [[nodiscard]] virtual OptionMap perft_options(OptionMap chosen) const;

  /// Plays `playouts` random games from the usual first position, with steps drawn uniformly. The default
  /// plays through State, and is for rule sets in which every step ends its turn; overrides play the concrete
  /// position, which is many times faster.
  [[nodiscard]] virtual PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                                  Random& random) const;

 protected:
  Game() = default;
};

}  // namespace byways
