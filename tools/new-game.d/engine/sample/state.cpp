// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sample/state.h"

#include <nlohmann/json.hpp>

namespace byways::sample {

namespace {

constexpr Reason kReasons[] = {
    {"sample.no-such-cell", "HEX-1", common::kNoSuchCell},
    {"sample.wrong-seat", "SMP-2", common::kWrongSeat},
    {"sample.chance-is-not-due", "SMP-2", common::kStartIsSettled},
    {"sample.filled", "SMP-2", common::kFilled},
    {"sample.game-is-over", "SMP-3", common::kGameIsOver},
};

Refusal refuse(ReasonIn<kReasons> reason, std::vector<std::string> places = {},
               std::vector<std::string> arguments = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments));
}

}  // namespace

std::span<const Reason> reasons() { return kReasons; }

Refusal game_is_over() { return refuse("sample.game-is-over"); }

std::unique_ptr<State> SampleState::clone() const { return std::make_unique<SampleState>(*this); }

std::optional<Outcome> SampleState::outcome() const {
  if (!position_.is_over()) {
    return std::nullopt;
  }
  if (position_.winner() == 0) {
    return Outcome{.reason = "board full", .winners = {}, .scores = {}};
  }
  return Outcome{.reason = "in a row", .winners = {position_.winner()}, .scores = {}};
}

std::optional<Refusal> SampleState::refusal(Seat actor, std::string_view step) const {
  if (!hex::is_cell_name(step)) {
    return not_notation(step);
  }
  const std::optional<hex::Cell> cell = grid().find(step);
  if (!cell) {
    return refuse("sample.no-such-cell", {}, {shorten(step)});
  }
  if (position_.is_over()) {
    return game_is_over();
  }
  if (actor == kChance) {
    return refuse("sample.chance-is-not-due");
  }
  if (actor != position_.mover()) {
    return refuse("sample.wrong-seat", {}, {std::to_string(position_.mover())});
  }
  const std::string name(step);
  return position_.at(*cell) == 0 ? std::nullopt : std::optional(refuse("sample.filled", {name}, {name}));
}

Transition SampleState::play(std::string_view step) {
  const Seat mover = position_.mover();
  position_.place(*grid().find(step));
  return {{.kind = Change::Kind::Appeared,
           .piece = "stone",
           .from = "",
           .to = std::string(step),
           .owner = mover}};
}

std::vector<std::string> SampleState::legal_steps() const {
  std::vector<std::string> steps;
  for (hex::Cell cell = 0; cell < kCells && !position_.is_over(); ++cell) {
    if (position_.at(cell) == 0) {
      steps.push_back(grid().name(cell));
    }
  }
  return steps;
}

nlohmann::json SampleState::position() const {
  nlohmann::json cells = nlohmann::json::object();
  for (hex::Cell cell = 0; cell < kCells; ++cell) {
    if (position_.at(cell) != 0) {
      cells[grid().name(cell)] = position_.at(cell);
    }
  }
  return {{"cells", cells}};
}

std::optional<Arrangement> SampleState::arrangement() const {
  return position_.is_over() ? std::nullopt : std::optional(Arrangement{position_.mover(), position()});
}

arranged::Answer arranged_state(const Setup& setup) {
  if (const auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return *refused;
  }
  std::array<std::uint8_t, kCells> stones{};
  const auto read = [&](const std::string& name, const nlohmann::json& value) -> std::optional<Refusal> {
    const std::optional<hex::Cell> cell = grid().find(name);
    if (!cell) {
      return arranged::no_such_place(name);
    }
    const std::optional<int> seat = arranged::whole(value, 1, 2);
    if (!seat) {
      return arranged::wrong_piece(name, value);
    }
    stones[static_cast<std::size_t>(*cell)] = static_cast<std::uint8_t>(*seat);
    return std::nullopt;
  };
  if (const auto refused = arranged::for_each_member(setup.arranged->position, "cells", read)) {
    return *refused;
  }
  const Position position(stones, setup.arranged->to_move);
  for (hex::Cell cell = 0; cell < kCells; ++cell) {
    if (position.at(cell) != 0 && position.is_in_row(cell)) {
      return arranged::over("SMP-3", {grid().name(cell)});
    }
  }
  if (position.empty() == 0) {
    return arranged::over("SMP-4");
  }
  return {std::make_unique<SampleState>(position)};
}

}  // namespace byways::sample
