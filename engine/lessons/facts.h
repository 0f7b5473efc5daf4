// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/lessons/vocabulary.h"

namespace byways::lessons {

/// Where a step of a lesson stands: what facts are asked of.
struct Scene {
  const Timeline* before = nullptr;  ///< when the step began
  const Timeline* now = nullptr;
  const Vocabulary* vocabulary = nullptr;  ///< of the game
  Seat learner = kNobody;
};

/// The value of a fact; nothing if the words mean none.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, const Words& words);
/// The same for the text of a fact, with single spaces between its words.
[[nodiscard]] std::optional<Value> fact(const Scene& scene, std::string_view text);

/// The places that a text means, each once; nothing if it means none.
[[nodiscard]] std::optional<Places> places(const Scene& scene, std::string_view text);

/// "FACT OP FACT"; nothing if it has another form or one of its facts means nothing.
[[nodiscard]] std::optional<bool> holds(const Scene& scene, std::string_view condition);
/// Whether all of them hold. What means nothing doesn't hold.
[[nodiscard]] bool all_hold(const Scene& scene, const std::vector<std::string>& conditions);

/// As people read it: the number or the word.
[[nodiscard]] std::string to_text(const Value& value);

}  // namespace byways::lessons
