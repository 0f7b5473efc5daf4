// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/lesson_words.h"

#include "engine/challenges/insight.h"
#include "engine/overpass/lesson_words.h"

namespace byways::challenges {

namespace {

using lessons::Value;
using lessons::Words;

// Full House has the moves of Groups-of-Three, and so the words for these.
std::optional<Value> fact(const State& state, const Words& words) {
  return overpass::lesson_words().fact(state, words);
}

std::optional<Places> places(const State& state, const Words& words) {
  const JumpInsight* const jumps = jump_insight(state);
  if (jumps == nullptr) {
    return overpass::lesson_words().places(state, words);
  }
  if (words.size() != 2 || words[0] != "ways") {
    return std::nullopt;
  }
  Places found;
  for (const Landing& landing : jumps->landings(words[1])) {
    found.push_back(landing.to);
  }
  return found;
}

}  // namespace

const lessons::Vocabulary& lesson_words() {
  static constexpr lessons::Vocabulary kWords{fact, places};
  return kWords;
}

}  // namespace byways::challenges
