// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/lesson_words.h"

#include "engine/bypass/insight.h"
#include "engine/core/entry.h"

namespace byways::bypass {

namespace {

using lessons::Value;
using lessons::Words;

// The number of a letter: 0 to 2 for A to C; nothing for other words.
std::optional<int> letter_of(const std::string& word) {
  const bool is_letter = word.size() == 1 && word[0] >= 'A' && word[0] <= 'C';
  return is_letter ? std::optional(word[0] - 'A') : std::nullopt;
}

std::optional<Value> points(const Insight& insight, const std::string& seat, const std::string& letter) {
  const std::optional<int> number = parse_number(seat);
  const std::optional<int> which = letter_of(letter);
  const std::vector<int> all = which ? insight.points(*which) : std::vector<int>();
  const bool is_there = number && *number >= 1 && static_cast<std::size_t>(*number) <= all.size();
  return is_there ? std::optional<Value>(all[static_cast<std::size_t>(*number) - 1]) : std::nullopt;
}

std::optional<Value> fact(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight != nullptr && words.size() == 3 && words[0] == "points") {
    return points(*insight, words[1], words[2]);
  }
  if (insight != nullptr && words == Words{"loop"}) {
    return insight->loop_links().empty() ? 0 : 1;
  }
  if (insight != nullptr && words == Words{"cut_off"}) {
    return insight->cut_off_hexes().empty() ? 0 : 1;
  }
  return std::nullopt;
}

std::optional<Places> places(const State& state, const Words& words) {
  const Insight* const insight = insight_into(state);
  if (insight == nullptr) {
    return std::nullopt;
  }
  if (words == Words{"loop"}) {
    return insight->loop_links();
  }
  if (words == Words{"cut_off"}) {
    return insight->cut_off_hexes();
  }
  if (words == Words{"walls"}) {
    return insight->wall_chain();
  }
  const std::optional<int> letter = words.size() == 2 ? letter_of(words[1]) : std::nullopt;
  if (letter && words[0] == "letter") {
    return insight->letter_hexes(*letter);
  }
  if (letter && words[0] == "route") {
    return insight->route(*letter);
  }
  return std::nullopt;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{fact, places};
  return kWords;
}

}  // namespace byways::bypass
