// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_facts.h"

#include <nlohmann/json.hpp>

#include "engine/overpass/colours.h"

namespace byways::app {

int PassPieces::sumOf(const overpass::PlaceValues& steps,
                      const std::function<std::optional<int>(const std::string& id)>& find) const {
  int sum = 0;
  for (const std::string& place : places) {
    sum += steps.at(static_cast<std::size_t>(find(place).value()));
  }
  return sum;
}

PassPieces passPieces(const State& state, Seat seat, int players) {
  PassPieces pieces;
  const nlohmann::json position = state.position();
  const auto isOwn = [&](const std::string& colour) {
    return overpass::owner_of(overpass::colour_named(colour).value(), players) == seat - 1;
  };
  for (const auto& [place, colour] : position.at("pieces").items()) {
    if (isOwn(colour.get<std::string>())) {
      pieces.places.push_back(place);
    }
  }
  for (const auto& [colour, count] : position.at("reserve").items()) {
    pieces.reserve += isOwn(colour) ? count.get<int>() : 0;
  }
  pieces.home = state.scores().at(static_cast<std::size_t>(seat) - 1);
  return pieces;
}

}  // namespace byways::app
