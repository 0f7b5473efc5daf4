// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/learned_values.h"

#include <nlohmann/json.hpp>

#include "engine/core/json_text.h"
#include "engine/overpass/board.h"

namespace byways::overpass {

namespace {

// `find` returns the place with a given id.
template <class Find>
LearnedValues read_values(const std::string& text, Find find) {
  const nlohmann::ordered_json json = read_json(text);
  LearnedValues values;
  values.doubles = json.at("doubles").get<std::array<int, kContests>>();
  for (const nlohmann::ordered_json& kind : json.at("places")) {
    for (const nlohmann::ordered_json& id : kind.at("ids")) {
      values.places[static_cast<std::size_t>(find(id.get<std::string>()).value())] =
          kind.at("value").get<int>();
    }
  }
  return values;
}

}  // namespace

const LearnedValues& over_pass_values() {
  static const LearnedValues values =
      read_values(over_pass_values_text(), [](const std::string& id) { return board().find_node(id); });
  return values;
}

const LearnedValues& groups_values() {
  static const LearnedValues values =
      read_values(groups_values_text(), [](const std::string& id) { return board().find_space(id); });
  return values;
}

}  // namespace byways::overpass
