// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <optional>
#include <string>

#include "engine/core/record.h"

// All input of byways-cli comes through here, as files and pipes may be endless.

namespace byways::cli {

/// The longest text that is read as one: a record, a lesson, a bot's request or answer. In bytes.
inline constexpr std::size_t kLongestText = kLargestRecord;

/// Reads a line. Of one longer than kLongestText it keeps one byte more, so that it can be recognised. False
/// at the end. An endless line is reported on stderr, and nothing more is read.
bool read_line(std::istream& in, std::string& line);

/// All of a file; nothing, with a message on stderr, if it can't be read or is longer than kLongestText.
[[nodiscard]] std::optional<std::string> read_file(const std::string& name);

}  // namespace byways::cli
