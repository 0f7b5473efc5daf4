// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace byways::cli {

/// Parses an untrusted line as JSON. The result is_discarded() if the line isn't JSON, or if it is nested
/// more deeply than any request or answer: copying and writing such a value could overflow the stack.
[[nodiscard]] nlohmann::ordered_json parse_line(const std::string& line);

}  // namespace byways::cli
