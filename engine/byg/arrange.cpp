// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/arrange.h"

#include <nlohmann/json.hpp>

#include "engine/byg/state.h"
#include "engine/byg/texts.h"
#include "engine/hex/grid.h"

namespace byways::byg {

namespace {

constexpr auto kPriorityKey = "priority";

}  // namespace

nlohmann::json cells_json(const std::array<Places, 2>& cells) {
  nlohmann::json json = nlohmann::json::object();
  for (std::size_t player = 0; player < cells.size(); ++player) {
    for (const std::string& cell : cells[player]) {
      json[cell] = player + 1;
    }
  }
  return json;
}

template <int Side>
arranged::Answer arranged_state(const Setup& setup) {
  using Set = typename Position<Side>::Set;
  if (const auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return *refused;
  }
  const nlohmann::json& position = setup.arranged->position;
  std::array<Set, 2> stones{};
  const auto read = [&](const std::string& name, const nlohmann::json& value) -> std::optional<Refusal> {
    const std::optional<hex::Cell> cell = hex::Grid(Side).find(name);
    if (!cell) {
      return arranged::no_such_place(name);
    }
    const std::optional<int> seat = arranged::whole(value, 1, 2);
    if (!seat) {
      return arranged::wrong_piece(name, value);
    }
    stones[static_cast<std::size_t>(*seat - 1)].add(*cell);
    return std::nullopt;
  };
  if (const auto refused = arranged::for_each_member(position, "cells", read)) {
    return *refused;
  }
  int priority = setup.options.number(kPriorityKey);
  if (priority == 0) {
    priority = 1;
    if (position.contains(kPriorityKey)) {
      const std::optional<int> said = arranged::whole_at(position, kPriorityKey, 1, 2);
      if (!said) {
        return arranged::wrong_form(kPriorityKey);
      }
      priority = *said;
    }
  }
  if ((stones[0] | stones[1]).count() == hex::Board<Side>::kCells) {
    return arranged::over("BYG-9");
  }
  const int mover = setup.arranged->to_move - 1;
  if (stones[1 - mover].empty() && !stones[mover].empty()) {
    return opener_must_be_on_turn(2 - mover);
  }
  return {std::make_unique<BygState<Side>>(Position<Side>(stones, mover, priority - 1))};
}

template <int Side>
std::optional<Arrangement> arrangement_of(const Position<Side>& position) {
  const bool is_on = position.phase() == Phase::Opening || position.phase() == Phase::Play;
  if (!is_on || position.placed() > 0) {
    return std::nullopt;
  }
  const std::array<Places, 2> cells{names_of(Side, position.stones(0)), names_of(Side, position.stones(1))};
  return Arrangement{position.player() + 1,
                     {{"cells", cells_json(cells)}, {kPriorityKey, position.priority() + 1}}};
}

template arranged::Answer arranged_state<3>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<3>& position);
template arranged::Answer arranged_state<4>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<4>& position);
template arranged::Answer arranged_state<5>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<5>& position);
template arranged::Answer arranged_state<6>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<6>& position);
template arranged::Answer arranged_state<7>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<7>& position);
template arranged::Answer arranged_state<8>(const Setup& setup);
template std::optional<Arrangement> arrangement_of(const Position<8>& position);

}  // namespace byways::byg
