// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/state_rules.h"

#include <algorithm>

namespace byways::search {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The cursor before anybody has submitted anything in the round at the timeline's cursor.
std::size_t before_secrets(const Timeline& timeline) {
  std::size_t cursor = timeline.cursor();
  while (cursor > 0 && timeline.state_at(cursor).has_secrets()) {
    --cursor;
  }
  return cursor;
}

}  // namespace

StateRules::StateRules(const Timeline& timeline, Seat seat, const StatePlan& plan)
    : timeline_(&timeline),
      base_(&timeline.turn_start()),
      seat_(seat),
      plan_(plan),
      seats_(timeline.setup().players),
      is_sampled_(timeline.game().has_secret_turns()),
      counts_points_(!timeline.state().scores().empty()),
      steps_{std::string()} {
  if (is_sampled_) {
    moment_ = before_secrets(timeline);
    base_ = &timeline.state_at(moment_);
  }
  if (timeline.to_move() == seat) {
    begun_ = timeline.open_steps();
  }
  if (!is_sampled_) {
    moment_ = timeline.cursor() - begun_.size();
  }
}

StateRules::Position StateRules::root() {
  Random random(1);
  if (is_sampled_) {
    return deal(Position(), random);
  }
  Position position(base_->clone());
  for (const std::string& step : begun_) {
    position.state->play(step);
  }
  return position;
}

std::vector<StateRules::Move> StateRules::begun() {
  std::vector<Move> moves;
  moves.reserve(begun_.size());
  for (const std::string& step : begun_) {
    moves.push_back(number_of(step));
  }
  return moves;
}

StateRules::Move StateRules::number_of(const std::string& step) {
  const auto [found, is_new] = numbers_.try_emplace(step, static_cast<Move>(steps_.size()));
  if (is_new) {
    steps_.push_back(step);
  }
  return found->second;
}

void StateRules::note(int seat, Move move) {
  std::vector<std::uint32_t>& stamps = made_[at(seat)];
  if (stamps.size() <= move) {
    stamps.resize(steps_.size(), 0);
  }
  stamps[move] = now_;
}

int StateRules::acts(const Position& position) {
  const Seat seat = position.state->to_move();
  if (seat == kChance) {
    return kChanceActs;
  }
  return seat == kNobody ? kNobodyActs : seat - 1;
}

int StateRules::end_tries(const Position&) const {
  // With dice a turn is long, and trying all its steps wouldn't find a win among thousands of ends.
  constexpr int kTries = 400;
  return timeline_->game().rolls_dice() ? kTries / 4 : kTries;
}

void StateRules::moves(const Position& position, Moves& moves) {
  for (const std::string& step : position.state->legal_steps()) {
    moves.add(number_of(step));
  }
  const Seat seat = position.state->to_move();
  if (seat > 0 && !position.state->end_refusal(seat)) {
    moves.add(kEnd);
  }
}

bool StateRules::play(Position& position, Move move) {
  if (move == kEnd) {
    position.state->end_turn();
  } else {
    if (const Seat seat = position.state->to_move(); seat > 0) {
      note(seat - 1, move);
    }
    position.state->play(steps_[move]);
  }
  const bool has_ended = !position.state->turn_is_open();
  if (is_sampled_) {
    position.own.push_back(move);
    position.turn_is_over = position.turn_is_over || has_ended;
  }
  return has_ended;
}

void StateRules::result(const Position& position, Result<kSeats>& result) const {
  share_out(*position.state, result);
}

void StateRules::share_out(const State& state, Result<kSeats>& result) const {
  result.fill(0);
  const std::optional<Outcome> outcome = state.outcome();
  if (!outcome || outcome->winners.empty()) {
    for (int seat = 0; seat < seats_; ++seat) {
      result[at(seat)] = kWin / seats_;
    }
    return;
  }
  for (const Seat winner : outcome->winners) {
    result[at(winner - 1)] = kWin / static_cast<std::int32_t>(outcome->winners.size());
  }
}

bool StateRules::draw_turn(State& state, Random& random, std::vector<Move>& moves) {
  const Seat seat = state.to_move();
  if (!state.turn_is_open()) {
    const std::vector<std::string> whole = state.random_turn(random);
    if (!whole.empty()) {
      for (const std::string& step : whole) {
        moves.push_back(number_of(step));
        note(seat - 1, moves.back());
        state.play(step);
      }
      moves.push_back(kEnd);
      state.end_turn();
      return true;
    }
  }
  constexpr int kMostSteps = 100;
  for (int i = 0; i < kMostSteps; ++i) {
    const std::vector<std::string> steps = state.legal_steps();
    const bool may_end = !state.end_refusal(seat);
    const auto choices = static_cast<std::uint32_t>(steps.size() + (may_end ? 1 : 0));
    if (choices == 0) {
      return false;
    }
    const std::uint32_t choice = random.below(choices);
    if (choice == steps.size()) {
      moves.push_back(kEnd);
      state.end_turn();
      return true;
    }
    moves.push_back(number_of(steps[choice]));
    note(seat - 1, moves.back());
    state.play(steps[choice]);
    if (!state.turn_is_open()) {
      return true;
    }
  }
  return false;
}

