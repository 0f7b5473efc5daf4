// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/overpass/dice.h"
#include "engine/overpass/reasons.h"

namespace byways::overpass {

/// What the states of the two dice games share: the order of turns, chance, the position as JSON. `Position`
/// is OverPassPosition or GroupsPosition.
template <class Position>
class DiceState : public State {
 public:
  ~DiceState() override = default;

  /// The position including the steps of the open turn, for searches.
  [[nodiscard]] const Position& concrete() const { return position_; }

  [[nodiscard]] Seat to_move() const override {
    switch (position_.phase()) {
      case Phase::Setup:
      case Phase::Roll:
        return kChance;
      case Phase::Play:
        return position_.player() + 1;
      case Phase::Over:
        break;
    }
    return kNobody;
  }

  [[nodiscard]] Seat to_roll() const override {
    return position_.phase() == Phase::Roll ? position_.player() + 1 : kNobody;
  }

  [[nodiscard]] std::string_view phase() const override {
    constexpr std::array<std::string_view, 4> kNames{"setup", "roll", "play", "over"};
    return kNames[static_cast<std::size_t>(position_.phase())];
  }

  [[nodiscard]] std::vector<int> scores() const override {
    std::vector<int> sums(static_cast<std::size_t>(position_.players()));
    for (Colour colour = 0; colour < position_.order().colours(); ++colour) {
      sums[static_cast<std::size_t>(owner_of(colour, position_.players()))] += position_.home(colour);
    }
    return sums;
  }

  [[nodiscard]] std::optional<Outcome> outcome() const override {
    if (position_.phase() != Phase::Over) {
      return std::nullopt;
    }
    return Outcome{.reason = "all home", .winners = {position_.player() + 1}, .scores = scores()};
  }

  [[nodiscard]] bool turn_is_open() const override { return !drawn_.empty(); }
  [[nodiscard]] bool has_left(Seat seat) const override { return position_.order().has_left(seat - 1); }
  [[nodiscard]] bool lists_turns() const override { return false; }

  [[nodiscard]] nlohmann::json position() const override {
    nlohmann::json pieces = nlohmann::json::object();
    nlohmann::json reserve = nlohmann::json::object();
    nlohmann::json home = nlohmann::json::object();
    for (Colour colour = 0; colour < position_.order().colours(); ++colour) {
      position_.pieces(colour).for_each([&](int place) { pieces[place_id(place)] = name_of(colour); });
      reserve[std::string(name_of(colour))] = position_.reserve(colour);
    }
    const std::vector<int> sums = scores();
    for (std::size_t player = 0; player < sums.size(); ++player) {
      home[std::to_string(player + 1)] = sums[player];
    }
    const TurnOrder& order = position_.order();
    const bool on_turn = order.phase() == Phase::Roll || order.phase() == Phase::Play;
    nlohmann::json position{{"pieces", pieces}, {"reserve", reserve}, {"home", home}};
    position["colour"] = on_turn ? nlohmann::json(name_of(order.colour())) : nlohmann::json();
    position["roll"] = order.is_rolled() ? nlohmann::json(order.dice()) : nlohmann::json();
    position["left"] = order.is_rolled() ? nlohmann::json(order.left()) : nlohmann::json();
    if (turn_is_open()) {
      position["drawn"] = drawn_;
    }
    return position;
  }

  [[nodiscard]] std::optional<Arrangement> arrangement() const override {
    const bool is_between = position_.phase() == Phase::Roll;
    for (Seat seat = 1; seat <= position_.players(); ++seat) {
      if (!is_between || has_left(seat)) {
        return std::nullopt;
      }
    }
    nlohmann::json shown = position();
    return Arrangement{to_roll(),
                       {{"pieces", std::move(shown["pieces"])},
                        {"reserve", std::move(shown["reserve"])},
                        {"colour", std::move(shown["colour"])}}};
  }

 protected:
  explicit DiceState(const Position& position) : position_(position), turn_start_(position) {}
  DiceState(const DiceState&) = default;
  DiceState& operator=(const DiceState&) = default;

  /// The id of a place, which is a node or a space depending on the game.
  [[nodiscard]] virtual const std::string& place_id(int place) const = 0;
  [[nodiscard]] virtual const RuleBook& book() const = 0;

  /// Why `actor` may not make any step now.
  [[nodiscard]] std::optional<Refusal> refusal_of_actor(Seat actor) const {
    switch (position_.phase()) {
      case Phase::Over:
        return game_is_over(book());
      case Phase::Setup:
        return lot_is_due(book());
      case Phase::Roll:
        return roll_is_due(book(), to_roll());
      case Phase::Play:
        break;
    }
    if (actor == to_move()) {
      return std::nullopt;
    }
    return actor == kChance ? no_roll_is_due(book()) : wrong_seat(book(), to_move());
  }

  /// Why the chance outcome `chance` isn't possible now.
  [[nodiscard]] std::optional<Refusal> refusal_of_chance(const ChanceText& chance) const {
    const bool is_start = chance.start != 0;
    switch (position_.phase()) {
      case Phase::Over:
        return game_is_over(book());
      case Phase::Setup:
        if (!is_start) {
          return lot_is_due(book());
        }
        return has_left(chance.start) ? std::optional(starter_has_left(book(), chance.start)) : std::nullopt;
      case Phase::Roll:
        return is_start ? std::optional(start_is_settled(book())) : std::nullopt;
      case Phase::Play:
        break;
    }
    return is_start ? start_is_settled(book()) : no_roll_is_due(book());
  }

  /// The change for a piece that moves. `from` and `to` may also be piles: "reserve:white", "home:1".
  [[nodiscard]] Change moved(Colour colour, const std::string& from, const std::string& to) const {
    return {.kind = Change::Kind::Moved,
            .piece = std::string(name_of(colour)),
            .from = from,
            .to = to,
            .owner = owner_of(colour, position_.players()) + 1};
  }
  [[nodiscard]] static std::string reserve_of(Colour colour) {
    return "reserve:" + std::string(name_of(colour));
  }
  [[nodiscard]] std::string home_of(Colour colour) const {
    return "home:" + std::to_string(owner_of(colour, position_.players()) + 1);
  }

  /// Makes the current position the start of a new turn.
  void settle() {
    drawn_.clear();
    turn_start_ = position_;
  }

  Position position_;
  Position turn_start_;             // position_ without the steps of the open turn
  std::vector<std::string> drawn_;  // the steps of the open turn
};

}  // namespace byways::overpass
