// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

// Reading and writing JSON. The library's own functions are templates that take seconds to compile in every
// file that calls them; these are compiled once.

namespace byways {

/// Why a text isn't JSON.
struct JsonFault {
  bool is_number = false;  ///< the text has a number that is too large
  std::size_t byte = 0;    ///< if !is_number: where reading stopped, in bytes from 1
};

/// Limits for untrusted text.
struct JsonLimits {
  int deepest = std::numeric_limits<int>::max();  ///< values nested deeper are left out; the outermost value
                                                  ///< has depth 0
  int most_keys = std::numeric_limits<int>::max();  ///< a text with more keys is refused
};

/// Reads one value; its objects keep the order of their keys. Returns a discarded value (is_discarded()) if
/// the text isn't JSON; then `fault`, if not null, says why.
[[nodiscard]] nlohmann::ordered_json read_json(std::string_view text, JsonFault* fault = nullptr);
/// Reads one value within limits. If `most_keys` is set, the objects of the result have sorted keys, because
/// inserting a key into a sorted object is quick, however many keys the object has.
[[nodiscard]] nlohmann::ordered_json read_json(std::string_view text, JsonLimits limits);

/// The value on one line or, with `indent`, on lines indented by that many spaces per level. Invalid UTF-8 is
/// replaced by U+FFFD.
///@{
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& value,
                                    std::optional<unsigned> indent = std::nullopt);
[[nodiscard]] std::string json_text(const nlohmann::json& value);
///@}

}  // namespace byways