bool StateRules::play_by_lot(State& state, Random& random) {
  if (state.to_move() == kChance) {
    const std::vector<std::string> steps = state.legal_steps();
    if (steps.empty()) {
      return false;
    }
    state.play(steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
    return true;
  }
  drawn_.clear();
  return draw_turn(state, random, drawn_);
}

void StateRules::finish_round(State& state, Random& random) {
  for (int turns = 0; turns < 2 * kSeats && state.has_secrets(); ++turns) {
    if (!play_by_lot(state, random)) {
      return;
    }
  }
}

void StateRules::evaluate(Position& position, Random& random, Result<kSeats>& result) {
  constexpr int kMostDeadEnds = 8;
  int dead_ends = 0;
  for (int turns = 0; turns < plan_.playout_turns && position.state->to_move() != kNobody;) {
    const bool is_turn = position.state->to_move() != kChance;
    std::unique_ptr<State> attempt = position.state->clone();
    if (play_by_lot(*attempt, random)) {
      position.state = std::move(attempt);
      turns += is_turn ? 1 : 0;
    } else if (++dead_ends > kMostDeadEnds) {
      break;
    }
  }
  judge(*position.state, result);
}

void StateRules::judge(const State& state, Result<kSeats>& result) const {
  if (state.to_move() == kNobody) {
    share_out(state, result);
    return;
  }
  std::vector<double> values;
  if (plan_.evaluate != nullptr) {
    values = plan_.evaluate(state);
  } else {
    for (const int score : state.scores()) {
      values.push_back(score);
    }
  }
  values.resize(at(seats_), 0.0);
  double sum = 0;
  for (const double value : values) {
    sum += value;
  }
  // Turns a lead into a chance to win. However large the lead is, the chance stays below kHalf + kMost, and a
  // lead of kSlow adds half of kMost.
  constexpr double kHalf = 0.5;
  constexpr double kMost = 0.48;
  constexpr double kSlow = 5.0;
  std::array<double, kSeats> chances{};
  double all = 0;
  for (int seat = 0; seat < seats_; ++seat) {
    const double value = values[at(seat)];
    const double ahead = value - (sum - value) / std::max(seats_ - 1, 1);
    chances[at(seat)] = kHalf + kMost * ahead / ((ahead < 0 ? -ahead : ahead) + kSlow);
    all += chances[at(seat)];
  }
  result.fill(0);
  for (int seat = 0; seat < seats_; ++seat) {
    result[at(seat)] = static_cast<std::int32_t>(static_cast<double>(kWin) * chances[at(seat)] / all);
  }
}

std::uint64_t StateRules::feature(Move move) const { return mix_text(steps_[move]); }

StateRules::Position StateRules::deal(const Position& root, Random& random) {
  ++now_;
  if (!is_sampled_) {
    return root;
  }
  Position dealt(base_->clone());
  while (dealt.state->to_move() > 0 && dealt.state->to_move() < seat_) {
    drawn_.clear();
    if (!draw_turn(*dealt.state, random, drawn_)) {
      break;
    }
  }
  for (const std::string& step : begun_) {
    dealt.state->play(step);
  }
  for (const Move move : root.own) {
    play(dealt, move);
  }
  return dealt;
}

void StateRules::points(const Position& end, std::array<int, kSeats>& points) {
  const std::vector<int> scores = end.state->scores();
  for (std::size_t seat = 0; seat < scores.size() && seat < points.size(); ++seat) {
    points[seat] = scores[seat];
  }
}

std::string StateRules::any_turn() const {
  std::string found;
  if (!is_sampled_ && base_->lists_turns()) {
    base_->visit_turns([&found](std::string_view turn) {
      found = turn;
      return false;
    });
  }
  return found;
}

std::string StateRules::write_turn(const std::vector<Move>& moves) const {
  std::vector<std::string> steps;
  for (const Move move : moves) {
    if (move != kEnd) {
      steps.push_back(steps_[move]);
    }
  }
  return steps.size() == 1 ? steps.front() : timeline_->game().write_turn(steps);
}

}  // namespace byways::search
