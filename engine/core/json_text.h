// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

// JSON from text and to text. The library's own functions for that are templates that take seconds to compile
// in every file that calls them; these are compiled once.

namespace byways {

/// Why a text is no JSON.
struct JsonFault {
  bool is_number = false;  ///< a number is too large
  std::size_t byte = 0;    ///< where else reading ended, from 1
};

/// What is not read of a text that may come from anywhere.
struct JsonLimits {
  int deepest = std::numeric_limits<int>::max();  ///< what is nested deeper is left out; the outermost value
                                                  ///< has depth 0
  int most_keys = std::numeric_limits<int>::max();  ///< a text with more keys is no JSON
};

/// Reads one value; its objects keep the order of their keys. A discarded value (is_discarded()) if the text
/// is no JSON; then `fault`, if it isn't null, says why.
[[nodiscard]] nlohmann::ordered_json read_json(std::string_view text, JsonFault* fault = nullptr);
/// The same, within limits.
[[nodiscard]] nlohmann::ordered_json read_json(std::string_view text, JsonLimits limits);

/// One line, or lines indented by so many blanks. What isn't UTF-8 is replaced by U+FFFD.
///@{
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& value,
                                    std::optional<unsigned> indent = std::nullopt);
[[nodiscard]] std::string json_text(const nlohmann::json& value);
///@}

}  // namespace byways
