// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/timeline.h"

#include <algorithm>
#include <array>

#include "engine/core/setup.h"

namespace byways {

namespace {

constexpr std::string_view kEnd = "end";
constexpr std::string_view kLeave = "leave";
constexpr std::string_view kClaim = "claim";

bool is_word(std::string_view step) {
  constexpr std::array<std::string_view, 5> kWords{"resign", kLeave, "flag", "draw", kClaim};
  return std::find(kWords.begin(), kWords.end(), step) != kWords.end();
}

Refusal turn6(std::string reason, std::string message) {
  return {.rule = "TURN-6",
          .reason = std::move(reason),
          .message = std::move(message),
          .places = {},
          .arguments = {}};
}

}  // namespace

Timeline::Timeline(const Game& game, const Setup& setup) : game_(&game), setup_(setup) {
  snapshots_.push_back({first_state(game, setup), std::nullopt, false});
}

Seat Timeline::to_move() const { return current().called_off ? kNobody : state().to_move(); }

Seat Timeline::to_roll() const { return current().called_off ? kNobody : state().to_roll(); }

std::string_view Timeline::phase() const { return current().called_off ? "over" : state().phase(); }

std::optional<Outcome> Timeline::outcome() const {
  return current().called_off ? current().called_off : state().outcome();
}

std::optional<Refusal> Timeline::word_refusal(Seat seat, std::string_view word) const {
  if (word == kClaim) {
    return turn_start().claim_refusal(seat);
  }
  if (seat < 1 || seat > setup_.players) {
    return turn6("core.no-such-seat", "There is no seat of that number in this game.");
  }
  if (state().has_left(seat)) {
    return turn6("core.has-left", "A player who has left the game has no more say in it.");
  }
  constexpr int kTwo = 2;
  if (setup_.players == 1 && (word == kLeave || word == "flag")) {
    return turn6("core.alone", "Who plays alone resigns to give up, and has no clock.");
  }
  if (setup_.players == kTwo && word == kLeave) {
    return turn6("core.leave-needs-more", "In a game of two a player resigns instead of leaving.");
  }
  if (setup_.players > kTwo && (word == "resign" || word == "flag")) {
    return turn6("core.resign-needs-two", "In a game of more than two a player leaves instead.");
  }
  return std::nullopt;
}

std::optional<Refusal> Timeline::refusal(Seat seat, std::string_view step) const {
  if (outcome()) {
    // The game's own end rule refuses everything after the end, however the end came. What is no step of the
    // game stays that.
    const bool is_claim = step == kClaim;
    if (step == kEnd || (is_word(step) && !is_claim)) {
      return game_->after_end();
    }
    std::optional<Refusal> refused = is_claim ? state().claim_refusal(seat) : state().refusal(seat, step);
    const bool keeps = !is_claim && !current().called_off;
    return keeps || refused == not_notation(step) ? refused : game_->after_end();
  }
  if (is_word(step)) {
    return word_refusal(seat, step);
  }
  return step == kEnd ? state().end_refusal(seat) : state().refusal(seat, step);
}

std::optional<Outcome> Timeline::outcome_of_word(Seat seat, std::string_view word, const State& board) const {
  Outcome outcome{.reason = "draw agreed", .winners = {}, .scores = board.scores(), .centre = board.centre()};
  if (word == kLeave) {
    for (Seat other = 1; other <= setup_.players; ++other) {
      if (!board.has_left(other)) {
        outcome.winners.push_back(other);
      }
    }
    outcome.reason = "left";
    return outcome.winners.size() == 1 ? std::optional(outcome) : std::nullopt;
  }
  if (word == kClaim) {
    return std::nullopt;  // the position itself knows
  }
  if (word != "draw") {
    outcome.reason = word == "flag" ? "out of time" : "resigned";
    if (setup_.players > 1) {
      outcome.winners = {3 - seat};
    }
  }
  return outcome;
}

void Timeline::play_word(Seat seat, std::string_view word) {
  // Steps of an unfinished turn don't count: the board is the one before them.
  std::shared_ptr<const State> board = snapshots_[turn_start_cursor()].state;
  if (word == kLeave || word == kClaim) {
    std::unique_ptr<State> after = board->clone();
    last_transition_ = word == kLeave ? after->leave(seat) : after->claim(seat);
    board = std::move(after);
  }
  std::optional<Outcome> end = outcome_of_word(seat, word, *board);
  append({seat, std::string(word), true}, {std::move(board), std::move(end), false});
}

std::optional<Refusal> Timeline::play(Seat seat, std::string_view step) {
  if (cursor_ < moves_.size() && moves_[cursor_].seat == seat && moves_[cursor_].text == step) {
    redo();
    return std::nullopt;
  }
  if (std::optional<Refusal> refused = refusal(seat, step)) {
    return refused;
  }
  last_transition_.clear();
  if (is_word(step)) {
    play_word(seat, step);
    return std::nullopt;
  }
  std::unique_ptr<State> next = state().clone();
  last_transition_ = step == kEnd ? next->end_turn() : next->play(step);
  const bool open = next->turn_is_open();
  append({seat, std::string(step), false}, {std::move(next), std::nullopt, open});
  return std::nullopt;
}

std::optional<EntryRefusal> Timeline::play_entry(const Entry& entry) {
  if (can_redo()) {
    // What follows is dropped only if the whole entry can be played.
    Timeline attempt = *this;
    attempt.drop_what_follows();
    std::optional<EntryRefusal> refused = attempt.play_entry(entry);
    if (!refused) {
      *this = std::move(attempt);
    }
    return refused;
  }
  const std::size_t start = cursor_;
  std::optional<EntryRefusal> refused = play_steps_of(entry);
  if (refused) {
    cursor_ = start;
    drop_what_follows();
  }
  return refused;
}

std::optional<EntryRefusal> Timeline::play_steps_of(const Entry& entry) {
  const std::vector<std::string> steps = entry.seat == kChance || is_word(entry.text)
                                             ? std::vector<std::string>{entry.text}
                                             : game_->split_turn(entry.text);
  for (const std::string& step : steps) {
    // "end" is how a turn is ended here, not a word of any notation.
    const std::optional<Refusal> refused = step == kEnd ? not_notation(step) : play(entry.seat, step);
    if (refused) {
      return EntryRefusal{step, *refused};
    }
  }
  const bool is_open = current().turn_is_open;
  if ((entry.unfinished && !is_open) || (steps.empty() && is_open)) {
    const std::string text = write_entry(entry);  // nothing to go on with, or an empty turn behind steps
    return EntryRefusal{text, not_notation(text)};
  }
  if (!entry.unfinished && (is_open || steps.empty())) {
    if (const std::optional<Refusal> refused = play(entry.seat, kEnd)) {
      return EntryRefusal{steps.empty() ? entry.text : std::string(kEnd), *refused};
    }
  }
  return std::nullopt;
}

void Timeline::append(Move move, Snapshot snapshot) {
  drop_what_follows();
  moves_.push_back(std::move(move));
  snapshots_.push_back(std::move(snapshot));
  ++cursor_;
}

void Timeline::roll_back_turn() {
  cursor_ = turn_start_cursor();
  drop_what_follows();
}

void Timeline::drop_what_follows() {
  moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(cursor_), moves_.end());
  snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(cursor_) + 1, snapshots_.end());
}

