// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <optional>
#include <string>

#include "engine/core/record.h"

// All that byways-cli reads comes through here, as files and pipes may have no end.

namespace byways::cli {

/// The longest text that is read as one: a record, a lesson, a bot's request or answer. In bytes.
inline constexpr std::size_t kLongestText = kLargestRecord;

/// Reads up to the end of the line; of one that is longer than kLongestText only a byte more, so that it
/// shows. One without an end is the last one. False if there is none; where a line goes on without an end, it
/// says so on stderr and reads no more.
bool read_line(std::istream& in, std::string& line);

/// All of a file; nothing, with a message on stderr, if it can't be read or is longer than kLongestText.
[[nodiscard]] std::optional<std::string> read_file(const std::string& name);

}  // namespace byways::cli
