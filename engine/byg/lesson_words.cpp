// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/lesson_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/byg/insight.h"
#include "engine/hex/groups.h"

namespace byways::byg {

namespace {

using lessons::Value;
using lessons::Words;

std::optional<Value> fact(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  return insight != nullptr && words == Words{"limit"} ? std::optional<Value>(insight->limit())
                                                       : std::nullopt;
}

// The cells of the group of the stone on the cell `name`, or this group's liberties.
Places group_at(const State& state, const std::string& name, bool wants_liberties) {
  const nlohmann::json position = state.position();
  const auto stones = position.find("cells");
  const Insight* const insight = insight_into(state);
  if (stones == position.end() || insight == nullptr) {
    return {};
  }
  const hex::Grid grid(insight->side());
  std::vector<int> owners(static_cast<std::size_t>(grid.cells()), 0);
  for (const auto& [cell, owner] : stones->items()) {
    if (const std::optional<hex::Cell> at = grid.find(cell)) {
      owners[static_cast<std::size_t>(*at)] = owner.get<int>();
    }
  }
  const std::optional<hex::Cell> wanted = grid.find(name);
  Places found;
  for (const hex::Group& group : hex::groups(grid, owners)) {
    if (!wanted || std::find(group.cells.begin(), group.cells.end(), *wanted) == group.cells.end()) {
      continue;
    }
    for (const hex::Cell cell : wants_liberties ? hex::liberties(grid, owners, group) : group.cells) {
      found.push_back(grid.name(cell));
    }
  }
  return found;
}

std::optional<Places> places(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight == nullptr) {
    return std::nullopt;
  }
  if (words == Words{"closed"}) {
    return insight->closed();
  }
  if (words.size() == 2 && (words[0] == "group" || words[0] == "liberties")) {
    return group_at(state, words[1], words[0] == "liberties");
  }
  return std::nullopt;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{fact, places};
  return kWords;
}

}  // namespace byways::byg
