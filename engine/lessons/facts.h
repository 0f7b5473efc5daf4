// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/lessons/vocabulary.h"

namespace byways::lessons {

/// The state of a lesson's step, which facts are about.
struct Scene {
  const Timeline* before = nullptr;  ///< when the step began
  const Timeline* now = nullptr;
  const Vocabulary* vocabulary = nullptr;  ///< of the game
  Seat learner = kNobody;
};

/// The value of a fact; nothing if the words aren't a fact.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, const Words& words);
/// The same for the text of a fact, with single spaces between its words.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, std::string_view text);

/// The places that a text describes, each once; nothing if it isn't a valid one.
[[nodiscard]] std::optional<Places> places(const Scene& scene, std::string_view text);

/// Evaluates "FACT OP FACT"; nothing if that isn't a valid condition.
[[nodiscard]] std::optional<bool> holds(const Scene& scene, std::string_view condition);
/// Whether all of them hold. An invalid one doesn't.
[[nodiscard]] bool all_hold(const Scene& scene, const std::vector<std::string>& conditions);

/// For people: the number or the word.
[[nodiscard]] std::string to_text(const Value& value);

}  // namespace byways::lessons