std::size_t Timeline::turn_start_cursor() const {
  std::size_t start = cursor_;
  while (snapshots_[start].turn_is_open) {
    --start;
  }
  return start;
}

const State& Timeline::turn_start() const { return *snapshots_[turn_start_cursor()].state; }

std::vector<std::string> Timeline::open_steps() const {
  std::vector<std::string> steps;
  for (std::size_t i = turn_start_cursor(); i < cursor_; ++i) {
    steps.push_back(moves_[i].text);
  }
  return steps;
}

void Timeline::go_to(std::size_t cursor) {
  cursor_ = cursor;
  last_transition_.clear();
}

bool Timeline::is_decision(std::size_t cursor) const {
  const Snapshot& there = snapshots_[cursor];
  return there.called_off || there.state->to_move() != kChance || there.state->to_roll() != kNobody;
}

bool Timeline::can_undo() const {
  for (std::size_t i = cursor_; i > 0; --i) {
    if (is_decision(i - 1)) {
      return true;
    }
  }
  return false;
}

void Timeline::undo() {
  if (!can_undo()) {
    return;
  }
  do {
    --cursor_;
  } while (!is_decision(cursor_));
  last_transition_.clear();
}

Transition Timeline::changes_of(const Move& move) const {
  if (move.is_word) {
    const std::unique_ptr<State> board = turn_start().clone();
    if (move.text == kLeave) {
      return board->leave(move.seat);
    }
    return move.text == kClaim ? board->claim(move.seat) : Transition();
  }
  const std::unique_ptr<State> next = state().clone();
  return move.text == kEnd ? next->end_turn() : next->play(move.text);
}

bool Timeline::can_redo() const { return cursor_ < moves_.size(); }

void Timeline::redo() {
  if (!can_redo()) {
    return;
  }
  last_transition_.clear();
  do {
    const Transition changes = changes_of(moves_[cursor_]);
    last_transition_.insert(last_transition_.end(), changes.begin(), changes.end());
    ++cursor_;
  } while (can_redo() && !is_decision(cursor_));
}

std::vector<Entry> Timeline::entries_until(std::size_t cursor) const {
  std::vector<Entry> entries;
  std::vector<std::string> steps;
  for (std::size_t i = 0; i < cursor; ++i) {
    const Move& move = moves_[i];
    if (move.is_word) {
      steps = {move.text};
    } else if (move.text != kEnd) {
      steps.push_back(move.text);
    }
    if (!snapshots_[i + 1].turn_is_open) {
      const std::string text = steps.size() == 1 ? steps.front() : game_->write_turn(steps);
      entries.push_back({move.seat, text, false});
      steps.clear();
    }
  }
  if (!steps.empty()) {
    entries.push_back({moves_[cursor - 1].seat, join_words(steps), true});
  }
  return entries;
}

std::vector<std::size_t> Timeline::entry_ends() const {
  std::vector<std::size_t> ends;
  for (std::size_t i = 1; i < snapshots_.size(); ++i) {
    if (!snapshots_[i].turn_is_open) {
      ends.push_back(i);
    }
  }
  if (snapshots_.back().turn_is_open) {
    ends.push_back(moves_.size());
  }
  return ends;
}

}  // namespace byways
