// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <optional>
#include <string>

#include "engine/core/record.h"

// byways-cli reads all its input with these functions. They limit its length, because files and pipes may be
// endless.

namespace byways::cli {

/// The largest size, in bytes, of a text that is read as a whole: a record, a lesson, or a bot's request or
/// answer.
inline constexpr std::size_t kLongestText = kLargestRecord;

/// Reads a line; returns false at the end of the input. A line that is too long is cut to kLongestText + 1
/// bytes, so that the caller can recognise it. A line sixteen times as long as kLongestText counts as
/// endless: this is reported on stderr, and nothing more is read.
bool read_line(std::istream& in, std::string& line);

/// The whole content of a file. If it can't be read or is longer than kLongestText, prints a message on
/// stderr and returns nothing.
[[nodiscard]] std::optional<std::string> read_file(const std::string& name);

}  // namespace byways::cli
