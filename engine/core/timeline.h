// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/game.h"

namespace byways {

/// Why an entry couldn't be played: the step that was refused ("end" for the end of the turn).
struct EntryRefusal {
  std::string step;
  Refusal refusal;
};

/// The entries of a line up to one of its steps, without copying them. A value: it doesn't change with its
/// timeline.
class Entries {
 public:
  /// Valid as long as its Entries object.
  class Iterator {
   public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Entry;
    using difference_type = std::ptrdiff_t;
    using pointer = const Entry*;
    using reference = const Entry&;

    Iterator() = default;
    Iterator(const Entries& entries, difference_type at) : entries_(&entries), at_(at) {}

    reference operator*() const { return (*entries_)[static_cast<std::size_t>(at_)]; }
    pointer operator->() const { return &**this; }
    reference operator[](difference_type by) const { return *(*this + by); }
    Iterator& operator+=(difference_type by) {
      at_ += by;
      return *this;
    }
    Iterator& operator-=(difference_type by) { return *this += -by; }
    Iterator& operator++() { return *this += 1; }
    Iterator& operator--() { return *this -= 1; }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    Iterator operator--(int) {
      const Iterator before = *this;
      --*this;
      return before;
    }
    friend Iterator operator+(Iterator from, difference_type by) { return from += by; }
    friend Iterator operator+(difference_type by, Iterator from) { return from += by; }
    friend Iterator operator-(Iterator from, difference_type by) { return from -= by; }
    friend difference_type operator-(const Iterator& to, const Iterator& from) { return to.at_ - from.at_; }
    friend bool operator==(const Iterator& one, const Iterator& other) { return one.at_ == other.at_; }
    friend std::strong_ordering operator<=>(const Iterator& one, const Iterator& other) {
      return one.at_ <=> other.at_;
    }

   private:
    const Entries* entries_ = nullptr;
    difference_type at_ = 0;
  };

  /// The first `count` entries of `line`; `last`, if set, stands in place of the last of these.
  Entries(std::shared_ptr<const std::vector<Entry>> line, std::size_t count, std::optional<Entry> last)
      : line_(std::move(line)), count_(count), last_(std::move(last)) {}

  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// Precondition: index < size().
  [[nodiscard]] const Entry& operator[](std::size_t index) const {
    return last_ && index + 1 == count_ ? *last_ : (*line_)[index];
  }
  /// Precondition of both: not empty().
  [[nodiscard]] const Entry& front() const { return (*this)[0]; }
  [[nodiscard]] const Entry& back() const { return (*this)[count_ - 1]; }

  [[nodiscard]] Iterator begin() const { return {*this, 0}; }
  [[nodiscard]] Iterator end() const { return {*this, static_cast<std::ptrdiff_t>(count_)}; }
  [[nodiscard]] std::reverse_iterator<Iterator> rbegin() const { return std::reverse_iterator(end()); }
  [[nodiscard]] std::reverse_iterator<Iterator> rend() const { return std::reverse_iterator(begin()); }

  friend bool operator==(const Entries& one, const Entries& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

  /// A copy of all entries.
  // NOLINTNEXTLINE(google-explicit-constructor): converts to a vector where one is needed
  operator std::vector<Entry>() const { return {begin(), end()}; }

 private:
  std::shared_ptr<const std::vector<Entry>> line_;
  std::size_t count_;
  std::optional<Entry> last_;
};

/// One game from set-up to the last step, with a cursor that can be moved back and forth (TURN-1).
///
/// After going back, the later steps are kept until something else is played. Copies share their steps, so
/// the cost of a copy doesn't depend on the length of the game.
///
/// Declarations, which any seat may enter at any time (TURN-6), are handled here for all games: `resign` and
/// `flag` with two players (the other player wins), `resign` in a solo challenge (nobody wins), `leave` with
/// more than two (the others go on, and the last one left wins), `draw` always. What a `claim` means is up to
/// the rule set. A declaration discards the steps of an unfinished turn; if it is still the same seat's turn
/// after `leave` or `claim`, that turn begins again. A seat that has left can't enter anything.
class Timeline {
 public:
  /// Precondition: `setup` comes from check_setup(game, …). `game` must outlive the timeline.
  Timeline(const Game& game, const Setup& setup);

  /// The rule set that is played.
  [[nodiscard]] const Game& game() const { return *game_; }
  /// How the game was set up.
  [[nodiscard]] const Setup& setup() const { return setup_; }

  /// The position at the cursor. The reference is valid until the timeline changes.
  [[nodiscard]] const State& state() const { return *current().state; }
  /// The position after the first `cursor` steps, to be used like state(). Precondition: cursor <= length().
  [[nodiscard]] const State& state_at(std::size_t cursor) const { return *line_->snapshots[cursor].state; }
  /// The position of state_at, for comparing timelines: if two timelines have the same object at the same
  /// cursor, they have the same steps up to this cursor, except that the last step of one may be a
  /// declaration that ends the game.
  [[nodiscard]] std::shared_ptr<const State> state_kept_at(std::size_t cursor) const {
    return line_->snapshots[cursor].state;
  }
  /// Like State::to_move, but kNobody after a declaration has ended the game.
  [[nodiscard]] Seat to_move() const;
  /// Like State::to_roll, but kNobody after a declaration has ended the game.
  [[nodiscard]] Seat to_roll() const;
  /// Like State::phase, but "over" after a declaration has ended the game.
  [[nodiscard]] std::string_view phase() const;
  /// How the game has ended at the cursor, by the rules or by a declaration.
  [[nodiscard]] std::optional<Outcome> outcome() const;

