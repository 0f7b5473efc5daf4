// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <charconv>

namespace byways::cli {

Expected<Arguments, UsageError> sort_arguments(const std::vector<std::string>& given,
                                               const std::set<std::string>& values,
                                               const std::set<std::string>& switches) {
  Arguments sorted;
  bool flags_are_over = false;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string& word = given[i];
    if (flags_are_over || !word.starts_with("--")) {
      sorted.words.push_back(word);
      continue;
    }
    if (word == "--") {
      flags_are_over = true;
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
    if (equals == std::string::npos && switches.contains(name)) {
      sorted.switches.insert(name);
      continue;
    }
    const bool is_option = name == "option" && values.contains(name);
    if (!values.contains(name)) {
      return UsageError{"unknown flag " + word};
    }
    std::string value;
    if (equals != std::string::npos) {
      value = word.substr(equals + 1);
    } else if (i + 1 < given.size()) {
      value = given[++i];
    } else {
      return UsageError{word + " wants a value"};
    }
    if (is_option) {
      sorted.options.push_back(value);
    } else {
      sorted.values[name] = value;
    }
  }
  return sorted;
}

Expected<std::uint64_t, UsageError> number_of(const Arguments& arguments, const std::string& name,
                                              std::uint64_t fallback, std::uint64_t least) {
  const auto found = arguments.values.find(name);
  if (found == arguments.values.end()) {
    return fallback;
  }
  std::uint64_t number = 0;
  const char* const end = found->second.data() + found->second.size();
  const auto [stopped, error] = std::from_chars(found->second.data(), end, number);
  if (error != std::errc() || stopped != end || number < least) {
    return UsageError{"--" + name + " wants a whole number of at least " + std::to_string(least)};
  }
  return number;
}

}  // namespace byways::cli
