// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/timeline.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "engine/core/setup.h"

namespace byways {

namespace {

constexpr std::string_view kEnd = "end";
constexpr std::string_view kLeave = "leave";
constexpr std::string_view kClaim = "claim";

bool is_declaration(std::string_view step) {
  constexpr std::array<std::string_view, 5> kWords{"resign", kLeave, "flag", "draw", kClaim};
  return std::find(kWords.begin(), kWords.end(), step) != kWords.end();
}

}  // namespace

Timeline::Timeline(const Game& game, const Setup& setup)
    : game_(&game), setup_(setup), line_(std::make_shared<Shared>()) {
  line_->snapshots.push_back({first_state(game, setup), std::nullopt, false});
  line_->entries = std::make_shared<std::vector<Entry>>();
}

Seat Timeline::to_move() const { return current().declared_end ? kNobody : state().to_move(); }

Seat Timeline::to_roll() const { return current().declared_end ? kNobody : state().to_roll(); }

std::string_view Timeline::phase() const { return current().declared_end ? "over" : state().phase(); }

std::optional<Outcome> Timeline::outcome() const {
  return current().declared_end ? current().declared_end : state().outcome();
}

std::optional<Refusal> Timeline::declaration_refusal(Seat seat, std::string_view word) const {
  if (word == kClaim) {
    return turn_start().claim_refusal(seat);
  }
  if (seat < 1 || seat > setup_.players) {
    return refuse_here("core.no-such-seat");
  }
  if (state().has_left(seat)) {
    return refuse_here("core.has-left");
  }
  constexpr int kTwo = 2;
  if (setup_.players == 1 && (word == kLeave || word == "flag")) {
    return refuse_here("core.alone");
  }
  if (setup_.players == kTwo && word == kLeave) {
    return refuse_here("core.leave-needs-more");
  }
  if (setup_.players > kTwo && (word == "resign" || word == "flag")) {
    return refuse_here("core.resign-needs-two");
  }
  return std::nullopt;
}

std::optional<Refusal> Timeline::refusal(Seat seat, std::string_view step) const {
  if (outcome()) {
    // After the end, whether by the rules or by a declaration, the rule set's own rule about the end refuses
    // every step; text that isn't a step is still refused as unknown notation.
    const bool is_claim = step == kClaim;
    if (step == kEnd || (is_declaration(step) && !is_claim)) {
      return game_->after_end();
    }
    std::optional<Refusal> refused = is_claim ? state().claim_refusal(seat) : state().refusal(seat, step);
    const bool keeps_refusal = !is_claim && !current().declared_end;
    return keeps_refusal || refused == not_notation(step) ? refused : game_->after_end();
  }
  if (is_declaration(step)) {
    return declaration_refusal(seat, step);
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
    return std::nullopt;  // whether a claim ends the game is up to the State
  }
  if (word != "draw") {
    outcome.reason = word == "flag" ? "out of time" : "resigned";
    if (setup_.players > 1) {
      outcome.winners = {3 - seat};
    }
  }
  return outcome;
}

void Timeline::play_declaration(Seat seat, std::string_view word) {
  // A declaration discards the steps of an unfinished turn.
  std::shared_ptr<const State> board = line_->snapshots[turn_start_cursor()].state;
  if (word == kLeave || word == kClaim) {
    std::unique_ptr<State> after = board->clone();
    last_transition_ = word == kLeave ? after->leave(seat) : after->claim(seat);
    board = std::move(after);
  }
  std::optional<Outcome> end = outcome_of_word(seat, word, *board);
  append({seat, std::string(word), true}, {std::move(board), std::move(end), false});
}

std::optional<Refusal> Timeline::play(Seat seat, std::string_view step) {
  if (cursor_ < line_->moves.size() && line_->moves[cursor_].seat == seat &&
      line_->moves[cursor_].text == step) {
    redo();
    return std::nullopt;
  }
  if (std::optional<Refusal> refused = refusal(seat, step)) {
    return refused;
  }
  last_transition_.clear();
  if (is_declaration(step)) {
    play_declaration(seat, step);
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
    // Drop what follows only if the whole entry can be played.
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
  const std::vector<std::string> steps = entry.seat == kChance || is_declaration(entry.text)
                                             ? std::vector<std::string>{entry.text}
                                             : game_->split_turn(entry.text);
  for (const std::string& step : steps) {
    // "end" ends a turn here, but isn't part of any notation.
    const std::optional<Refusal> refused = step == kEnd ? not_notation(step) : play(entry.seat, step);
    if (refused) {
      return EntryRefusal{step, *refused};
    }
  }
  const bool is_open = current().turn_is_open;
  if ((entry.unfinished && !is_open) || (steps.empty() && is_open)) {
    const std::string text = write_entry(entry);  // " …" after the turn's end, or an empty turn after steps
    return EntryRefusal{text, not_notation(text)};
  }
  if (!entry.unfinished && (is_open || steps.empty())) {
    if (const std::optional<Refusal> refused = play(entry.seat, kEnd)) {
      return EntryRefusal{steps.empty() ? entry.text : std::string(kEnd), *refused};
    }
  }
  return std::nullopt;
}

Timeline::Shared& Timeline::own_line() {
  if (line_.use_count() > 1) {
    line_ = std::make_shared<Shared>(*line_);
  }
  if (line_->entries.use_count() > 1) {
    line_->entries = std::make_shared<std::vector<Entry>>(*line_->entries);
  }
  // Another thread may just have released the last other copy: its reads must happen before our writes.
  std::atomic_thread_fence(std::memory_order_acquire);
  return *line_;
}

void Timeline::append(Move move, Snapshot snapshot) {
  drop_what_follows();
  Shared& line = own_line();
  if (current().turn_is_open) {
    keep_entries(line, line.ends.size() - 1);
  }
  line.moves.push_back(std::move(move));
  line.snapshots.push_back(std::move(snapshot));
  ++cursor_;
  add_entry(line);
}

void Timeline::add_entry(Shared& line) const {
  line.entries->push_back(entry_of(line.ends.empty() ? 0 : line.ends.back(), cursor_));
  const std::size_t before = line.turns.empty() ? 0 : line.turns.back();
  line.turns.push_back(before + (line.entries->back().seat != kChance ? 1 : 0));
  line.ends.push_back(cursor_);
}

void Timeline::keep_entries(Shared& line, std::size_t count) {
  line.entries->erase(line.entries->begin() + static_cast<std::ptrdiff_t>(count), line.entries->end());
  line.ends.resize(count);
  line.turns.resize(count);
}

void Timeline::roll_back_turn() {
  cursor_ = turn_start_cursor();
  drop_what_follows();
}

void Timeline::drop_what_follows() {
  if (!can_redo()) {
    return;
  }
  Shared& line = own_line();
  const std::size_t begin = turn_start_cursor();
  const auto whole = std::upper_bound(line.ends.begin(), line.ends.end(), begin);
  keep_entries(line, static_cast<std::size_t>(whole - line.ends.begin()));
  if (begin < cursor_) {
    add_entry(line);
  }
  line.moves.erase(line.moves.begin() + static_cast<std::ptrdiff_t>(cursor_), line.moves.end());
  line.snapshots.erase(line.snapshots.begin() + static_cast<std::ptrdiff_t>(cursor_) + 1,
                       line.snapshots.end());
}

std::size_t Timeline::turn_start_before(std::size_t cursor) const {
  while (line_->snapshots[cursor].turn_is_open) {
    --cursor;
  }
  return cursor;
}

const State& Timeline::turn_start() const { return *line_->snapshots[turn_start_cursor()].state; }

std::vector<std::string> Timeline::open_steps() const {
  std::vector<std::string> steps;
  for (std::size_t i = turn_start_cursor(); i < cursor_; ++i) {
    steps.push_back(line_->moves[i].text);
  }
  return steps;
}

void Timeline::go_to(std::size_t cursor) {
  cursor_ = cursor;
  last_transition_.clear();
}

bool Timeline::is_decision(std::size_t cursor) const {
  const Snapshot& there = line_->snapshots[cursor];
  return there.declared_end || there.state->to_move() != kChance || there.state->to_roll() != kNobody;
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
  if (move.is_declaration) {
    const std::unique_ptr<State> board = turn_start().clone();
    if (move.text == kLeave) {
      return board->leave(move.seat);
    }
    return move.text == kClaim ? board->claim(move.seat) : Transition();
  }
  const std::unique_ptr<State> next = state().clone();
  return move.text == kEnd ? next->end_turn() : next->play(move.text);
}

bool Timeline::can_redo() const { return cursor_ < line_->moves.size(); }

void Timeline::redo() {
  if (!can_redo()) {
    return;
  }
  last_transition_.clear();
  do {
    const Transition changes = changes_of(line_->moves[cursor_]);
    last_transition_.insert(last_transition_.end(), changes.begin(), changes.end());
    ++cursor_;
  } while (can_redo() && !is_decision(cursor_));
}

Entry Timeline::entry_of(std::size_t from, std::size_t to) const {
  const Move& last = line_->moves[to - 1];
  if (last.is_declaration) {
    return {last.seat, last.text, false};  // a declaration discards the steps of its turn
  }
  std::vector<std::string> steps;
  for (std::size_t i = from; i < to; ++i) {
    if (line_->moves[i].text != kEnd) {
      steps.push_back(line_->moves[i].text);
    }
  }
  if (line_->snapshots[to].turn_is_open) {
    return {last.seat, join_words(steps), true};
  }
  return {last.seat, steps.size() == 1 ? steps.front() : game_->write_turn(steps), false};
}

Entries Timeline::entries_until(std::size_t cursor) const {
  const std::vector<std::size_t>& ends = line_->ends;
  const auto end = std::lower_bound(ends.begin(), ends.end(), cursor);
  const std::size_t count = static_cast<std::size_t>(end - ends.begin()) + (cursor > 0 ? 1 : 0);
  const bool is_whole = cursor == 0 || *end == cursor;
  return {line_->entries, count,
          is_whole ? std::nullopt : std::optional(entry_of(turn_start_before(cursor), cursor))};
}

std::size_t Timeline::shared_entries(const Timeline& other) const {
  const std::size_t most = std::min(line_->ends.size(), other.line_->ends.size());
  const auto same = [this, &other](std::size_t at) {
    return line_->snapshots[line_->ends[at]].state == other.line_->snapshots[other.line_->ends[at]].state;
  };
  std::size_t shared = 0;
  for (std::size_t behind = most; shared < behind;) {
    const std::size_t middle = shared + (behind - shared) / 2;
    same(middle) ? static_cast<void>(shared = middle + 1) : static_cast<void>(behind = middle);
  }
  // The last shared entry may be a declaration, which doesn't change the state, so compare entries from there
  // on.
  shared -= shared > 0 ? 1 : 0;
  while (shared < most && (*line_->entries)[shared] == (*other.line_->entries)[shared]) {
    ++shared;
  }
  return shared;
}

}  // namespace byways
