// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace byways::cli {

/// Parses an untrusted line as JSON; discarded if it isn't JSON, or is nested more deeply than any request or
/// answer, so that copying and writing it can't overflow the stack.
[[nodiscard]] nlohmann::ordered_json parse_line(const std::string& line);

}  // namespace byways::cli