  /// Why `seat` may not play `step` at the cursor. `step` may also be a declaration or "end".
  [[nodiscard]] std::optional<Refusal> refusal(Seat seat, std::string_view step) const;
  /// Plays a step, a chance outcome (seat kChance), a declaration or "end" at the cursor, or says why not.
  /// The steps after the cursor are dropped, unless the next one is this step.
  std::optional<Refusal> play(Seat seat, std::string_view step);
  /// Plays a whole entry, or changes nothing and says which step is refused.
  std::optional<EntryRefusal> play_entry(const Entry& entry);
  /// What the last play or redo changed on the board; empty after undo and go_to.
  [[nodiscard]] const Transition& last_transition() const { return last_transition_; }
  /// Goes back to the start of the unfinished turn at the cursor, and drops everything after it.
  void roll_back_turn();

  /// Steps played up to the cursor.
  [[nodiscard]] std::size_t cursor() const { return cursor_; }
  /// Steps played in all.
  [[nodiscard]] std::size_t length() const { return line_->moves.size(); }
  /// Precondition: cursor <= length().
  void go_to(std::size_t cursor);

  /// Whether undo has a target: an earlier point where a seat had a choice or was to roll dice. Undo doesn't
  /// stop at other chance outcomes.
  [[nodiscard]] bool can_undo() const;
  /// Goes back to the latest such point; does nothing if there is none.
  void undo();
  /// Whether a step follows the cursor.
  [[nodiscard]] bool can_redo() const;
  /// Goes forward to the next point where a seat has a choice or is to roll dice, or to the end of the line.
  void redo();

  /// The entries of the whole line; the last one may be unfinished.
  [[nodiscard]] Entries entries() const { return entries_until(length()); }
  /// The entries of the steps before `cursor` only; the last one may be unfinished.
  [[nodiscard]] Entries entries_until(std::size_t cursor) const;
  /// For each entry of the whole line, the cursor just after it, ascending. The reference is valid until the
  /// timeline changes.
  [[nodiscard]] const std::vector<std::size_t>& entry_ends() const { return line_->ends; }
  /// The number of players' turns (not lots) among the first `entries` entries of the whole line.
  /// Precondition: entries <= entry_ends().size().
  [[nodiscard]] std::size_t turns_among(std::size_t entries) const {
    return entries == 0 ? 0 : line_->turns[entries - 1];
  }
  /// How many entries the whole lines of both timelines have in common at their beginning. If one timeline is
  /// a copy of the other, this takes hardly longer for long lines than for short ones.
  [[nodiscard]] std::size_t shared_entries(const Timeline& other) const;
  /// The steps of the unfinished turn at the cursor, in the order in which they were played.
  [[nodiscard]] std::vector<std::string> open_steps() const;
  /// The position before the first step of the unfinished turn at the cursor.
  [[nodiscard]] const State& turn_start() const;

 private:
  struct Snapshot {
    std::shared_ptr<const State> state;
    std::optional<Outcome> declared_end;  // how the game ended, if a declaration ended it
    bool turn_is_open = false;
  };
  struct Move {
    Seat seat;
    std::string text;
    bool is_declaration;
  };
  // What copies share until one of them changes.
  struct Shared {
    std::vector<Move> moves;
    std::vector<Snapshot> snapshots;  // the position before each move, and the last position
    // The entries of the whole line; for each entry, the cursor after it and the number of players' turns up
    // to and including it.
    std::shared_ptr<std::vector<Entry>> entries;
    std::vector<std::size_t> ends;
    std::vector<std::size_t> turns;
  };

  [[nodiscard]] const Snapshot& current() const { return line_->snapshots[cursor_]; }
  [[nodiscard]] std::size_t turn_start_cursor() const { return turn_start_before(cursor_); }
  [[nodiscard]] std::size_t turn_start_before(std::size_t cursor) const;
  [[nodiscard]] std::optional<Refusal> declaration_refusal(Seat seat, std::string_view word) const;
  void play_declaration(Seat seat, std::string_view word);
  [[nodiscard]] std::optional<Outcome> outcome_of_word(Seat seat, std::string_view word,
                                                       const State& board) const;
  [[nodiscard]] bool is_decision(std::size_t cursor) const;
  // What the move just after the cursor changes on the board.
  [[nodiscard]] Transition changes_of(const Move& move) const;
  std::optional<EntryRefusal> play_steps_of(const Entry& entry);
  // The line for writing: if copies share it, it is copied first.
  [[nodiscard]] Shared& own_line();
  // The entry made by the moves between two cursors. Precondition: the moves are of one turn.
  [[nodiscard]] Entry entry_of(std::size_t from, std::size_t to) const;
  void drop_what_follows();
  // add_entry adds the entry made by the last moves up to the cursor; keep_entries drops all but the first
  // `count`.
  void add_entry(Shared& line) const;
  static void keep_entries(Shared& line, std::size_t count);
  void append(Move move, Snapshot snapshot);

  const Game* game_;
  Setup setup_;
  std::shared_ptr<Shared> line_;
  std::size_t cursor_ = 0;
  Transition last_transition_;
};

}  // namespace byways
