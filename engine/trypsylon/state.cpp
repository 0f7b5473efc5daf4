// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/state.h"

#include <nlohmann/json.hpp>

#include "engine/core/word_step.h"
#include "engine/trypsylon/joints.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/refusals.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

namespace {

constexpr int kPlayers = 2;

constexpr std::string_view kStart = "start";
std::optional<int> starter_in(std::string_view step) { return number_in(step, kStart); }

std::string lot_text(int player) { return write_word_step({std::string(kStart), {player + 1}}); }

std::string text_of(const FullTurn& turn) {
  std::string text;
  const auto count = static_cast<std::size_t>(turn.count);
  for (std::size_t i = 0; i < count; ++i) {
    text += cell_name(turn.cells[i]) + ' ';
  }
  for (std::size_t i = 0; i < count; ++i) {
    text += (i == 0 ? "" : " ") + write_insertion(turn.insertions[i].end, turn.insertions[i].corner);
  }
  return text;
}

}  // namespace

TrypsylonState::TrypsylonState(const Position& position) : position_(position), turn_start_(position) {
  if (position_.phase() == Phase::Play) {
    begin_turn();
  }
}

// Counts the position, which is between turns, for TRY-17.
void TrypsylonState::begin_turn() {
  if (position_.face_down_at_start() < turn_start_.face_down_at_start()) {
    history_.clear();  // cards never turn face down again
  }
  turn_start_ = position_;
  history_.add(position_.key());
  drawn_.clear();
}

std::unique_ptr<State> TrypsylonState::clone() const { return std::make_unique<TrypsylonState>(*this); }

Seat TrypsylonState::to_move() const {
  if (is_over()) {
    return kNobody;
  }
  return position_.phase() == Phase::Lot ? kChance : position_.player() + 1;
}

std::string_view TrypsylonState::phase() const {
  if (is_over()) {
    return "over";
  }
  if (position_.phase() == Phase::Lot) {
    return "setup";
  }
  return position_.is_endgame() ? "endgame" : "play";
}

std::optional<Outcome> TrypsylonState::outcome() const {
  if (claimed_) {
    return Outcome{.reason = "repetition", .winners = {}, .scores = {}};
  }
  if (position_.phase() != Phase::Over) {
    return std::nullopt;
  }
  return Outcome{.reason = "side joined", .winners = {position_.winner() + 1}, .scores = {}};
}

std::optional<Refusal> TrypsylonState::refusal(Seat actor, std::string_view step) const {
  if (const std::optional<int> starter = starter_in(step)) {
    // Only the lot may name the starter, which has to be an existing seat.
    if (actor != kChance || *starter < 1 || *starter > kPlayers) {
      return not_notation(step);
    }
    if (is_over()) {
      return game_is_over();
    }
    return position_.phase() == Phase::Lot ? std::nullopt : refusal_of_actor(position_, actor);
  }
  const std::optional<WrittenStep> written = read_step(step);
  if (!written) {
    return not_notation(step);
  }
  if (auto refused = refusal_of_place(position_.board(), *written, step)) {
    return refused;
  }
  return is_over() ? game_is_over() : refusal_of_step(position_, turn_start_, actor, *written);
}

std::optional<Refusal> TrypsylonState::end_refusal(Seat actor) const {
  return is_over() ? game_is_over() : refusal_of_end(position_, actor);
}

Transition TrypsylonState::play(std::string_view step) {
  if (const std::optional<int> starter = starter_in(step)) {
    position_.set_start(*starter - 1);
    begin_turn();
    return {};
  }
  const WrittenStep written = *read_step(step);
  drawn_.emplace_back(step);
  if (written.kind == WrittenStep::Kind::Lift) {
    position_.lift(written.cell());
    return {{.kind = Change::Kind::Vanished,
             .piece = "card",
             .from = std::string(step),
             .to = "",
             .owner = kNobody}};
  }
  Transition changes = changes_of_push(position_.board(), position_.vacancies(), written.end());
  position_.insert(written.end(), written.corner);
  if (position_.hand() == 0) {
    begin_turn();
  }
  return changes;
}

std::vector<std::string> TrypsylonState::legal_steps() const {
  if (!is_on()) {
    return is_over() ? std::vector<std::string>() : std::vector{lot_text(0), lot_text(1)};
  }
  std::vector<std::string> steps = takeable();
  for_each(position_.ends(), [&](End end) {
    for (const Corner corner : kCorners) {
      steps.push_back(write_insertion(end, corner));
    }
  });
  return steps;
}

std::optional<Refusal> TrypsylonState::claim_refusal(Seat actor) const {
  if (is_over()) {
    return game_is_over();
  }
  if (actor < 1 || actor > kPlayers) {
    return only_players_claim();
  }
  return claim_is_open() ? std::nullopt : std::optional(not_repeated(times()));
}

Transition TrypsylonState::claim(Seat) {
  claimed_ = true;
  return {};
}

void TrypsylonState::visit_turns(const TurnVisitor& visit) const {
  if (is_on()) {
    trypsylon::visit_turns(turn_start_, [&](const FullTurn& turn) { return visit(text_of(turn)); });
    return;
  }
  for (const std::string& lot : legal_steps()) {
    if (!visit(lot)) {
      return;
    }
  }
}

std::uint64_t TrypsylonState::count_turns() const {
  return is_on() ? trypsylon::count_turns(turn_start_) : legal_steps().size();
}

std::uint64_t TrypsylonState::perft(int depth) const {
  if (claimed_ && depth > 0) {
    return 0;
  }
  if (position_.phase() != Phase::Lot || depth == 0) {
    return trypsylon::perft(turn_start_, depth);
  }
  std::uint64_t total = 0;
  for (int player = 0; player < kPlayers; ++player) {
    Position next = position_;
    next.set_start(player);
    total += trypsylon::perft(next, depth - 1);
  }
  return total;
}

nlohmann::json TrypsylonState::position() const {
  nlohmann::json cards = nlohmann::json::object();
  for_each(position_.cards().face_down, [&](Cell cell) { cards[cell_name(cell)] = "?"; });
  for_each(position_.cards().face_up, [&](Cell cell) {
    cards[cell_name(cell)] = std::string(corner_name(position_.cards().corner(cell)));
  });
  nlohmann::json position{
      {"cards", cards}, {"last", nullptr}, {"joined", {joins(Goal::Beach), joins(Goal::Meadow)}}};
  if (position_.last() != kNoCell) {
    position["last"] = last_inserted();
  }
  if (turn_is_open()) {
    position["hand"] = hand();
    position["drawn"] = drawn_;
  }
  return position;
}

const Insight* insight_into(const State& state) { return dynamic_cast<const Insight*>(&state); }

}  // namespace byways::trypsylon
