// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/word_step.h"

#include <algorithm>

#include "engine/core/entry.h"

namespace byways {

std::optional<WordStep> read_word_step(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const auto is_small = [](char letter) { return letter >= 'a' && letter <= 'z'; };
  if (space == std::string_view::npos || word.empty() || !std::all_of(word.begin(), word.end(), is_small)) {
    return std::nullopt;
  }
  WordStep step{std::string(word), {}};
  std::string_view rest = text.substr(space + 1);
  for (bool is_last = false; !is_last;) {
    const std::size_t end = rest.find(' ');
    is_last = end == std::string_view::npos;
    const std::optional<int> number = parse_number(rest.substr(0, end));
    if (!number) {
      return std::nullopt;
    }
    step.numbers.push_back(*number);
    rest.remove_prefix(is_last ? rest.size() : end + 1);
  }
  return step;
}

std::string write_word_step(const WordStep& step) {
  std::string text = step.word;
  for (const int number : step.numbers) {
    text += ' ' + std::to_string(number);
  }
  return text;
}

std::optional<int> number_in(std::string_view step, std::string_view word) {
  return step.starts_with(word) && step.substr(word.size()).starts_with(' ')
             ? parse_number(step.substr(word.size() + 1))
             : std::nullopt;
}

}  // namespace byways
