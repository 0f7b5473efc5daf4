// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_table.h"

#include <nlohmann/json.hpp>
#include <numeric>

namespace byways::app {

namespace {

PassTable::Phase passPhase(const Match& match) {
  const std::string_view phase = match.timeline().phase();
  return phase == "setup"  ? PassTable::Phase::Lot
         : phase == "roll" ? PassTable::Phase::Roll
         : phase == "play" ? PassTable::Phase::Play
                           : PassTable::Phase::Over;
}

std::size_t indexOfColour(const nlohmann::json& name) {
  const auto colour = overpass::colour_named(name.get<std::string>());
  return static_cast<std::size_t>(colour.value_or(0));
}

}  // namespace

int PassTable::allWaiting() const { return std::accumulate(waiting.begin(), waiting.end(), 0); }

Seat PassTable::seat() const {
  return colour == overpass::kNoColour ? kNobody : overpass::owner_of(colour, players) + 1;
}

PassTable passTable(const Match& match) {
  const nlohmann::json position = match.state().position();
  PassTable table;
  table.players = match.players();
  table.phase = passPhase(match);
  for (const auto& [place, name] : position.at("pieces").items()) {
    ++table.onBoard.at(indexOfColour(name));
  }
  for (const auto& [name, count] : position.at("reserve").items()) {
    table.waiting.at(indexOfColour(name)) = count.get<int>();
  }
  for (Seat seat = 1; seat <= table.players; ++seat) {
    table.homes.append(position.at("home").at(std::to_string(seat)).get<int>());
  }
  if (position.at("colour").is_string() && table.phase != PassTable::Phase::Over) {
    table.colour = static_cast<int>(indexOfColour(position.at("colour")));
  }
  if (position.at("roll").is_array()) {
    table.dice = position.at("roll").get<std::array<int, 2>>();
    table.left = position.at("left").get<int>();
  }
  return table;
}

QList<int> passColours(int players, Seat seat) {
  QList<int> colours;
  for (overpass::Colour colour = 0; colour < overpass::colours_of(players); ++colour) {
    if (overpass::owner_of(colour, players) == seat - 1) {
      colours.append(colour);
    }
  }
  return colours;
}

}  // namespace byways::app
