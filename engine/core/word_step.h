// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byways {

/// A step written as a word and numbers, such as a lot, a roll or a choice before play: "start 2", "roll 3
/// 2", "first 1".
struct WordStep {
  std::string word;
  std::vector<int> numbers;  ///< at least one

  bool operator==(const WordStep&) const = default;
};

/// Reads a WordStep; nothing for other texts. The word and the numbers needn't mean anything in the rule set.
[[nodiscard]] std::optional<WordStep> read_word_step(std::string_view text);
[[nodiscard]] std::string write_word_step(const WordStep& step);

/// The number in a step that consists of `word` and one number, such as the seat in "start 2"; nothing for
/// other texts.
[[nodiscard]] std::optional<int> number_in(std::string_view step, std::string_view word);

}  // namespace byways
