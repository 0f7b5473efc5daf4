// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/lesson_words.h"

#include <string_view>

#include "engine/trypsylon/insight.h"

namespace byways::trypsylon {

namespace {

using lessons::Value;
using lessons::Words;

std::optional<Value> fact(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight == nullptr || words.size() != 1) {
    return std::nullopt;
  }
  if (words[0] == "face_down") {
    return static_cast<int>(insight->face_down().size());
  }
  if (words[0] == "times") {
    return insight->times();
  }
  if (words[0] == "claimable") {
    return insight->claim_is_open() ? 1 : 0;
  }
  return std::nullopt;
}

std::optional<Places> places(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight == nullptr) {
    return std::nullopt;
  }
  if (words == Words{"face_down"}) {
    return insight->face_down();
  }
  if (words == Words{"vacant"}) {
    return insight->vacancies();
  }
  if (words == Words{"takeable"}) {
    return insight->takeable();
  }
  if (words == Words{"ends"}) {
    return insight->open_ends();
  }
  if (words.size() == 2 && words[0] == "line") {
    return insight->line(words[1]);
  }
  constexpr std::string_view kSideNames = "NESW";
  if (words.size() == 2 && words[0] == "joined" && words[1].size() == 1) {
    const std::size_t side = kSideNames.find(words[1][0]);
    return side == std::string_view::npos ? Places() : insight->joined_to(kSides.at(side));
  }
  return std::nullopt;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{fact, places};
  return kWords;
}

}  // namespace byways::trypsylon
