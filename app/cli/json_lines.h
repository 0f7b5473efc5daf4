// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace byways::cli {

/// A line from outside as JSON; discarded if it is none, or nested more deeply than any request or answer
/// (a record, with a little around it), so that it can be copied and written without a thought for the stack.
[[nodiscard]] nlohmann::ordered_json parse_line(const std::string& line);

}  // namespace byways::cli
