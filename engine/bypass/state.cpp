// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/state.h"

#include <nlohmann/json.hpp>

#include "engine/bypass/refusals.h"
#include "engine/bypass/scoring.h"
#include "engine/core/word_step.h"

namespace byways::bypass {

namespace {

constexpr std::string_view kStart = "start";
std::optional<int> starter_in(std::string_view step) { return number_in(step, kStart); }

std::string lot_text(int player) { return write_word_step({std::string(kStart), {player + 1}}); }

}  // namespace

template <int Side>
std::unique_ptr<State> BypassState<Side>::clone() const {
  return std::make_unique<BypassState>(*this);
}

template <int Side>
Seat BypassState<Side>::to_move() const {
  switch (position_.phase()) {
    case Phase::Lot:
      return kChance;
    case Phase::Play:
      return position_.player() + 1;
    case Phase::Over:
      break;
  }
  return kNobody;
}

template <int Side>
std::string_view BypassState<Side>::phase() const {
  switch (position_.phase()) {
    case Phase::Lot:
      return "setup";
    case Phase::Play:
      return "play";
    case Phase::Over:
      break;
  }
  return "over";
}

template <int Side>
std::vector<int> BypassState<Side>::scores() const {
  const Points sums = totals(position_);
  return {sums.begin(), sums.begin() + position_.players()};
}

template <int Side>
std::optional<Outcome> BypassState<Side>::outcome() const {
  if (position_.phase() != Phase::Over) {
    return std::nullopt;
  }
  Outcome outcome{.reason = "all letters connected", .winners = {}, .scores = scores()};
  for (int player = 0; player < position_.players(); ++player) {
    if (wins(position_, player)) {
      outcome.winners.push_back(player + 1);
    }
  }
  return outcome;
}

template <int Side>
Position<Side> BypassState<Side>::turn_start() const {
  Position<Side> start = position_;
  start.roll_back();
  return start;
}

template <int Side>
std::optional<Refusal> BypassState<Side>::refusal(Seat actor, std::string_view step) const {
  if (const std::optional<int> starter = starter_in(step)) {
    // Only the lot may name the starter, and it must be an existing seat.
    const bool is_lot = actor == kChance && *starter >= 1 && *starter <= position_.players();
    return is_lot ? refusal_of_lot(position_, *starter) : not_notation(step);
  }
  const std::optional<WrittenStep> written = read_step(step);
  return written ? refusal_of_step(position_, actor, *written) : not_notation(step);
}

template <int Side>
std::optional<Refusal> BypassState<Side>::end_refusal(Seat actor) const {
  return refusal_of_end(position_, actor);
}

template <int Side>
Transition BypassState<Side>::play(std::string_view step) {
  if (const std::optional<int> starter = starter_in(step)) {
    position_.set_start(*starter - 1);
    return {};
  }
  const Step meant = step_of<Side>(step);
  position_.draw(meant);
  const std::string& place = place_of<Side>(meant.link);
  const bool drawn = meant.kind == StepKind::Path || meant.kind == StepKind::Wall;
  const bool is_path = meant.kind == StepKind::Path || meant.kind == StepKind::ToPath;
  return {{.kind = drawn ? Change::Kind::Appeared : Change::Kind::Turned,
           .piece = is_path ? "path" : "wall",
           .from = drawn ? "" : place,
           .to = place,
           .owner = position_.player() + 1}};
}

template <int Side>
Transition BypassState<Side>::end_turn() {
  position_.end_turn();
  return {};
}

template <int Side>
Transition BypassState<Side>::leave(Seat seat) {
  position_.leave(seat - 1);
  return {};
}

template <int Side>
std::vector<std::string> BypassState<Side>::legal_steps() const {
  std::vector<std::string> steps;
  if (position_.phase() == Phase::Lot) {
    for (int player = 0; player < position_.players(); ++player) {
      if (!position_.has_left(player)) {
        steps.push_back(lot_text(player));
      }
    }
  }
  if (position_.phase() == Phase::Play) {
    for (const StepKind kind : kStepKinds) {
      position_.legal(kind).for_each([&](Link link) { steps.push_back(text_of<Side>(kind, link)); });
    }
  }
  return steps;
}

template <int Side>
void BypassState<Side>::visit_turns(const TurnVisitor& visit) const {
  if (position_.phase() == Phase::Play) {
    TurnSets<Side>(turn_start()).visit([&](const FullTurn& turn) { return visit(text_of<Side>(turn)); });
    return;
  }
  for (const std::string& lot : legal_steps()) {
    if (!visit(lot)) {
      return;
    }
  }
}

template <int Side>
std::uint64_t BypassState<Side>::count_turns() const {
  return position_.phase() == Phase::Play ? TurnSets<Side>(turn_start()).count() : legal_steps().size();
}

template <int Side>
std::uint64_t BypassState<Side>::perft(int depth) const {
  if (position_.phase() != Phase::Lot || depth == 0) {
    return bypass::perft(turn_start(), depth);
  }
  std::uint64_t total = 0;
  for (const std::string& lot : legal_steps()) {
    Position<Side> next = position_;
    next.set_start(*starter_in(lot) - 1);
    total += bypass::perft(next, depth - 1);
  }
  return total;
}

template <int Side>
nlohmann::json BypassState<Side>::position() const {
  nlohmann::json paths = nlohmann::json::object();
  nlohmann::json walls = nlohmann::json::object();
  for (int player = 0; player < position_.players(); ++player) {
    position_.paths(player).for_each(
        [&](Link link) { paths[text_of<Side>(StepKind::Path, link)] = player + 1; });
    position_.walls(player).for_each(
        [&](Link link) { walls[text_of<Side>(StepKind::Wall, link)] = player + 1; });
  }
  nlohmann::json position{{"paths", paths}, {"walls", walls}};
  if (position_.phase() == Phase::Over) {
    for (int letter = 0; letter < kLetters; ++letter) {
      const std::string name(1, static_cast<char>('A' + letter));
      position["routes"][name] = route(letter);
      position["points"][name] = points(letter);
    }
  }
  const Turn& turn = position_.turn();
  for (int i = 0; i < turn.count(); ++i) {
    position["drawn"].push_back(text_of<Side>(turn.at(i).kind, turn.at(i).link));
  }
  return position;
}

template <int Side>
Places BypassState<Side>::loop_links() const {
  return places_of<Side>(bypass::loop_links(position_));
}

template <int Side>
Places BypassState<Side>::cut_off_hexes() const {
  return hex_names<Side>(bypass::cut_off_hexes(position_));
}

template <int Side>
Places BypassState<Side>::wall_chain() const {
  return places_of<Side>(bypass::wall_chain(position_));
}

template <int Side>
Places BypassState<Side>::looping_links() const {
  return places_of<Side>(bypass::looping_links(position_));
}

template <int Side>
Places BypassState<Side>::isolating_links() const {
  return places_of<Side>(bypass::isolating_links(position_));
}

template <int Side>
std::vector<SwapText> BypassState<Side>::mending_swaps() const {
  std::vector<SwapText> swaps;
  for (const Swap& swap : bypass::mending_swaps(position_)) {
    swaps.push_back(
        {text_of<Side>(StepKind::ToWall, swap.to_wall), text_of<Side>(StepKind::ToPath, swap.to_path)});
  }
  return swaps;
}

template <int Side>
Places BypassState<Side>::letter_hexes(int letter) const {
  const Ends& hexes = Links<Side>::kTables.letters[static_cast<std::size_t>(letter)];
  return {hex_name(Side, hexes[0]), hex_name(Side, hexes[1])};
}

template <int Side>
Places BypassState<Side>::route(int letter) const {
  const Route<Side> route = route_of(position_, letter);
  Places hexes;
  for (int i = 0; i < route.count; ++i) {
    hexes.push_back(hex_name(Side, route.hexes[static_cast<std::size_t>(i)]));
  }
  return hexes;
}

template <int Side>
std::vector<int> BypassState<Side>::points(int letter) const {
  const Points points = points_of(turn_start(), letter);
  return {points.begin(), points.begin() + position_.players()};
}

template <int Side>
int BypassState<Side>::missing_paths(int letter) const {
  return bypass::missing_paths(position_, letter);
}

template <int Side>
int BypassState<Side>::track_length() const {
  for (const BoardChoice& board : kBoards) {
    if (board.side == Side) {
      return board.track_length;
    }
  }
  return 0;
}

const Insight* insight_into(const State& state) { return dynamic_cast<const Insight*>(&state); }

std::unique_ptr<State> new_state(int side, int players, Seat start) {
  return with_side(side, [&]<int Side>() -> std::unique_ptr<State> {
    return std::make_unique<BypassState<Side>>(players, start);
  });
}

}  // namespace byways::bypass
