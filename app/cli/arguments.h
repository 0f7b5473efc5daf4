// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/core/options.h"

namespace byways::cli {

/// The command was used wrongly: a message for stderr, exit code 2.
struct UsageError {
  std::string message;
};

/// What follows the verb on the command line, sorted by kind.
struct Arguments {
  std::vector<std::string> words;             ///< words that aren't flags, in order
  std::map<std::string, std::string> values;  ///< with a value: "--players 2" or "--players=2" as players → 2
  std::vector<std::string> options;           ///< each "k=v" of --option
  std::set<std::string> switches;             ///< without a value: "--count" as count

  [[nodiscard]] bool has(const std::string& name) const { return switches.contains(name); }
};

/// Sorts the words of `given` by kind. The verb knows two kinds of flags: `values` take a value, `switches`
/// don't. Both lists are without dashes.
[[nodiscard]] Expected<Arguments, UsageError> sort_arguments(const std::vector<std::string>& given,
                                                             const std::set<std::string>& values,
                                                             const std::set<std::string>& switches);

/// The value of the flag `name`, a whole number of at least `least`; `fallback` if the flag wasn't given.
[[nodiscard]] Expected<std::uint64_t, UsageError> number_of(const Arguments& arguments,
                                                            const std::string& name, std::uint64_t fallback,
                                                            std::uint64_t least);

}  // namespace byways::cli
