// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/lesson_words.h"

#include "engine/core/entry.h"
#include "engine/overpass/insight.h"

namespace byways::overpass {

namespace {

using lessons::Value;
using lessons::Words;

std::optional<Value> fact(const State& state, const Words& words) {
  if (const OverPassInsight* const insight = over_pass_insight(state);
      insight != nullptr && words == Words{"to_empty"}) {
    const std::optional<int> moves = insight->moves_to_empty_centre();
    return moves ? Value(*moves) : Value(std::string());
  }
  if (const GroupsInsight* const insight = groups_insight(state);
      insight != nullptr && words == Words{"to_leave"}) {
    return insight->moves_to_leave_transit();
  }
  if (const MonoInsight* const insight = mono_insight(state); insight != nullptr) {
    if (words == Words{"shared"}) {
      return static_cast<int>(insight->shared_lines().size());
    }
    if (words.size() == 2 && words[0] == "clear") {
      return insight->clear_nodes_of(parse_number(words[1]).value_or(0));
    }
  }
  return std::nullopt;
}

std::optional<Places> over_pass_places(const OverPassInsight& insight, const Words& words) {
  if (words.size() == 2 && words[0] == "ways") {
    Places found;
    for (const Option& option : insight.options(words[1])) {
      found.push_back(option.to);
    }
    return found;
  }
  if (words.size() == 3 && words[0] == "chain") {
    return insight.chain(words[1], words[2]);
  }
  if (words == Words{"exits"}) {
    return Places{"J0", "J1", "J2", "J3", "J4", "J5", "J6", "J7"};
  }
  return std::nullopt;
}

std::optional<Places> groups_places(const GroupsInsight& insight, const Words& words) {
  if (words.size() == 2 && words[0] == "ways") {
    return insight.ways(words[1]);
  }
  if (words.size() == 3 && words[0] == "bring_ins") {
    Places found;
    for (const BringIn& each : insight.bring_ins(words[1], words[2])) {
      found.push_back(each.space);
    }
    return found;
  }
  return std::nullopt;
}

std::optional<Places> mono_places(const MonoInsight& insight, const Words& words) {
  if (words == Words{"clear"}) {
    return insight.clear_nodes();
  }
  Places found;
  if (words == Words{"shared"}) {
    for (const SharedLine& line : insight.shared_lines()) {
      found.insert(found.end(), line.pieces.begin(), line.pieces.end());
    }
    return found;
  }
  if (words.size() == 2 && words[0] == "lines") {
    for (const Places& line : insight.lines_through(words[1])) {
      found.insert(found.end(), line.begin(), line.end());
    }
    return found;
  }
  return std::nullopt;
}

std::optional<Places> places(const State& state, const Words& words) {
  if (const OverPassInsight* const insight = over_pass_insight(state)) {
    return over_pass_places(*insight, words);
  }
  if (const GroupsInsight* const insight = groups_insight(state)) {
    return groups_places(*insight, words);
  }
  const MonoInsight* const insight = mono_insight(state);
  return insight != nullptr ? mono_places(*insight, words) : std::nullopt;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{fact, places};
  return kWords;
}

}  // namespace byways::overpass
