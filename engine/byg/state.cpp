// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/state.h"

#include <algorithm>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "engine/byg/refusals.h"
#include "engine/byg/texts.h"
#include "engine/byg/turns.h"
#include "engine/core/word_step.h"
#include "engine/hex/grid.h"

namespace byways::byg {

namespace {

constexpr std::string_view kFirst = "first";
constexpr std::string_view kPriority = "priority";

std::string text_of(int side, const StoneTurn& turn) {
  std::string text;
  for (int i = 0; i < turn.count; ++i) {
    text += (i == 0 ? "" : " ") + name_of(side, turn.cells[i]);
  }
  return text;
}

// The result of State::position(). `groups` has the sizes of the groups of each player.
nlohmann::json position_json(const std::array<Places, 2>& cells, std::array<std::vector<int>, 2> groups,
                             const std::optional<Places>& drawn) {
  nlohmann::json position{{"cells", cells_json(cells)}, {"groups", nlohmann::json::array()}};
  for (std::vector<int>& sizes : groups) {
    std::sort(sizes.begin(), sizes.end(), std::greater<>());
    position["groups"].push_back(sizes);
  }
  if (drawn) {
    position["drawn"] = *drawn;
  }
  return position;
}

}  // namespace

template <int Side>
std::unique_ptr<State> BygState<Side>::clone() const {
  return std::make_unique<BygState>(*this);
}

template <int Side>
Seat BygState<Side>::to_move() const {
  switch (position_.phase()) {
    case Phase::Lot:
      return kChance;
    case Phase::Over:
      return kNobody;
    default:
      return position_.player() + 1;
  }
}

template <int Side>
std::string_view BygState<Side>::phase() const {
  switch (position_.phase()) {
    case Phase::Lot:
    case Phase::Choice:
      return "setup";
    case Phase::Opening:
      return "opening";
    case Phase::Play:
      return "play";
    case Phase::Over:
      break;
  }
  return "over";
}

template <int Side>
std::vector<int> BygState<Side>::scores() const {
  return {position_.largest_group(0), position_.largest_group(1)};
}

template <int Side>
std::optional<Outcome> BygState<Side>::outcome() const {
  if (position_.phase() != Phase::Over) {
    return std::nullopt;
  }
  return Outcome{.reason = "board full", .winners = {position_.winner() + 1}, .scores = scores()};
}

template <int Side>
std::optional<Refusal> BygState<Side>::refusal(Seat actor, std::string_view step) const {
  const std::optional<int> priority = number_in(step, kPriority);
  const std::optional<int> first = number_in(step, kFirst);
  const bool is_cell = hex::is_cell_name(step);
  if (!priority && !first && !is_cell) {
    return not_notation(step);
  }
  if (priority && (actor != kChance || *priority < 1 || *priority > 2)) {
    return not_notation(step);  // only the lot names priority
  }
  const std::optional<Cell> cell = is_cell ? hex::Grid(Side).find(step) : std::nullopt;
  if (is_cell && !cell) {
    return no_such_cell(shorten(step));
  }
  if (std::optional<Refusal> refused = refusal_of_actor(position_, to_move(), actor)) {
    return refused;
  }
  switch (position_.phase()) {
    case Phase::Lot:
      return priority ? std::nullopt : std::optional(lot_is_due());
    case Phase::Choice:
      if (!first) {
        return choice_is_due(to_move());
      }
      return *first == 1 || *first == 2 ? std::nullopt
                                        : std::optional(first_must_be_1_or_2(std::to_string(*first)));
    default:
      return first ? std::optional(choice_is_made()) : refusal_of_cell(position_, turn_start_, *cell);
  }
}

template <int Side>
Transition BygState<Side>::play(std::string_view step) {
  if (const std::optional<int> priority = number_in(step, kPriority)) {
    position_.set_priority(*priority - 1);
    turn_start_ = position_;
    return {};
  }
  if (const std::optional<int> first = number_in(step, kFirst)) {
    position_.choose_first(*first - 1);
    turn_start_ = position_;
    return {};
  }
  position_.place(*hex::Grid(Side).find(step));
  return {{.kind = Change::Kind::Appeared,
           .piece = "stone",
           .from = "",
           .to = std::string(step),
           .owner = position_.player() + 1}};
}

template <int Side>
std::optional<Refusal> BygState<Side>::end_refusal(Seat actor) const {
  if (std::optional<Refusal> refused = refusal_of_actor(position_, to_move(), actor)) {
    return refused;
  }
  switch (position_.phase()) {
    case Phase::Lot:
      return lot_is_due();
    case Phase::Choice:
      return choice_is_due(to_move());
    default:
      return position_.may_end() ? std::nullopt
                                 : std::optional(none_placed(position_.phase() == Phase::Opening));
  }
}

template <int Side>
Transition BygState<Side>::end_turn() {
  position_.end_turn();
  turn_start_ = position_;
  return {};
}

template <int Side>
std::vector<std::string> BygState<Side>::legal_steps() const {
  switch (position_.phase()) {
    case Phase::Lot:
      return {"priority 1", "priority 2"};
    case Phase::Choice:
      return {"first 1", "first 2"};
    case Phase::Over:
      return {};
    default:
      return names_of(Side, position_.placeable());
  }
}

template <int Side>
void BygState<Side>::visit_turns(const TurnVisitor& visit) const {
  if (is_on()) {
    visit_stone_turns(turn_start_, [&](const StoneTurn& turn) { return visit(text_of(Side, turn)); });
    return;
  }
  for (const std::string& step : legal_steps()) {
    if (!visit(step)) {
      return;
    }
  }
}

template <int Side>
std::uint64_t BygState<Side>::count_turns() const {
  return is_on() ? count_stone_turns(turn_start_) : legal_steps().size();
}

template <int Side>
std::uint64_t BygState<Side>::perft(int depth) const {
  return byg::perft(turn_start_, depth);
}

template <int Side>
nlohmann::json BygState<Side>::position() const {
  std::array<Places, 2> cells;
  std::array<std::vector<int>, 2> groups;
  for (std::size_t player = 0; player < cells.size(); ++player) {
    Set uncounted = position_.stones(static_cast<int>(player));
    cells[player] = names_of(Side, uncounted);
    while (!uncounted.empty()) {
      const Set group = position_.group_at(uncounted.select(0));
      groups[player].push_back(group.count());
      uncounted -= group;
    }
  }
  Places drawn;
  for (int i = 0; i < position_.placed(); ++i) {
    drawn.push_back(name_of(Side, position_.placed_at(i)));
  }
  return position_json(cells, std::move(groups), turn_is_open() ? std::optional(drawn) : std::nullopt);
}

template <int Side>
int BygState<Side>::limit() const {
  return is_on() ? position_.limit() : 0;
}

template <int Side>
int BygState<Side>::most_stones() const {
  if (!is_on()) {
    return 0;
  }
  // Whether two stones of a turn exclude each other doesn't depend on the turn's other stones.
  const int rest = position_.limit() - position_.placed();
  int most = 0;
  const Set all = position_.placeable();
  all.for_each([&](Cell a) {
    most = std::max(most, 1);
    const Set beside = rest < 2 || most == rest ? Set{} : all - turn_start_.closed_by(a);
    beside.for_each([&](Cell b) {
      const bool has_third = rest > 2 && most < rest && !(beside - turn_start_.closed_by(b)).empty();
      most = std::max(most, has_third ? 3 : 2);
    });
  });
  return position_.placed() + most;
}

template <int Side>
int BygState<Side>::stones_for(Seat seat) const {
  return std::min(Position<Side>::kMostStones, position_.groups(seat - 1));
}

template <int Side>
Places BygState<Side>::closed() const {
  const bool has_rest = is_on() && position_.placed() < position_.limit();
  return has_rest ? names_of(Side, position_.empty() - position_.placeable()) : Places();
}

const Insight* insight_into(const State& state) { return dynamic_cast<const Insight*>(&state); }

template class BygState<3>;
template class BygState<4>;
template class BygState<5>;
template class BygState<6>;
template class BygState<7>;
template class BygState<8>;

}  // namespace byways::byg
