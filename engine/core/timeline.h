// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/game.h"

namespace byways {

/// Why an entry could not be played: the step of it that was refused ("end" for its end).
struct EntryRefusal {
  std::string step;
  Refusal refusal;
};

/// One game from set-up to the last step, with a cursor that walks it back and forth (TURN-1).
///
/// Going back keeps what follows until something else is played there. A value: what copies share never
/// changes.
///
/// Words that any seat may enter at any time (TURN-6) are handled here for all games: in games of two
/// `resign` and `flag` (the other wins), alone `resign` (nobody wins), in games set up for more `leave` (the
/// seat is out, the others go on, the last one left wins), in all `draw`; what a `claim` means is the game's
/// business. No matter who enters one, the steps of an unfinished turn don't count: the board is the one
/// before them. If the turn still belongs to the same seat after `leave` or `claim`, it begins again. A seat
/// that has left can't enter anything.
class Timeline {
 public:
  /// Precondition: `setup` comes from check_setup(game, …). `game` must outlive the timeline.
  Timeline(const Game& game, const Setup& setup);

  /// The rule set that is played.
  [[nodiscard]] const Game& game() const { return *game_; }
  /// What the game started from.
  [[nodiscard]] const Setup& setup() const { return setup_; }

  /// The position at the cursor. The reference holds until the timeline changes.
  [[nodiscard]] const State& state() const { return *current().state; }
  /// The position after that many steps, to be used like state(). Precondition: cursor <= length().
  [[nodiscard]] const State& state_at(std::size_t cursor) const { return *snapshots_[cursor].state; }
  /// Like State::to_move, and kNobody after a word has ended the game.
  [[nodiscard]] Seat to_move() const;
  /// Like State::to_roll, and kNobody after a word has ended the game.
  [[nodiscard]] Seat to_roll() const;
  /// Like State::phase, and "over" after a word has ended the game.
  [[nodiscard]] std::string_view phase() const;
  /// How the game has ended at the cursor, by the rules or by a word.
  [[nodiscard]] std::optional<Outcome> outcome() const;

  /// Why `seat` may not play `step`, enter a word, or end its turn ("end") at the cursor.
  [[nodiscard]] std::optional<Refusal> refusal(Seat seat, std::string_view step) const;
  /// Plays a step, a chance outcome (seat kChance), a word or "end" at the cursor, or says why not. What
  /// followed is dropped, unless it begins with exactly this step.
  std::optional<Refusal> play(Seat seat, std::string_view step);
  /// Plays a whole entry, or changes nothing and says which step is refused.
  std::optional<EntryRefusal> play_entry(const Entry& entry);
  /// What the last play or redo changed on the board.
  [[nodiscard]] const Transition& last_transition() const { return last_transition_; }
  /// Takes back the steps of the unfinished turn at the cursor and drops them with all that followed.
  void roll_back_turn();

  /// Steps played up to the cursor.
  [[nodiscard]] std::size_t cursor() const { return cursor_; }
  /// Steps played in all.
  [[nodiscard]] std::size_t length() const { return moves_.size(); }
  /// Precondition: cursor <= length().
  void go_to(std::size_t cursor);

  /// Whether there is a place to go back to: where a seat had a choice or was to roll dice. Undo doesn't stop
  /// at other chance.
  [[nodiscard]] bool can_undo() const;
  /// Goes back there; does nothing if there is none.
  void undo();
  /// Whether a step follows the cursor.
  [[nodiscard]] bool can_redo() const;
  /// Goes on to where a seat has a choice, or to the end; does nothing at the end.
  void redo();

  /// The entries of the whole line; the last one may be unfinished.
  [[nodiscard]] std::vector<Entry> entries() const { return entries_until(moves_.size()); }
  /// The entries of the steps before `cursor` only; the last one may be unfinished.
  [[nodiscard]] std::vector<Entry> entries_until(std::size_t cursor) const;
  /// For each entry of the whole line the cursor just after it, ascending.
  [[nodiscard]] std::vector<std::size_t> entry_ends() const;
  /// The steps of the unfinished turn at the cursor, in the order in which they were played.
  [[nodiscard]] std::vector<std::string> open_steps() const;
  /// The position before the first step of the unfinished turn at the cursor.
  [[nodiscard]] const State& turn_start() const;

 private:
  struct Snapshot {
    std::shared_ptr<const State> state;
    std::optional<Outcome> called_off;  // an end by a word
    bool turn_is_open = false;
  };
  struct Move {
    Seat seat;
    std::string text;
    bool is_word;
  };

  [[nodiscard]] const Snapshot& current() const { return snapshots_[cursor_]; }
  [[nodiscard]] std::size_t turn_start_cursor() const;
  [[nodiscard]] std::optional<Refusal> word_refusal(Seat seat, std::string_view word) const;
  void play_word(Seat seat, std::string_view word);
  [[nodiscard]] std::optional<Outcome> outcome_of_word(Seat seat, std::string_view word,
                                                       const State& board) const;
  [[nodiscard]] bool is_decision(std::size_t cursor) const;
  // What the move just after the cursor changes on the board.
  [[nodiscard]] Transition changes_of(const Move& move) const;
  std::optional<EntryRefusal> play_steps_of(const Entry& entry);
  void drop_what_follows();
  void append(Move move, Snapshot snapshot);

  const Game* game_;
  Setup setup_;
  std::vector<Move> moves_;
  std::vector<Snapshot> snapshots_;  // one more than moves_: the position before each, and the last
  std::size_t cursor_ = 0;
  Transition last_transition_;
};

}  // namespace byways
