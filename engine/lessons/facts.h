// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/lessons/vocabulary.h"

namespace byways::lessons {

/// What facts are about: the state of a lesson's step.
struct Scene {
  const Timeline* before = nullptr;  ///< the game when the step began
  const Timeline* now = nullptr;
  const Vocabulary* vocabulary = nullptr;  ///< the words of the rule set
  Seat learner = kNobody;
};

/// The value of a fact; nothing if the words aren't a fact.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, const Words& words);
/// The value of a fact given as a text, with single spaces between its words.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, std::string_view text);

/// The places that a text describes, each once; nothing if the text isn't valid.
[[nodiscard]] std::optional<Places> places(const Scene& scene, std::string_view text);

/// Evaluates "FACT OP FACT"; nothing if that isn't a valid condition.
[[nodiscard]] std::optional<bool> holds(const Scene& scene, std::string_view condition);
/// Whether all conditions hold. An invalid condition doesn't.
[[nodiscard]] bool all_hold(const Scene& scene, const std::vector<std::string>& conditions);

/// The number or the word as a text for people.
[[nodiscard]] std::string to_text(const Value& value);

}  // namespace byways::lessons
