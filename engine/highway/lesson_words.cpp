// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/lesson_words.h"

#include <array>
#include <string_view>
#include <utility>

#include "engine/core/entry.h"
#include "engine/highway/insight.h"

namespace byways::highway {

namespace {

using lessons::Words;

constexpr std::array<std::pair<std::string_view, PartKind>, 4> kKinds{
    {{"L", PartKind::Left}, {"R", PartKind::Right}, {"X", PartKind::Blockade}, {"$", PartKind::Robber}}};

std::optional<Places> places(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight == nullptr) {
    return std::nullopt;
  }
  if (words == Words{"homes"}) {
    return insight->free_homes();
  }
  if (words.size() != 2) {
    return std::nullopt;
  }
  if (words[0] == "controlled") {
    Places found;
    const std::optional<int> seat = parse_number(words[1]);
    const bool is_seat =
        seat && *seat >= 1 && static_cast<std::size_t>(*seat) <= insight->table().scores.size();
    if (is_seat) {
      for (const ControlledCell& each : insight->controlled(*seat)) {
        found.push_back(each.cell);
      }
    }
    return found;
  }
  for (const auto& [name, kind] : kKinds) {
    if (words[0] == "place" && words[1] == name) {
      return insight->legal_places(state.to_move(), kind);
    }
  }
  return std::nullopt;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{nullptr, places};
  return kWords;
}

}  // namespace byways::highway
