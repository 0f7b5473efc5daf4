// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/entry.h"

namespace byways {

namespace {

constexpr std::string_view kUnfinished = " \u2026";

bool is_spaced_singly(std::string_view text) {
  return !text.empty() && text.front() != ' ' && text.back() != ' ' &&
         text.find("  ") == std::string_view::npos;
}

}  // namespace

std::optional<int> parse_number(std::string_view digits) {
  constexpr std::size_t kMostDigits = 9;
  if (digits.empty() || digits.size() > kMostDigits || (digits.size() > 1 && digits.front() == '0')) {
    return std::nullopt;
  }
  int value = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') {
      return std::nullopt;
    }
    value = value * 10 + (digit - '0');
  }
  return value;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  std::size_t space = text.find(' ');
  while (space != std::string_view::npos) {
    words.emplace_back(text.substr(0, space));
    text.remove_prefix(space + 1);
    space = text.find(' ');
  }
  words.emplace_back(text);
  return words;
}

std::string join_words(const std::vector<std::string>& words) {
  std::string joined;
  for (const std::string& word : words) {
    joined += joined.empty() ? word : " " + word;
  }
  return joined;
}

std::optional<Entry> parse_entry(std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) {
    return std::nullopt;
  }
  Entry entry;
  const std::string_view seat = text.substr(0, colon);
  if (seat != "*") {
    const std::optional<int> number = parse_number(seat);
    if (!number || *number == 0) {
      return std::nullopt;
    }
    entry.seat = *number;
  }
  text.remove_prefix(colon + 2);
  if (text.ends_with(kUnfinished)) {
    entry.unfinished = true;
    text.remove_suffix(kUnfinished.size());
  }
  if (!is_spaced_singly(text)) {
    return std::nullopt;
  }
  entry.text = text;
  return entry;
}

std::string write_entry(const Entry& entry) {
  return (entry.seat == kChance ? "*" : std::to_string(entry.seat)) + ": " + entry.text +
         (entry.unfinished ? std::string(kUnfinished) : "");
}

}  // namespace byways
